import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { type Tone, toneClass } from '../tone/index.ts';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly tone?: Tone;
  /** Announced when it appears: 'status' politely, 'alert' at once. A notice that is there from the start needs none. */
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
}

const ICONS = { info: Info, ok: CircleCheck, warn: TriangleAlert, err: CircleAlert };

/** A message that stays on the page. */
export function Notice({ tone = 'info', role, children }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={classNames(styles['notice'], toneClass(tone))} role={role}>
      <Icon size={19} />
      <div className={styles['text']}>{children}</div>
    </div>
  );
}
