import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import styles from './chip.module.css';

export type ChipTone = 'gray' | 'gray-ring' | 'yellow' | 'purple' | 'green' | 'red' | 'blue';

export interface ChipProps {
  readonly tone?: ChipTone;
  /** The usual state of a list: dot and text without a coloured ground, so that the others stand out. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** A state: dot and text, never the colour alone. */
export function Chip({ tone = 'gray', isQuiet, children }: ChipProps) {
  return (
    <span className={classNames(styles['chip'], styles[tone], isQuiet && styles['quiet'])}>{children}</span>
  );
}
