import styles from './avatar.module.css';

/** First letters of given names and surnames: 'María Fernanda', 'Rojas' is 'MR'. */
export function initials(nombres: string, apellidos: string): string {
  return [nombres, apellidos].map((part) => [...part.trim()][0]?.toLocaleUpperCase('es-CO') ?? '').join('');
}

/** A disc with the initials of a person; it decorates a text that names them. */
export function Avatar({ text }: { readonly text: string }) {
  return (
    <span className={styles['avatar']} aria-hidden="true">
      {text}
    </span>
  );
}
