/** Addresses of the mesas inside the private area. They are in a separate file, because visitors do not need them. */
const ROOT = '/app/mesas-interoperabilidad';

/** Addresses of the forms and of the boards of commitments. */
export const mesasPrivatePaths = { create: `${ROOT}/create`, compromisos: `${ROOT}/compromisos` } as const;

/** Form of a mesa with what belongs to it. */
export function toEditMesa(idMesa: number | string): string {
  return `${ROOT}/edit/${idMesa}`;
}

/** Tab of the form with every meeting of a mesa. */
export function toReunionesDeMesa(idMesa: number | string): string {
  return `${toEditMesa(idMesa)}?pestana=reuniones`;
}

/** Form of a new meeting. */
export function toProgramarReunion(idMesa: number | string): string {
  return `${toEditMesa(idMesa)}/meeting`;
}

/** A meeting in any state, for the person who runs it. */
export function toGestionReunion(idReunion: number | string): string {
  return `${ROOT}/meeting/${idReunion}`;
}

/** Historial of a mesa. */
export function toHistorialMesa(idMesa: number | string): string {
  return `${toEditMesa(idMesa)}?pestana=historial`;
}
