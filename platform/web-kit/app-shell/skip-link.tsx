import styles from './skip-link.module.css';

/** Identity of the main region; the skip link and the layouts agree on it. */
export const MAIN_ID = 'contenido';

/** First stop of the keyboard: jumps over bars and menus. */
export function SkipLink() {
  return (
    <a className={styles['skip']} href={`#${MAIN_ID}`}>
      Saltar al contenido principal
    </a>
  );
}
