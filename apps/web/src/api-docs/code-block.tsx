import { useCopyText } from '@marco/web-kit/clipboard';
import { Check, Copy } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styles from './code-block.module.css';

interface CodeBlockProps {
  readonly ref?: Ref<HTMLElement>;
  /** What it is, for who does not see it: 'Ejemplo de consulta'. */
  readonly label: string;
  readonly text: string;
  /** Beside the button that copies it. */
  readonly bar: ReactNode;
  /** 'Se copió el ejemplo.' */
  readonly copied: string;
}

/** Texts with what follows a key, numbers, and the words of values. */
const MARKED = /("(?:[^"\\\n]|\\.)*")(\s*:)?|('(?:[^'\\\n]|\\.)*')|\b(true|false|null|\d+(?:\.\d+)?)\b/g;

/** A text of a program with numbers of its lines, and the button that copies it. */
export function CodeBlock({ ref, label, text, bar, copied }: CodeBlockProps) {
  const { shown, copy, isCopied } = useCopyText<HTMLElement>(text, copied);
  return (
    <>
      <div className={styles['bar']}>
        {bar}
        <button type="button" className={styles['copy']} onClick={() => void copy()} data-print="hide">
          {isCopied ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />}
          {isCopied ? 'Copiado' : 'Copiar'}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is reached by the keyboard */}
      <section ref={ref} className={styles['code']} tabIndex={0} aria-label={label}>
        <pre>
          <code ref={shown}>
            {text.split('\n').map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
              <span key={place} className={styles['line']}>
                {markWords(line)}
                {'\n'}
              </span>
            ))}
          </code>
        </pre>
      </section>
    </>
  );
}

function markWords(line: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of line.matchAll(MARKED)) {
    const [whole, text, colon, plain] = found;
    parts.push(line.slice(end, found.index));
    const kind = text !== undefined && colon !== undefined ? 'key' : (text ?? plain) ? 'text' : 'value';
    parts.push(
      <span key={found.index} className={styles[kind]}>
        {whole}
      </span>,
    );
    end = found.index + whole.length;
  }
  return [...parts, line.slice(end)];
}
