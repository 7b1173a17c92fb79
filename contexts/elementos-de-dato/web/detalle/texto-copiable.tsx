import { useCopyText } from '@marco/web-kit/clipboard';
import { IconButton } from '@marco/web-kit/icon-button';
import { Check, Copy } from 'lucide-react';
import styles from './detalle.module.css';

interface TextoCopiableProps {
  readonly texto: string;
  /** What it is, as in 'Copiar el identificador'. */
  readonly nombre: string;
}

/** A text of machines that people take along. */
export function TextoCopiable({ texto, nombre }: TextoCopiableProps) {
  const { shown, copy, isCopied } = useCopyText(texto, `Se copió ${nombre}.`);
  return (
    <span className={styles['copyable']}>
      <code ref={shown}>{texto}</code>
      <IconButton
        size="small"
        label={`Copiar ${nombre}`}
        icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
        onClick={() => void copy()}
      />
    </span>
  );
}
