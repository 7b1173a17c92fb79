import { useConfiguracion } from '@marco/parametros/widgets';
import { Card } from '@marco/web-kit/card';
import type { BloqueDeTexto } from '../../contract/index.ts';
import styles from './datos-generales.module.css';
import { Seccion } from './seccion.tsx';
import { TextoMarcado } from './texto-marcado.tsx';

/** What people ask most, and whom they ask the rest. */
export function Preguntas({ preguntas }: { readonly preguntas: readonly BloqueDeTexto[] }) {
  return (
    <Seccion id="preguntas" title="Preguntas frecuentes">
      <div className={styles['preguntas']}>
        {preguntas.map(({ titulo, texto }, place) => (
          <details key={titulo} open={place === 0}>
            <summary>{titulo}</summary>
            <TextoMarcado texto={texto} />
          </details>
        ))}
      </div>
      <Contactos />
    </Seccion>
  );
}

function Contactos() {
  const { ministerio, pie } = useConfiguracion();
  return (
    <Card title="Contactos">
      <dl className={styles['contactos']}>
        <div>
          <dt>Quién responde</dt>
          <dd>{ministerio.nombre}</dd>
        </div>
        <div>
          <dt>Horario</dt>
          <dd>
            {pie.horario.dias}, {pie.horario.horas}
          </dd>
        </div>
        {pie.telefonos.map(({ nombre, numero }) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>
              <a href={`tel:${numero.replaceAll(/[^\d+]/g, '')}`}>{numero}</a>
            </dd>
          </div>
        ))}
        <div>
          <dt>Soporte</dt>
          <dd>
            <a href={`mailto:${pie.correos.soporte}`}>{pie.correos.soporte}</a>
          </dd>
        </div>
        <div>
          <dt>Lenguaje común</dt>
          <dd>
            <a href={`mailto:${pie.correos.lenguaje}`}>{pie.correos.lenguaje}</a>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
