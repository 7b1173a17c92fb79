import { type ConsultorPosible, canLlevar, type SolicitudPorLlevar } from './can-llevar.ts';

/** A consultor with what is in their hands. */
export interface ConsultorConCarga extends ConsultorPosible {
  /** Open requests. */
  readonly abiertas: number;
  /** Those of them whose last day passed. */
  readonly vencidas: number;
  /** Working days the requests that wait for them have waited, together. */
  readonly diasEnMano: number;
}

/** A request nobody has yet. */
export interface SolicitudPorRepartir extends SolicitudPorLlevar {
  readonly id: number;
  /** Last day to assign it; null where no term runs. */
  readonly venceEn: string | null;
}

interface Propuesta {
  readonly solicitudId: number;
  /** Null where nobody may take it. */
  readonly consultorId: number | null;
  /** Why it stays: nobody may take it at all, or all who may have their quota. */
  readonly codigo: 'impedimento' | 'cupo' | null;
}

/** By the last day, those without one at the end; by number where it is the same. */
function compareUrgencia(one: SolicitudPorRepartir, other: SolicitudPorRepartir): number {
  if (one.venceEn !== other.venceEn) {
    if (one.venceEn === null) return 1;
    if (other.venceEn === null) return -1;
    return one.venceEn < other.venceEn ? -1 : 1;
  }
  return one.id - other.id;
}

/** Who has least first: open requests, then late ones, then working days in hand. */
function compareCarga(one: ConsultorConCarga, other: ConsultorConCarga): number {
  return (
    one.abiertas - other.abiertas ||
    one.vencidas - other.vencidas ||
    one.diasEnMano - other.diasEnMano ||
    one.id - other.id
  );
}

/**
 * How waiting requests would be shared out: each, the most urgent first, to who has least of those who may take it and
 * have not reached their quota. Nothing is drawn by lot: the same requests and loads give the same proposal, in whichever
 * order they come.
 *
 * @param cupo open requests of one consultor beyond which nobody gets another one
 */
export function computePropuestas(
  solicitudes: readonly SolicitudPorRepartir[],
  consultores: readonly ConsultorConCarga[],
  cupo: number,
): readonly Propuesta[] {
  const cargas = new Map(consultores.map((consultor) => [consultor.id, consultor]));
  return solicitudes.toSorted(compareUrgencia).map((solicitud) => {
    const posibles = [...cargas.values()].filter((consultor) => canLlevar(solicitud, consultor).allowed);
    const [elegido] = posibles.filter(({ abiertas }) => abiertas < cupo).toSorted(compareCarga);
    const { id: solicitudId } = solicitud;
    if (!elegido)
      return { solicitudId, consultorId: null, codigo: posibles.length === 0 ? 'impedimento' : 'cupo' };
    cargas.set(elegido.id, { ...elegido, abiertas: elegido.abiertas + 1 });
    return { solicitudId, consultorId: elegido.id, codigo: null };
  });
}

const RAZONES: Readonly<Record<NonNullable<Propuesta['codigo']>, string>> = {
  impedimento:
    'Ninguna persona puede llevarla: quien la hizo o trabaja por la entidad que la pide queda fuera.',
  cupo: 'Quienes pueden llevarla ya tienen su cupo completo.',
};

/** Why the proposal leaves a request as it is; null where it gives it to somebody. */
export function presentRazon(codigo: Propuesta['codigo']): string | null {
  return codigo === null ? null : RAZONES[codigo];
}
