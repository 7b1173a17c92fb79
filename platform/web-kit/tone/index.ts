import styles from './tone.module.css';

/** What a message is about; it never says so by colour alone. */
export type Tone = 'info' | 'ok' | 'warn' | 'err';

/** Soft background and text of a tone. */
export function toneClass(tone: Tone): string | undefined {
  return styles[tone];
}
