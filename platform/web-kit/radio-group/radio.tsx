import type { InputHTMLAttributes } from 'react';
import styles from './radio.module.css';

/** The round button alone; its label stands around it. */
export function Radio(props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>) {
  return <input {...props} type="radio" className={styles['radio']} />;
}
