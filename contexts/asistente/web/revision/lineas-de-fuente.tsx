import { formatNumber } from '@marco/web-kit/format';
import styles from './lineas.module.css';

interface LineasDeFuenteProps {
  /** Of the whole file. */
  readonly lineas: readonly string[];
  /** The one that is told, from 1. */
  readonly linea: number;
}

/** Lines that are shown before and after the one that is told. */
const ALREDEDOR = 2;
/** Characters of a line: a file may be a single one. */
const MAXIMO_LINEA = 200;

/** A line of a file with those around it, as somebody would look it up in their editor. */
export function LineasDeFuente({ lineas, linea }: LineasDeFuenteProps) {
  const desde = Math.max(1, linea - ALREDEDOR);
  const hasta = Math.min(lineas.length, linea + ALREDEDOR);
  const numeros = Array.from({ length: Math.max(0, hasta - desde + 1) }, (_, lugar) => desde + lugar);
  if (numeros.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it with the arrows
    <section className={styles['lines']} tabIndex={0} aria-label={`Línea ${formatNumber(linea)} del archivo`}>
      <ol>
        {numeros.map((numero) => (
          <li key={numero} className={numero === linea ? styles['told'] : undefined}>
            <span className={styles['number']}>{numero}</span>
            <code>{presentLinea(lineas[numero - 1] ?? '')}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}

function presentLinea(linea: string): string {
  const escrita = linea.replace(/\r$/, '').replaceAll('\t', '  ');
  return escrita.length > MAXIMO_LINEA ? `${escrita.slice(0, MAXIMO_LINEA)}…` : escrita;
}
