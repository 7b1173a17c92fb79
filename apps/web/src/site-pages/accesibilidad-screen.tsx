import { useConfiguracion } from '@marco/parametros/widgets';
import { Apartado, PlainPage } from './plain-page.tsx';
import { ACCESIBILIDAD } from './site-links.ts';

/** 'accesibilidad': what the pages hold, how that is measured, and where to tell a problem. */
export function AccesibilidadScreen() {
  const { soporte } = useConfiguracion().pie.correos;
  return (
    <PlainPage
      title={ACCESIBILIDAD.label}
      lead="Qué puede esperar de estas páginas y cómo avisar cuando algo no funciona para usted."
    >
      <Apartado title="Cómo están hechas las páginas">
        <ul>
          <li>
            Las páginas se usan con el teclado. La primera tecla Tab muestra el enlace «Saltar al contenido
            principal», y el lugar donde está siempre se ve.
          </li>
          <li>Un botón que no está disponible dice por qué, también al llegar a él con el teclado.</li>
          <li>Hay tema claro y tema oscuro. En los dos se revisa el contraste de los textos.</li>
          <li>Las páginas caben en 320 píxeles de ancho, sin desplazarse hacia los lados.</li>
          <li>Si su equipo pide menos movimiento, las animaciones se reducen.</li>
          <li>Cada página tiene título, encabezados y zonas con nombre para los lectores de pantalla.</li>
          <li>Un campo con error lo dice con texto junto al campo, no solo con color.</li>
        </ul>
      </Apartado>
      <Apartado title="Cómo se revisan">
        <p>
          Las páginas se abren en un navegador con la herramienta axe y las reglas de las pautas WCAG 2.2,
          niveles A y AA, en los dos temas y en anchos de 320 a 1440 píxeles.
        </p>
        <p>Una revisión automática no encuentra todos los problemas.</p>
        <p>Los documentos que adjuntan las personas no pasan por esta revisión.</p>
      </Apartado>
      <Apartado title="Avise de un problema">
        <p>
          Escriba a <a href={`mailto:${soporte}?subject=${encodeURIComponent('Accesibilidad')}`}>{soporte}</a>
          . Diga en qué página estaba, qué quería hacer y con qué navegador o ayuda técnica.
        </p>
      </Apartado>
    </PlainPage>
  );
}
