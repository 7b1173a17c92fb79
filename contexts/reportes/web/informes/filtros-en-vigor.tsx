import { Tag } from '@marco/web-kit/tag';
import type { CampoInforme } from '../../contract/filtros-informe.terms.ts';
import type { InformeLeido } from '../../contract/index.ts';
import styles from './informe.module.css';

interface FiltrosEnVigorProps {
  readonly filtros: InformeLeido['filtros'];
  readonly onRemove: (campo: CampoInforme) => void;
}

/** The filters that hold, by the names the service gives them, each with a button that takes it away. */
export function FiltrosEnVigor({ filtros, onRemove }: FiltrosEnVigorProps) {
  // The tab says which table it is.
  const otros = filtros.filter(({ campo }) => campo !== 'vista');
  if (otros.length === 0) return null;
  return (
    <ul className={styles['filtros']} aria-label="Filtros aplicados">
      {otros.map(({ campo, nombre, valor }) => (
        <li key={campo}>
          <Tag onRemove={() => onRemove(campo)} removeLabel={`Quitar filtro ${nombre}: ${valor}`}>
            {`${nombre}: ${valor}`}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
