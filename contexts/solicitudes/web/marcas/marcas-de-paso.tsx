import type { MarcaDeSolicitud } from '../../contract/index.ts';
import { RESPUESTA_MARCA } from '../../contract/terms.ts';
import styles from './marcas.module.css';

/** What a return asked for, in the history of a request. */
export function MarcasDePaso({ marcas }: { readonly marcas: readonly MarcaDeSolicitud[] }) {
  return (
    <details className={styles['dePaso']}>
      <summary>{marcas.length === 1 ? '1 observación' : `${marcas.length} observaciones`}</summary>
      <ul>
        {marcas.map(({ id, nombre, texto, respuesta }) => (
          <li key={id}>
            <b>{nombre}.</b> {texto}
            {respuesta === null
              ? ''
              : ` ${[RESPUESTA_MARCA[respuesta.clase], respuesta.texto].filter(Boolean).join(': ')}.`}
          </li>
        ))}
      </ul>
    </details>
  );
}
