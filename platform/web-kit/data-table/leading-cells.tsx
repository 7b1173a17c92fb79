// biome-ignore-all lint/a11y/noRedundantRoles: under 768 px the rows are drawn as cards, and `display` takes the table semantics away
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Checkbox } from '../checkbox/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { RowExpansion, RowPicker } from './leading-columns.ts';
import type { IdentifiedRow } from './selection-model.ts';
import styles from './table-rows.module.css';

export interface LeadingCellsProps<Row> {
  readonly picker: RowPicker<Row> | null;
  readonly expansion: RowExpansion<Row> | null;
}

/** Headers of the columns that choose and open rows. */
export function LeadingHeaders<Row>({ picker, expansion }: LeadingCellsProps<Row>) {
  return (
    <>
      {picker ? (
        <th role="columnheader" scope="col" className={styles['pick']}>
          {picker.head ? (
            <Checkbox
              label="Seleccionar todas las filas de la página"
              hideLabel
              checked={picker.head === 'all'}
              indeterminate={picker.head === 'some'}
              onChange={picker.onHead}
            />
          ) : (
            <span className="sr">Seleccionar</span>
          )}
        </th>
      ) : null}
      {expansion ? (
        <th role="columnheader" scope="col" className={styles['open']}>
          <span className="sr">Desplegar</span>
        </th>
      ) : null}
    </>
  );
}

interface RowProps<Row> extends LeadingCellsProps<Row> {
  readonly item: IdentifiedRow<Row>;
  /** What names the row. */
  readonly name: string;
}

function Pick<Row>({ picker, item, name }: RowProps<Row> & { readonly picker: RowPicker<Row> }) {
  if (!picker.canPick(item.row)) return null;
  const label = `Seleccionar ${name}`;
  const checked = picker.isPicked(item.id);
  const onChange = () => picker.onRow(item);
  if (picker.control) return picker.control({ id: item.id, label, checked, onChange });
  return <Checkbox label={label} hideLabel checked={checked} onChange={onChange} />;
}

/** What chooses a row, and the button that opens its sub-rows. */
export function LeadingCells<Row>(props: RowProps<Row>) {
  const { picker, expansion, item, name } = props;
  const isOpen = expansion?.openId === item.id;
  return (
    <>
      {picker ? (
        <td role="cell" className={styles['pick']} data-label="Seleccionar">
          <Pick {...props} picker={picker} />
        </td>
      ) : null}
      {expansion ? (
        <td role="cell" className={styles['open']} data-label="Detalle">
          {expansion.canOpen(item.row) ? (
            <IconButton
              size="small"
              label={`${isOpen ? 'Ocultar' : 'Mostrar'} detalle de ${name}`}
              icon={isOpen ? <ChevronDown size={18} /> : <ChevronRight size={18} />}
              aria-expanded={isOpen}
              onClick={() => expansion.onToggle(item.id, item.row)}
            />
          ) : null}
        </td>
      ) : null}
    </>
  );
}
