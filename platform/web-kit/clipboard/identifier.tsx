import { Check, Copy } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../icon-button/index.ts';
import styles from './identifier.module.css';
import { useCopyText } from './use-copy-text.ts';

interface IdentifierProps {
  readonly text: string;
  /** What it is, as in 'Copiar el identificador'; without it there is nothing to copy. */
  readonly name?: string;
  /** What shows in place of the plain text, as a button that opens it. */
  readonly children?: ReactNode;
}

/** A technical text in one line. If it does not fit, it ends in '…', and can still be read and copied completely. */
export function Identifier({ text, name, children }: IdentifierProps) {
  const id = useId();
  const { shown, copy, isCopied } = useCopyText<HTMLSpanElement>(text, `Se copió ${name}.`);
  return (
    <span className={styles['identifier']}>
      <span ref={shown} id={id} className={styles['text']} title={text}>
        {children ?? text}
      </span>
      {name === undefined ? null : (
        <IconButton
          className={styles['copy']}
          size="small"
          label={`Copiar ${name}`}
          aria-describedby={id}
          icon={isCopied ? <Check size={14} /> : <Copy size={14} />}
          onClick={() => void copy()}
        />
      )}
    </span>
  );
}
