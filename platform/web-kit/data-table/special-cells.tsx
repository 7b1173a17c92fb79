import type { Comparable } from '@marco/contract-kit/natural-order';
import { Chip, type ChipTone } from '../chip/index.ts';
import { OidCell } from './oid-cell.tsx';
import { rowInputs, rowProperty } from './row-inputs.ts';
import { columnText, type TableColumn, type TableColumnState } from './table-model.ts';
import { VersionCell } from './version-cell.tsx';

const TONES: readonly ChipTone[] = ['gray', 'gray-ring', 'yellow', 'purple', 'green', 'red', 'blue'];

/** Adds to each column the settings of its kind and its states; settings of the owner win. */
export function withSpecialCells<Row>(
  columns: readonly TableColumn<Row>[],
  states: readonly TableColumnState[],
): readonly TableColumn<Row>[] {
  return columns.map((column) => {
    if (column.kind === 'version') return { ...versionColumn<Row>(), ...column };
    if (column.kind === 'oid') return { ...oidColumn<Row>(), ...column };
    const state = states.find(({ key }) => key === column.key);
    return state ? withState(column, state) : column;
  });
}

/** Source of the information, or the files of a historical version (TABLE-05). */
function versionColumn<Row>(): Partial<TableColumn<Row>> {
  const text = (row: Row): string => {
    const { flagHistorico, attachments = [], fuenteInformacion = '' } = rowInputs(row);
    return flagHistorico ? attachments.map(({ nombre }) => nombre).join(', ') : fuenteInformacion;
  };
  return {
    text,
    value: text,
    cell: (row, _, emitData) => <VersionCell row={rowInputs(row)} onAttachment={emitData} />,
  };
}

/** The identifier, which opens what its parts stand for (TABLE-05). */
function oidColumn<Row>(): Partial<TableColumn<Row>> {
  return {
    nowrap: true,
    value: (row) => rowInputs(row).oid,
    cell: (row, emit) => <OidCell row={rowInputs(row)} onOpen={emit} />,
  };
}

/** Where the state stands in the row, its name among the selections, and the tone of its chip (TABLE-09). */
function withState<Row>(column: TableColumn<Row>, state: TableColumnState): TableColumn<Row> {
  const { key, keySubkey, classKey, classSubkey, selections } = state;
  const own: TableColumn<Row> =
    keySubkey === undefined
      ? column
      : { value: (row) => rowProperty(row, key, keySubkey) as Comparable, ...column };
  if (classKey === undefined) return own;
  const labels = new Map(selections.map(({ value, label }) => [value, label]));
  const text = (row: Row): string => labels.get(columnText(own, row)) ?? columnText(own, row);
  const toneOf = (row: Row) => TONES.find((tone) => tone === rowProperty(row, classKey, classSubkey));
  return { text, cell: (row) => <Chip tone={toneOf(row) ?? 'gray'}>{text(row)}</Chip>, ...own };
}
