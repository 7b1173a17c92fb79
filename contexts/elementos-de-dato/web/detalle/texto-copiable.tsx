import { Identifier } from '@marco/web-kit/clipboard';
import styles from './detalle.module.css';

interface TextoCopiableProps {
  readonly texto: string;
  /** What it is, as in 'Copiar el identificador'. */
  readonly nombre: string;
}

/** A text of machines that people take along, in one line. */
export function TextoCopiable({ texto, nombre }: TextoCopiableProps) {
  return (
    <Identifier text={texto} name={nombre}>
      <code className={styles['machine']}>{texto}</code>
    </Identifier>
  );
}
