import { capitalizeNombre, type TipoEntidad } from '@marco/entidades/terms';
import { classNames } from '@marco/web-kit/class-names';
import { Spinner } from '@marco/web-kit/spinner';
import { Ban, BriefcaseBusiness, ChevronRight, Clock, GraduationCap, Landmark } from 'lucide-react';
import { useId } from 'react';
import type { EntidadDeLogin } from '../../contract/index.ts';
import { presentEstadoMembresia } from '../../rules/ingreso/can-enter-entidad.ts';
import styles from './entidad-card.module.css';

const ICONS = { publica: Landmark, ies: GraduationCap, privada: BriefcaseBusiness } as const;

export interface EntidadCardProps {
  readonly entidad: EntidadDeLogin & { readonly tipo?: TipoEntidad };
  /** Acronym of the ministry, part of the status line. */
  readonly acronimo: string;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
}

/**
 * One entity to choose. One that cannot be entered is disabled for the press only: the keyboard still
 * reaches it, so that its reason can be heard (ENT-03).
 */
export function EntidadCard({ entidad, acronimo, isBusy, onChoose }: EntidadCardProps) {
  const stateId = useId();
  const state = presentEstadoMembresia(entidad, acronimo);
  const isDisabled = state !== '';
  const Icon = ICONS[entidad.tipo ?? 'publica'];
  const StateIcon = entidad.usuarioPorAprobar ? Clock : Ban;
  return (
    <button
      type="button"
      className={classNames(styles['card'], isDisabled && styles['disabled'])}
      aria-disabled={isDisabled || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={isDisabled ? stateId : undefined}
      onClick={() => {
        if (!isDisabled && !isBusy) onChoose();
      }}
    >
      <span className={styles['icon']}>
        <Icon size={28} strokeWidth={1.7} />
      </span>
      <span className={styles['texts']}>
        <span className={styles['name']}>{capitalizeNombre(entidad.nombre)}</span>
        {isDisabled ? (
          <span className={styles['state']} id={stateId} aria-hidden="true">
            <StateIcon size={15} />
            {state}
          </span>
        ) : null}
      </span>
      {isDisabled ? null : isBusy ? (
        <Spinner size={20} />
      ) : (
        <ChevronRight className={styles['go']} size={20} />
      )}
    </button>
  );
}
