import { classNames } from '@marco/web-kit/class-names';
import { memo } from 'react';
import styles from './simulador.module.css';

interface TextoNumeradoProps {
  readonly texto: string;
  /** Line that stands out, counted from 1. */
  readonly marcada?: number | null;
}

/** A text of machines with numbered lines. */
export const TextoNumerado = memo(function TextoNumerado({ texto, marcada = null }: TextoNumeradoProps) {
  return (
    <code className={styles['lines']}>
      {texto
        .replace(/\n$/, '')
        .split('\n')
        .map((linea, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text do not move
            key={at}
            className={classNames(styles['line'], at + 1 === marcada && styles['marked'])}
          >
            {linea}
          </span>
        ))}
    </code>
  );
});
