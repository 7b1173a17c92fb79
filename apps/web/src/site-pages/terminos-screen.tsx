import { accesoPaths } from '@marco/acceso/paths';
import { useConfiguracion } from '@marco/parametros/widgets';
import { Link } from 'react-router';
import { Apartado, PlainPage } from './plain-page.tsx';
import { TERMINOS } from './site-links.ts';

/** 'terminos': what the site offers and what it expects of its users. */
export function TerminosScreen() {
  const { producto, ministerio, pie } = useConfiguracion();
  const { soporte } = pie.correos;
  return (
    <PlainPage title={TERMINOS.label} lead="Qué ofrece este sitio y cómo se usa.">
      <Apartado title="Qué es este sitio">
        <p>{`${producto.titulo}. ${producto.descripcion}`}</p>
        <p>{`Lo ofrece el ${ministerio.nombre} (${ministerio.sigla}).`}</p>
      </Apartado>
      <Apartado title="Lo que se consulta sin cuenta">
        <ul>
          <li>
            Las mesas de interoperabilidad, sus reuniones realizadas y los documentos de esas reuniones.
          </li>
          <li>El diccionario de elementos de dato y sus esquemas.</li>
          <li>El validador de mensajes.</li>
          <li>La ayuda, el glosario y la descripción de la API.</li>
        </ul>
      </Apartado>
      <Apartado title="Su cuenta">
        <ul>
          <li>
            Para trabajar en el área privada se registra como persona natural, con su documento de identidad.
          </li>
          <li>
            Su cuenta es personal. Lo que se hace con ella queda en la auditoría, con su usuario y la hora.
          </li>
          <li>Lo que puede ver y hacer depende del rol que le asignen en su entidad.</li>
          <li>
            Sus datos se tratan como dice el aviso de{' '}
            <Link to={accesoPaths.tratamiento}>tratamiento de datos personales</Link>.
          </li>
        </ul>
      </Apartado>
      <Apartado title="Uso de los servicios">
        <ul>
          <li>
            El número de peticiones por minuto tiene un límite, para que el servicio alcance para todas las
            personas. Si lo supera, espere un momento e intente de nuevo.
          </li>
          <li>
            No adjunte documentos con programas ni datos personales que la reunión o el trámite no necesite.
          </li>
          <li>
            Un mensaje que envía al validador se revisa y no se publica. Aun así, use datos de ejemplo cuando
            pueda.
          </li>
        </ul>
      </Apartado>
      <Apartado title="Preguntas y problemas">
        <p>
          Escriba a <a href={`mailto:${soporte}`}>{soporte}</a>, {pie.horario.dias.toLocaleLowerCase('es')}{' '}
          {pie.horario.horas}.
        </p>
      </Apartado>
    </PlainPage>
  );
}
