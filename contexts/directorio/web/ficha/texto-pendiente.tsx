import styles from './bloque.module.css';

/** What a block does not say yet, and who will. */
export interface Pendiente {
  readonly texto: string;
  readonly quien: string;
}

/** A block that says nothing yet says so, and who supplies it. */
export function TextoPendiente({ texto, quien }: Pendiente) {
  return (
    <div className={styles['pendiente']}>
      <p>{texto}</p>
      <p className={styles['quien']}>Lo aporta: {quien}</p>
    </div>
  );
}
