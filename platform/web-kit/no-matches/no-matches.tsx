import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import styles from './no-matches.module.css';

/** What to try when a search finds nothing (specification §2); the mailboxes to write to follow them. */
const TIPS = [
  'Elimine o agregue información en los filtros.',
  'Revise la ortografía.',
  'Use menos palabras clave.',
  'Busque algo menos específico.',
] as const;

interface NoMatchesProps {
  /** Who is written to, and who gets a copy. */
  readonly mails: { readonly soporte: string; readonly lenguaje: string };
  readonly onClear: () => void;
  /** 'Limpiar filtros' unless the search has none. */
  readonly clearLabel?: string;
  /** Another way to look for the same, beside the button that clears the filters. */
  readonly otherWay?: ReactNode;
}

/** What to try when nothing was found (MESA-03). */
export function NoMatches({ mails, onClear, clearLabel = 'Limpiar filtros', otherWay }: NoMatchesProps) {
  const { soporte, lenguaje } = mails;
  return (
    <EmptyState
      drawing="search"
      title="No hay resultados coincidentes"
      text="Pruebe alguna de estas opciones:"
    >
      <ul>
        {TIPS.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <div className={styles['action']}>
        <Button variant="secondary" onClick={onClear}>
          {clearLabel}
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
