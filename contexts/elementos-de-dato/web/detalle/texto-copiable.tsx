import { IconButton } from '@marco/web-kit/icon-button';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import styles from './detalle.module.css';

interface TextoCopiableProps {
  readonly texto: string;
  /** What it is, as in 'Copiar el identificador'. */
  readonly nombre: string;
}

/** A text of machines that people take along. */
export function TextoCopiable({ texto, nombre }: TextoCopiableProps) {
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(texto);
      setCopied(true);
    } catch {
      // A browser may forbid it; the text is on show and can be chosen by hand.
      setCopied(false);
    }
  }

  return (
    <span className={styles['copyable']}>
      <code>{texto}</code>
      <IconButton
        size="small"
        label={`Copiar ${nombre}`}
        icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
        onClick={() => void copy()}
      />
      <span role="status" className="sr">
        {isCopied ? 'Copiado.' : ''}
      </span>
    </span>
  );
}
