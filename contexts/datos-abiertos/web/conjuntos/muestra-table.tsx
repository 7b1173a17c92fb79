import type { DetalleConjunto } from '../../contract/index.ts';
import styles from './conjuntos.module.css';

type Celda = DetalleConjunto['muestra'][number][number];

function presentCelda(celda: Celda): string {
  if (celda === null) return '';
  return typeof celda === 'boolean' ? (celda ? 'sí' : 'no') : String(celda);
}

/** The first rows of a set, as the files have them; it scrolls by itself. */
export function MuestraTable({ columnas, muestra }: Pick<DetalleConjunto, 'columnas' | 'muestra'>) {
  if (muestra.length === 0) return <p className={styles['vacio']}>La última edición no tiene filas.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the arrow keys
    <section className={styles['desliza']} aria-label="Primeras filas del conjunto" tabIndex={0}>
      <table className={styles['muestra']}>
        <thead>
          <tr>
            {columnas.map(({ nombre }) => (
              <th key={nombre} scope="col">
                {nombre}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {muestra.map((fila, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and never change their place
            <tr key={at}>
              {columnas.map(({ nombre }, columna) => (
                <td key={nombre}>{presentCelda(fila[columna] ?? null)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
