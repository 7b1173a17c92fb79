import { Card } from '@marco/web-kit/card';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import styles from './simulador.module.css';

interface PeticionCardProps {
  readonly cabeceras: string;
  readonly cuerpo: string;
  readonly onChange: (cuerpo: string) => void;
  /** Null while it is looked at. */
  readonly faltas: readonly string[] | null;
  readonly onSend: () => void;
}

/** The petition: its head as it will be sent, and its text, which may be edited. */
export function PeticionCard({ cabeceras, cuerpo, onChange, faltas, onSend }: PeticionCardProps) {
  const helpId = useId();
  const isGood = faltas?.length === 0;
  return (
    <Card
      title="Petición"
      aside={
        faltas === null ? null : (
          <span className={styles['verdict']} data-good={isGood} role="status">
            {isGood ? <CircleCheck size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}
            {isGood ? 'Válida' : 'No es válida'}
          </span>
        )
      }
      flush
      className={styles['pane']}
    >
      <div className={styles['dark']}>
        <pre className={styles['head']}>{cabeceras}</pre>
        <textarea
          className={styles['editor']}
          aria-label="Texto de la petición, en JSON"
          aria-describedby={helpId}
          spellCheck={false}
          rows={Math.min(24, Math.max(8, cuerpo.split('\n').length + 1))}
          value={cuerpo}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && event.ctrlKey) onSend();
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
      </div>
      <div className={styles['foot']} id={helpId}>
        {isGood || faltas === null ? (
          'Puede editarla. Ctrl y Enter la prueban; Escape sale del texto.'
        ) : (
          <ul className={styles['faults']}>
            {faltas.map((falta) => (
              <li key={falta}>{falta}</li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
