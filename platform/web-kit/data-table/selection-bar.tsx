import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { classNames } from '../class-names/index.ts';
import { formatNumber } from '../format/index.ts';
import type { RowPicker } from './leading-columns.ts';
import styles from './selection-bar.module.css';

export interface SelectionBarProps {
  readonly picker: Pick<RowPicker<never>, 'head' | 'onHead'>;
  readonly count: number;
  /** Rows there are in all. */
  readonly total: number;
  /** Takes every row that was found; null where there is no more to take. */
  readonly all: { readonly count: number; readonly select: () => void } | null;
  /** What the count counts; default 'fila seleccionada' and 'filas seleccionadas'. */
  readonly counted: readonly [one: string, many: string] | undefined;
  readonly onClear: () => void;
  /** Buttons of the owner for what is selected. */
  readonly children: ReactNode;
}

const COUNTED = ['fila seleccionada', 'filas seleccionadas'] as const;

/** How many rows of how many are selected and what can be done with them. On a phone it holds the box of the header too. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, total, all, counted = COUNTED, onClear, children } = props;
  const { head, onHead } = props.picker;
  return (
    <div className={classNames(styles['bar'], count === 0 && styles['idle'])} data-print="hide">
      {head ? (
        <div className={styles['head']}>
          <Checkbox
            label="Seleccionar todas las filas de la página"
            checked={head === 'all'}
            indeterminate={head === 'some'}
            onChange={onHead}
          />
        </div>
      ) : null}
      <p className={styles['count']} role="status">
        {count > 0 ? (
          <>
            {`${formatNumber(count)} ${counted[count === 1 ? 0 : 1]} `}
            <span className={styles['total']}>de {formatNumber(total)}</span>
          </>
        ) : null}
      </p>
      {count > 0 ? (
        <>
          {all ? (
            <Button variant="ghost" size="small" onClick={all.select}>
              Seleccionar los {formatNumber(all.count)} resultados
            </Button>
          ) : null}
          {children}
          <Button variant="ghost" size="small" onClick={onClear}>
            Quitar selección
          </Button>
        </>
      ) : null}
    </div>
  );
}
