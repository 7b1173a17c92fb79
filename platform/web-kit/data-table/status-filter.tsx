import { formatNumber } from '../format/index.ts';
import type { StatusCount } from './status-counts.ts';
import styles from './status-filter.module.css';

export interface StatusFilterProps {
  readonly label: string;
  readonly counts: readonly StatusCount[];
  /** The states 'Total (n)' adds up; default all. */
  readonly shown?: readonly string[] | undefined;
  /** The state in force; undefined shows all. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** States of a column with their counts, 'Total (n)' first; pressing the one in force clears it. */
export function StatusFilter({ label, counts, shown, value, onChange }: StatusFilterProps) {
  const total = counts
    .filter((status) => shown?.includes(status.value) ?? true)
    .reduce((sum, { count }) => sum + count, 0);
  return (
    <fieldset className={styles['filter']} aria-label={label} data-print="hide">
      <button type="button" aria-pressed={value === undefined} onClick={() => onChange(undefined)}>
        Total ({formatNumber(total)})
      </button>
      {counts.map((status) => (
        <button
          key={status.value}
          type="button"
          aria-pressed={status.value === value}
          onClick={() => onChange(status.value === value ? undefined : status.value)}
        >
          {status.label} ({formatNumber(status.count)})
        </button>
      ))}
    </fieldset>
  );
}
