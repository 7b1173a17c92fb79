import { X } from 'lucide-react';
import styles from './tag.module.css';

export interface TagProps {
  readonly children: string;
  /** Adds a button that takes the tag away. */
  readonly onRemove?: () => void;
  /** Name of that button; default 'Quitar {text}'. */
  readonly removeLabel?: string;
}

/** A small label: a version, a count, a filter in use. */
export function Tag({ children, onRemove, removeLabel }: TagProps) {
  return (
    <span className={styles['tag']}>
      {children}
      {onRemove ? (
        <button type="button" aria-label={removeLabel ?? `Quitar ${children}`} onClick={onRemove}>
          <X size={14} />
        </button>
      ) : null}
    </span>
  );
}
