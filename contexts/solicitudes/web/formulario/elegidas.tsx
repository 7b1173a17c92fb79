import { Tag } from '@marco/web-kit/tag';
import styles from './formulario.module.css';
import type { FilaElegida } from './valores.ts';

interface ElegidasProps {
  readonly label: string;
  readonly filas: readonly FilaElegida[];
  readonly onChange: (filas: readonly FilaElegida[]) => void;
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
