import { Tag } from '@marco/web-kit/tag';
import styles from './formulario.module.css';
import type { Referencia } from './valores.ts';

interface ElegidasProps {
  readonly label: string;
  readonly filas: readonly Referencia[];
  readonly onChange: (filas: readonly Referencia[]) => void;
}

/** What was picked, each with its button to take it away. */
export function Elegidas({ label, filas, onChange }: ElegidasProps) {
  if (filas.length === 0) return null;
  return (
    <ul className={styles['tags']} aria-label={label}>
      {filas.map(({ id, nombre }) => (
        <li key={id}>
          <Tag onRemove={() => onChange(filas.filter((fila) => fila.id !== id))}>{nombre}</Tag>
        </li>
      ))}
    </ul>
  );
}
