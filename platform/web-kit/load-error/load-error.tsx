import { EyeOff, RotateCw } from 'lucide-react';
import { Button } from '../button/index.ts';
import styles from './load-error.module.css';

export interface LoadErrorProps {
  /** 'No fue posible cargar la lista'. */
  readonly title: string;
  /** Why, or what to do. */
  readonly reason?: string;
  /** 1 where it is all the page has; default 2. */
  readonly level?: 1 | 2;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

/** A block that could not load; the rest of the screen stays usable. */
export function LoadError({ title, reason, level = 2, onRetry, isRetrying = false }: LoadErrorProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles['error']} role="alert">
      <span className={styles['icon']}>
        <EyeOff size={28} />
      </span>
      <Title>{title}</Title>
      <p>{reason ?? 'Revise su conexión e intente de nuevo.'}</p>
      {onRetry ? (
        <div className={styles['action']}>
          <Button
            variant="secondary"
            icon={<RotateCw size={16} />}
            busy={isRetrying && 'Reintentando'}
            onClick={onRetry}
          >
            Reintentar
          </Button>
        </div>
      ) : null}
    </div>
  );
}
