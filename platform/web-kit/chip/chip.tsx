import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import styles from './chip.module.css';

export type ChipTone = 'gray' | 'gray-ring' | 'yellow' | 'purple' | 'green' | 'red' | 'blue';

export interface ChipProps {
  readonly tone?: ChipTone;
  readonly children: ReactNode;
}

/** A state: dot and text, never the colour alone. */
export function Chip({ tone = 'gray', children }: ChipProps) {
  return <span className={classNames(styles['chip'], styles[tone])}>{children}</span>;
}
