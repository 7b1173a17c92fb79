import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names/index.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  readonly ref?: Ref<HTMLButtonElement>;
  /** What pressing it does; its accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
  /** `medium` is a box of 40 px, `small` of 32 px (40 on a phone). */
  readonly size?: 'small' | 'medium';
  readonly outlined?: boolean;
  /** A mark that something is waiting; say what in the label. */
  readonly dot?: boolean;
}

/** A button that is only an icon. */
export function IconButton({
  label,
  icon,
  size = 'medium',
  outlined,
  dot,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(styles['button'], styles[size], outlined && styles['outlined'], className)}
    >
      {icon}
      {dot ? <span className={styles['dot']} /> : null}
    </button>
  );
}
