import { formatNumber } from '@marco/web-kit/format';
import { Select } from '@marco/web-kit/select';
import type { computeRepartoEndpoint, EfectoAsignacion } from '../../contract/index.ts';
import { PlazoSolicitudChip } from '../plazo-solicitud-chip.tsx';
import { presentAbiertas, presentSolicitud } from './present-carga.ts';
import styles from './reparto.module.css';
import type { Asignacion } from './use-asignaciones.ts';

export type Reparto = ReturnType<(typeof computeRepartoEndpoint)['response']['parse']>;

/** What the person changed of the proposal: the id of who takes a request, empty for nobody now. */
export type Elegidos = Readonly<Record<number, string>>;

/** The assignments of the proposal with what was changed of it. */
export function toAsignaciones({ propuestas }: Reparto, elegidos: Elegidos): readonly Asignacion[] {
  return propuestas.flatMap(({ solicitudId, consultorId: propuesto }) => {
    const consultorId = elegidos[solicitudId] ?? (propuesto === null ? '' : String(propuesto));
    return consultorId === '' ? [] : { solicitudId, consultorId: Number(consultorId) };
  });
}

interface ListaDePropuestasProps {
  readonly reparto: Reparto;
  readonly elegidos: Elegidos;
  /** What would become of each that somebody gets. */
  readonly efectos: readonly EfectoAsignacion[];
  readonly onChange: (solicitudId: number, consultorId: string) => void;
}

/** Each request with who would take it, and what each person would then have. */
export function ListaDePropuestas({ reparto, elegidos, efectos, onChange }: ListaDePropuestasProps) {
  const { propuestas, consultores, cupo } = reparto;
  const asignaciones = new Map(
    toAsignaciones(reparto, elegidos).map(({ solicitudId, consultorId }) => [solicitudId, consultorId]),
  );
  const decisiones = new Map(efectos.map(({ solicitudId, decision }) => [solicitudId, decision]));
  const options = consultores.map((consultor) => ({
    value: String(consultor.id),
    label: `${consultor.nombre} (${presentAbiertas(consultor, cupo)})`,
  }));
  if (propuestas.length === 0) return <p>No hay solicitudes por asignar.</p>;
  return (
    <>
      <p role="status">
        {formatNumber(asignaciones.size)} de {formatNumber(propuestas.length)} quedan con consultor.
      </p>
      <ul className={styles['proposals']} aria-label="Propuesta de reparto">
        {propuestas.map(({ solicitudId, solicitud, razon }) => {
          const elegido = asignaciones.get(solicitudId);
          const decision = elegido === undefined ? undefined : decisiones.get(solicitudId);
          const motivo = decision?.allowed === false ? decision.reasons.join(' ') : null;
          return (
            <li key={solicitudId} className={styles['proposal']}>
              <div>
                <b>{presentSolicitud(solicitud)}</b>
                {solicitud ? (
                  <small>
                    Nivel {solicitud.nivel}, {solicitud.entidad.nombre}{' '}
                    <PlazoSolicitudChip plazo={solicitud.plazo} />
                  </small>
                ) : null}
              </div>
              <Select
                label={`Consultor de ${presentSolicitud(solicitud)}`}
                hideLabel
                small
                placeholder="Nadie por ahora"
                options={options}
                value={elegido === undefined ? '' : String(elegido)}
                onChange={(value) => onChange(solicitudId, value)}
              />
              {(motivo ?? (elegido === undefined ? razon : null)) ? <p>{motivo ?? razon}</p> : null}
            </li>
          );
        })}
      </ul>
      <ul className={styles['totals']} aria-label="Cómo queda cada consultor">
        {consultores.map(({ id, nombre, abiertas }) => {
          const nuevas = [...asignaciones.values()].filter((consultorId) => consultorId === id).length;
          return nuevas === 0 ? null : (
            <li key={id}>
              {nombre}: de {formatNumber(abiertas)} a {formatNumber(abiertas + nuevas)}
              {abiertas + nuevas > cupo ? (
                <b className={styles['late']}>, más que su cupo de {formatNumber(cupo)}</b>
              ) : (
                `, de un cupo de ${formatNumber(cupo)}`
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
