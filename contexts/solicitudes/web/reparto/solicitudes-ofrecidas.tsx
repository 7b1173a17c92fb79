import { Checkbox } from '@marco/web-kit/checkbox';
import { type FieldErrorState, LabelText } from '@marco/web-kit/field';
import type { EfectoAsignacion, SolicitudListada } from '../../contract/index.ts';
import { PlazoSolicitudChip } from '../plazo-solicitud-chip.tsx';
import { presentSolicitud } from './present-carga.ts';
import styles from './reparto.module.css';

interface SolicitudesOfrecidasProps extends FieldErrorState {
  /** Those there are to choose from, the most urgent first. */
  readonly solicitudes: readonly SolicitudListada[];
  readonly efectos: readonly EfectoAsignacion[];
  /** Ids of those that are chosen. */
  readonly value: readonly number[];
  readonly onChange: (value: readonly number[]) => void;
}

/** The requests of a queue, to choose those a person gets; one they may not get says why. */
export function SolicitudesOfrecidas({
  solicitudes,
  efectos,
  value,
  onChange,
  ...field
}: SolicitudesOfrecidasProps) {
  const { errors, submitted } = field;
  const decisiones = new Map(efectos.map(({ solicitudId, decision }) => [solicitudId, decision]));
  return (
    <fieldset>
      <legend className={styles['name']}>
        <LabelText label="Solicitudes" required />
      </legend>
      <div className={styles['choices']}>
        {solicitudes.map((solicitud, at) => {
          const { id, entidad, plazo } = solicitud;
          const decision = value.includes(id) ? decisiones.get(id) : undefined;
          return (
            <Checkbox
              key={id}
              label={
                <>
                  <b>{presentSolicitud(solicitud)}</b> <PlazoSolicitudChip plazo={plazo} />
                </>
              }
              hint={decision?.allowed === false ? decision.reasons.join(' ') : entidad.nombre}
              checked={value.includes(id)}
              onChange={(checked) =>
                onChange(checked ? [...value, id] : value.filter((other) => other !== id))
              }
              // The first box stands for all of them.
              {...(at === 0 ? { errors, submitted } : {})}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
