import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { formatMoment } from '../format/index.ts';
import styles from './message.module.css';

interface MessageProps {
  /** Who wrote it, the side or the body they wrote for included. */
  readonly author: ReactNode;
  readonly isOwn: boolean;
  /** Moment it was written at. */
  readonly at: string;
  /** Behind the moment: that it was changed. */
  readonly note?: string;
  /** Below it: what its reader may do with it. */
  readonly actions?: ReactNode;
  /** What was written, as plain text with its lines. */
  readonly children: ReactNode;
}

/** A message of a conversation as it was written. */
export function Message({ author, isOwn, at, note, actions, children }: MessageProps) {
  return (
    <li className={classNames(styles['message'], isOwn && styles['own'])}>
      <p className={styles['author']}>
        {author} · <time dateTime={at}>{formatMoment(at)}</time>
        {note === undefined ? '' : ` · ${note}`}
      </p>
      <p className={styles['bubble']}>{children}</p>
      {actions}
    </li>
  );
}

/** The messages of a conversation, the oldest first. */
export function MessageList({ children }: { readonly children: ReactNode }) {
  return <ol className={styles['messages']}>{children}</ol>;
}
