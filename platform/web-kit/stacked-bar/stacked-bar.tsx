import { Link } from 'react-router';
import type { ChipTone } from '../chip/index.ts';
import { classNames } from '../class-names/index.ts';
import { formatNumber, formatPercent } from '../format/index.ts';
import styles from './stacked-bar.module.css';

export interface BarSegment {
  readonly label: string;
  readonly value: number;
  readonly tone: ChipTone;
  /** The list of what it counts. */
  readonly to?: string | undefined;
}

export interface StackedBarProps {
  readonly segments: readonly BarSegment[];
  /** Leaves the legend out, for small bars with their numbers elsewhere. */
  readonly hideLegend?: boolean;
}

function LegendEntry({ segment, total }: { readonly segment: BarSegment; readonly total: number }) {
  const content = (
    <>
      <span className={classNames(styles['key'], styles[segment.tone])} />
      <span>{segment.label}</span>{' '}
      <span className={styles['figures']}>
        <b>{formatNumber(segment.value)}</b> <small>{formatPercent(segment.value, total)}</small>
      </span>
    </>
  );
  return segment.to ? (
    <Link className={styles['entry']} to={segment.to}>
      {content}
    </Link>
  ) : (
    <span className={styles['entry']}>{content}</span>
  );
}

/** Parts of a total in one bar, with a legend of numbers and shares. */
export function StackedBar({ segments, hideLegend }: StackedBarProps) {
  const total = segments.reduce((sum, segment) => sum + segment.value, 0);
  const description = segments
    .map((segment) => `${segment.label}: ${formatNumber(segment.value)}`)
    .join('; ');
  return (
    <div className={hideLegend ? undefined : styles['legended']}>
      <div className={styles['bar']} role="img" aria-label={description}>
        {segments
          .filter((segment) => segment.value > 0)
          .map((segment) => (
            <span
              key={segment.label}
              className={classNames(styles['part'], styles[segment.tone])}
              style={{ flexGrow: segment.value }}
            />
          ))}
      </div>
      {hideLegend ? null : (
        <ul className={styles['legend']}>
          {segments.map((segment) => (
            <li key={segment.label}>
              <LegendEntry segment={segment} total={total} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
