import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Diameter in px. */
  readonly size?: number;
  /** Text beside it; without text it is a drawing that says nothing. */
  readonly label?: string;
}

/** A turning ring. With `label` it is a status; alone it decorates the text of its container. */
export function Spinner({ size = 16, label }: SpinnerProps) {
  const ring = <span className={styles['ring']} style={{ width: size, height: size }} aria-hidden="true" />;
  if (!label) return ring;
  return (
    <span className={styles['labelled']} role="status">
      {ring}
      {label}
    </span>
  );
}
