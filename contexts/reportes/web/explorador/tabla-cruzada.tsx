import { Notice } from '@marco/web-kit/notice';
import type { Exploracion } from '../../contract/index.ts';
import styles from './explorador.module.css';
import { buildTablaCruzada, COLUMNAS_CRUZADAS } from './present-exploracion.ts';

/** The first measure crossed: the last dimension across, the others down, with what each adds up to. */
export function TablaCruzadaBlock({ exploracion }: { readonly exploracion: Exploracion }) {
  const cruzada = buildTablaCruzada(exploracion);
  const { dimensiones, medidas } = exploracion;
  const last = dimensiones.at(-1)?.nombre ?? '';
  if (cruzada === undefined)
    return (
      <Notice>
        {dimensiones.length < 2
          ? 'Elija una segunda dimensión para cruzarla con la primera.'
          : `«${last}» tiene más de ${COLUMNAS_CRUZADAS} valores. Fíltrela, o ponga como última otra dimensión.`}
      </Notice>
    );
  const titulo = `${medidas[0]?.nombre ?? ''}, por ${dimensiones.map(({ nombre }) => nombre.toLowerCase()).join(' y ')}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className={styles['cruzada']} aria-label={titulo} tabIndex={0}>
      <table>
        <caption className="sr">{titulo}</caption>
        <thead>
          <tr>
            <th scope="col">
              {dimensiones
                .slice(0, -1)
                .map(({ nombre }) => nombre)
                .join(' · ')}
            </th>
            {cruzada.columnas.map((columna) => (
              <th key={columna} scope="col">
                {columna}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {cruzada.filas.map(({ nombre, celdas, total }) => (
            <tr key={nombre}>
              <th scope="row">{nombre}</th>
              {celdas.map((celda, at) => (
                <td key={cruzada.columnas[at]}>{celda}</td>
              ))}
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {cruzada.totales.map((total, at) => (
              <td key={cruzada.columnas[at] ?? 'total'}>{total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
