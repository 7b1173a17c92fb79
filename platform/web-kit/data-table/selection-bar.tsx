import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { classNames } from '../class-names/index.ts';
import { formatNumber } from '../format/index.ts';
import type { RowPicker } from './row-picker.ts';
import styles from './selection-bar.module.css';

export interface SelectionBarProps {
  readonly picker: Pick<RowPicker<never>, 'head' | 'onHead'>;
  readonly count: number;
  /** What the count counts; default 'fila seleccionada' and 'filas seleccionadas'. */
  readonly counted: readonly [one: string, many: string] | undefined;
  readonly onClear: () => void;
  /** Buttons of the owner for what is selected. */
  readonly children: ReactNode;
}

const COUNTED = ['fila seleccionada', 'filas seleccionadas'] as const;

/** How many rows are selected and what can be done with them. On a phone it holds the box of the header too. */
export function SelectionBar({ picker, count, counted = COUNTED, onClear, children }: SelectionBarProps) {
  const { head, onHead } = picker;
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
        {count > 0 ? `${formatNumber(count)} ${counted[count === 1 ? 0 : 1]}` : ''}
      </p>
      {count > 0 ? (
        <>
          {children}
          <Button variant="ghost" size="small" onClick={onClear}>
            Quitar selección
          </Button>
        </>
      ) : null}
    </div>
  );
}
