import styles from './sentence-case.module.css';

/** Shows a text that the specification writes in capitals as a sentence; the text itself stays as written. */
export function SentenceCase({ children }: { readonly children: string }) {
  return <span className={styles['sentence']}>{children}</span>;
}
