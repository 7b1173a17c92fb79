import { useConfiguracion } from '@marco/parametros/widgets';
import { Button } from '@marco/web-kit/button';
import { EmptyState } from '@marco/web-kit/empty-state';
import type { ReactNode } from 'react';
import styles from './sin-resultados.module.css';

/** What to try when a search finds nothing (specification §2); the mailboxes to write to follow them. */
const CONSEJOS_BUSQUEDA = [
  'Elimine o agregue información en los filtros.',
  'Revise la ortografía.',
  'Use menos palabras clave.',
  'Busque algo menos específico.',
] as const;

interface SinResultadosProps {
  readonly onClear: () => void;
  /** Another way to look for the same, beside the button that clears the filters. */
  readonly otherWay?: ReactNode;
}

/** What to try when nothing was found (MESA-03). */
export function SinResultados({ onClear, otherWay }: SinResultadosProps) {
  const { soporte, lenguaje } = useConfiguracion().pie.correos;
  return (
    <EmptyState
      drawing="search"
      title="No hay resultados coincidentes"
      text="Pruebe alguna de estas opciones:"
    >
      <ul>
        {CONSEJOS_BUSQUEDA.map((consejo) => (
          <li key={consejo}>{consejo}</li>
        ))}
      </ul>
      <div className={styles['action']}>
        <Button variant="secondary" onClick={onClear}>
          Limpiar filtros
        </Button>
        {otherWay}
      </div>
      <p className={styles['mail']}>
        También puede enviar su consulta a <a href={`mailto:${soporte}?cc=${lenguaje}`}>{soporte}</a> con
        copia a <a href={`mailto:${lenguaje}`}>{lenguaje}</a>.
      </p>
    </EmptyState>
  );
}
