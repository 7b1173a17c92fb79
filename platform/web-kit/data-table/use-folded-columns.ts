import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { mainColumn, type TableColumn } from './table-model.ts';

/** Width of the box, in pixels, from which the columns of a priority stand; those without one always do. */
const STANDS_FROM = { 2: 720, 3: 1000 } as const;
/** Up to here a row is a card, which has a line for every column. */
const CARDS_UP_TO = 767;
const ALL = 3;

function readRank(box: HTMLElement): number {
  const width = box.clientWidth;
  if (width === 0 || window.innerWidth <= CARDS_UP_TO || width >= STANDS_FROM[3]) return ALL;
  return width >= STANDS_FROM[2] ? 2 : 1;
}

interface FoldedColumns<Row> {
  readonly standing: readonly TableColumn<Row>[];
  /** Columns shown under the name of the row. */
  readonly folded: readonly TableColumn<Row>[];
}

/** Which columns do not fit into the box. The column that orders the rows always stays, with its arrow. */
export function useFoldedColumns<Row>(
  box: RefObject<HTMLElement | null>,
  columns: readonly TableColumn<Row>[],
  sorted: string | undefined,
): FoldedColumns<Row> {
  const [rank, setRank] = useState(ALL);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const read = () => setRank(readRank(element));
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return useMemo(() => {
    const main = mainColumn(columns)?.key;
    const isFolded = ({ key, kind, priority }: TableColumn<Row>) =>
      priority !== undefined && priority > rank && key !== sorted && key !== main && kind !== 'action';
    return {
      standing: columns.filter((column) => !isFolded(column)),
      folded: columns.filter(isFolded),
    };
  }, [columns, rank, sorted]);
}
