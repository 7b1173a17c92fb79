import { classNames } from '../class-names/index.ts';
import { formatNumber } from '../format/index.ts';
import { Select } from '../select/index.ts';
import type { StatusCount } from './status-counts.ts';
import styles from './status-filter.module.css';

export interface StatusFilterProps {
  readonly label: string;
  readonly counts: readonly StatusCount[];
  /** How many show without a state. */
  readonly total: number;
  /** The state in force; undefined shows all. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** States that stand in one or two lines of a phone. */
const FEW = 3;

/** States of a column with their counts, 'Total (n)' first; pressing the one in force clears it. On a phone many are a list to choose from. */
export function StatusFilter({ label, counts, total, value, onChange }: StatusFilterProps) {
  const isMany = counts.length > FEW;
  const buttons = (
    <fieldset
      className={classNames(styles['filter'], isMany && styles['roomy'])}
      aria-label={label}
      data-print="hide"
    >
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
  if (!isMany) return buttons;
  return (
    <>
      {buttons}
      <div className={styles['phone']} data-print="hide">
        <Select
          small
          label={label}
          options={[
            { value: '', label: `Total (${formatNumber(total)})` },
            ...counts.map((status) => ({
              value: status.value,
              label: `${status.label} (${formatNumber(status.count)})`,
            })),
          ]}
          value={value ?? ''}
          onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
        />
      </div>
    </>
  );
}
