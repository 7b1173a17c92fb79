import styles from './api-docs.module.css';

/** The verb of an operation; those that read have another ground than those that write. */
export function MethodMark({ method }: { readonly method: string }) {
  return (
    <span className={styles['method']} data-reads={method === 'GET'}>
      {method}
    </span>
  );
}
