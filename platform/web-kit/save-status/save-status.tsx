import { CloudAlert, CloudCheck, CloudUpload, TriangleAlert } from 'lucide-react';
import { Button } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { formatTime } from '../format/index.ts';
import styles from './save-status.module.css';

/** The state of saving. */
export type SaveState =
  | { readonly kind: 'idle' | 'pending' | 'saving' | 'offline' }
  | { readonly kind: 'saved'; readonly at: Date }
  /** Why it is kept here and not sent: 'corrija los campos señalados'. */
  | { readonly kind: 'held'; readonly reason: string }
  | { readonly kind: 'refused'; readonly message: string };

interface SaveStatusProps {
  readonly state: SaveState;
  /** The words before the time of the last save. */
  readonly savedLabel?: string;
  /** Sends it again at once, where it did not arrive. */
  readonly onRetry?: () => void;
}

/** Shows whether the written values are saved, and announces each change of this state. */
export function SaveStatus({ state, savedLabel = 'Guardado', onRetry }: SaveStatusProps) {
  const { Icon, tone } = LOOKS[state.kind];
  return (
    <div className={styles['strip']}>
      <p role="status" className={classNames(styles['saved'], tone && styles[tone])}>
        <Icon size={18} />
        {present(state, savedLabel)}
      </p>
      {onRetry && (state.kind === 'offline' || state.kind === 'refused') ? (
        <Button variant="secondary" size="small" onClick={onRetry}>
          Reintentar
        </Button>
      ) : null}
    </div>
  );
}

interface Look {
  readonly Icon: typeof CloudCheck;
  readonly tone?: 'ok' | 'warn' | 'err';
}

const LOOKS: Readonly<Record<SaveState['kind'], Look>> = {
  idle: { Icon: CloudCheck },
  pending: { Icon: CloudUpload },
  saving: { Icon: CloudUpload },
  saved: { Icon: CloudCheck, tone: 'ok' },
  offline: { Icon: CloudAlert, tone: 'warn' },
  held: { Icon: TriangleAlert, tone: 'err' },
  refused: { Icon: TriangleAlert, tone: 'err' },
};

function present(state: SaveState, savedLabel: string): string {
  switch (state.kind) {
    case 'idle':
      return 'Se guarda mientras escribe';
    case 'pending':
      return 'Hay cambios por guardar';
    case 'saving':
      return 'Guardando…';
    case 'saved':
      return `${savedLabel} a las ${formatTime(state.at)}`;
    case 'offline':
      return 'Sin conexión: se reintenta';
    case 'held':
      return `Sin guardar: ${state.reason}`;
    case 'refused':
      return `No se pudo guardar: ${state.message}`;
  }
}
