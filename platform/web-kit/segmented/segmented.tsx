import type { ReactNode } from 'react';
import styles from './segmented.module.css';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
}

interface SegmentedProps<Value extends string> {
  /** What is chosen: 'Modo de búsqueda'. */
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Two or three ways to see the same, beside each other; one of them is in force. */
export function Segmented<Value extends string>({ label, segments, value, onChange }: SegmentedProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div role="group" aria-label={label} className={styles['segmented']} data-print="hide">
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          className={styles['segment']}
          aria-pressed={segment.value === value}
          onClick={() => onChange(segment.value)}
        >
          {segment.icon}
          {segment.label}
        </button>
      ))}
    </div>
  );
}
