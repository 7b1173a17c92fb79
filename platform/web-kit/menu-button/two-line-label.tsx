import { classNames } from '../class-names/index.ts';
import styles from './two-line-label.module.css';

export interface TwoLineLabelProps {
  /** Small text above: 'Sesión iniciada'. */
  readonly caption: string;
  readonly text: string;
  /** Under 768 px only screen readers get it. */
  readonly hideOnPhone?: boolean;
}

/** Content of a menu button that says what it is and what is chosen. */
export function TwoLineLabel({ caption, text, hideOnPhone }: TwoLineLabelProps) {
  return (
    <span className={classNames(styles['label'], hideOnPhone && styles['hideOnPhone'])}>
      <span className={styles['caption']}>{caption}</span> <span className={styles['text']}>{text}</span>
    </span>
  );
}
