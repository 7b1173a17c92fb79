import { ayudaPaths } from '@marco/parametros/paths';
import { classNames } from '@marco/web-kit/class-names';
import { Link } from 'react-router';
import type { BloqueDeTexto, PasoDelMarco } from '../../contract/index.ts';
import styles from './datos-generales.module.css';
import { Seccion } from './seccion.tsx';
import { TextoMarcado } from './texto-marcado.tsx';

/** How two entidades come to share a datum, in plain words, and the words themselves. */
export function ComoFunciona({
  pasos,
  terminos,
}: {
  readonly pasos: readonly PasoDelMarco[];
  readonly terminos: readonly BloqueDeTexto[];
}) {
  return (
    <Seccion
      id="como-funciona"
      title="Cómo funciona"
      lead="Para que una entidad no vuelva a pedirle lo que otra ya sabe."
    >
      <ol className={styles['pasos']}>
        {pasos.map(({ titulo, texto, llega }, place) => (
          <li key={titulo} className={classNames(styles['paso'], styles[`nivel-${Math.min(place, 3)}`])}>
            <h3>
              <span aria-hidden="true">{place}</span>
              {titulo}
            </h3>
            <TextoMarcado texto={texto} />
            {llega === '' ? null : (
              <p className={styles['llega']}>
                Llega a: <b>{llega}</b>
              </p>
            )}
          </li>
        ))}
      </ol>
      {terminos.length === 0 ? null : (
        <dl className={styles['terminos']}>
          {terminos.map(({ titulo, texto }) => (
            <div key={titulo}>
              <dt>{titulo}</dt>
              <dd>
                <TextoMarcado texto={texto} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <Link to={ayudaPaths.glosario}>Ver el glosario completo</Link>
      </p>
    </Seccion>
  );
}
