import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { BlockedReasons, Button, reachedLimit } from '../button/index.ts';
import { formatNumber } from '../format/index.ts';
import { IconButton } from '../icon-button/index.ts';
import styles from './stacked-table.module.css';
import { type StackedColumn, StackedTable } from './stacked-table.tsx';

interface OrderedTableProps<Row> {
  readonly label: string;
  /** The first one names the row. */
  readonly columns: readonly StackedColumn<Row>[];
  readonly rows: readonly Row[];
  /** What names a row in its buttons. */
  readonly nameOf: (row: Row) => string;
  /** Leaves rows out of sight; all of them show without it. */
  readonly isShown?: (row: Row) => boolean;
  /** What is said while `isShown` leaves no row. */
  readonly none?: string;
  readonly onChange: (rows: readonly Row[]) => void;
  readonly onEdit: (row: Row) => void;
}

interface Placed<Row> {
  readonly row: Row;
  readonly place: number;
  readonly key: string;
}

const IS_FIRST = reachedLimit('Ya está en el primer lugar.');
const IS_LAST = reachedLimit('Ya está en el último lugar.');

/** Rows on show at a time: there may be thousands. */
const PAGE = 50;

/** Rows in an order people choose, each to be changed, moved or taken out. */
export function OrderedTable<Row>(props: OrderedTableProps<Row>) {
  const { label, columns, rows, nameOf, isShown, none, onChange, onEdit } = props;
  const [shown, setShown] = useState(PAGE);
  const [said, setSaid] = useState('');
  const placed = listPlaced(rows, nameOf).filter(({ row }) => isShown === undefined || isShown(row));

  const isNone = none !== undefined && placed.length === 0;

  function move(place: number, step: -1 | 1): void {
    const [row, other] = [rows[place], rows[place + step]];
    if (row === undefined || other === undefined) return;
    const next = [...rows];
    [next[place], next[place + step]] = [other, row];
    onChange(next);
    setSaid(`${nameOf(row)}: lugar ${place + step + 1} de ${rows.length}.`);
  }

  function remove(place: number, name: string): void {
    onChange(rows.filter((_, other) => other !== place));
    setSaid(`${name}: quitado.`);
  }

  function renderActions({ row, place }: Placed<Row>) {
    const name = nameOf(row);
    return (
      <div className={styles['buttons']}>
        <BlockedReasons decision={place === 0 ? IS_FIRST : undefined}>
          {(reasons) => (
            <IconButton
              size="small"
              label={`Subir ${name}`}
              icon={<ArrowUp size={16} />}
              {...reasons}
              onClick={() => move(place, -1)}
            />
          )}
        </BlockedReasons>
        <BlockedReasons decision={place === rows.length - 1 ? IS_LAST : undefined}>
          {(reasons) => (
            <IconButton
              size="small"
              label={`Bajar ${name}`}
              icon={<ArrowDown size={16} />}
              {...reasons}
              onClick={() => move(place, 1)}
            />
          )}
        </BlockedReasons>
        <IconButton
          size="small"
          label={`Editar ${name}`}
          icon={<Pencil size={16} />}
          onClick={() => onEdit(row)}
        />
        <IconButton
          size="small"
          label={`Quitar ${name}`}
          icon={<Trash2 size={16} />}
          onClick={() => remove(place, name)}
        />
      </div>
    );
  }

  return (
    <>
      <p className="sr" role="status">
        {said}
      </p>
      <div role="status">{isNone ? <p className={styles['none']}>{none}</p> : null}</div>
      {isNone ? null : (
        <StackedTable
          label={label}
          columns={[
            ...columns.map((column) => ({
              ...column,
              cell: ({ row }: Placed<Row>) => column.cell(row),
            })),
            { label: 'Acción', isAction: true, cell: renderActions },
          ]}
          rows={placed.slice(0, shown)}
          rowKey={({ key }) => key}
        />
      )}
      {placed.length > shown ? (
        <div className={styles['more']}>
          <Button variant="secondary" size="small" onClick={() => setShown(shown + PAGE)}>
            Ver {formatNumber(Math.min(PAGE, placed.length - shown))} más
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Each row with its place, under its name: names may repeat until the person mends them. */
function listPlaced<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Placed<Row>[] {
  const times = new Map<string, number>();
  return rows.map((row, place) => {
    const name = nameOf(row);
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    return { row, place, key: before === 0 ? name : `${name} ${before}` };
  });
}
