import { formatDate, formatNumber } from '@marco/web-kit/format';
import { StackedTable } from '@marco/web-kit/stacked-table';
import type { EdicionDeConjunto } from '../../contract/index.ts';
import { presentCambio } from '../../rules/catalogo.ts';
import styles from './conjuntos.module.css';

/** The editions that are kept, the newest first. */
export function EdicionesTable({ ediciones }: { readonly ediciones: readonly EdicionDeConjunto[] }) {
  if (ediciones.length === 0) return <p className={styles['vacio']}>Todavía no hay ediciones.</p>;
  return (
    <StackedTable
      label="Ediciones"
      rows={ediciones}
      rowKey={({ fecha }) => fecha}
      columns={[
        { label: 'Edición', cell: ({ fecha }) => formatDate(fecha) },
        { label: 'Filas', cell: ({ filas }) => formatNumber(filas) },
        { label: 'Qué cambió', cell: presentCambio },
        {
          label: 'Archivos',
          isAction: true,
          cell: ({ fecha, archivos }) =>
            archivos.map(({ formato, direccion }, at) => (
              <span key={formato}>
                {at === 0 ? '' : ' · '}
                <a href={direccion} download aria-label={`${formato.toUpperCase()} del ${formatDate(fecha)}`}>
                  {formato.toUpperCase()}
                </a>
              </span>
            )),
        },
      ]}
    />
  );
}
