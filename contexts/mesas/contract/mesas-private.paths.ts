/** Addresses of the mesas inside the private area. They are in a separate file, because visitors do not need them. */
const ROOT = '/app/mesas-interoperabilidad';

/** Addresses of the forms and of the boards of commitments. */
export const mesasPrivatePaths = {
  create: `${ROOT}/create`,
  /** Board and calendar. */
  compromisos: `${ROOT}/compromisos`,
  /** The same commitments as a table, cancelled ones and those of closed mesas too. */
  tablaCompromisos: `${ROOT}/compromisos/tabla`,
} as const;

/** The board of commitments of a mesa. */
export function toTableroDeMesa(idMesa: number | string): string {
  return `${mesasPrivatePaths.compromisos}?mesa=${idMesa}`;
}

/** Workspace of a mesa: what is next in it and what belongs to it. */
export function toEditMesa(idMesa: number | string): string {
  return `${ROOT}/edit/${idMesa}`;
}

/** Form of the data of a mesa. */
export function toDatosMesa(idMesa: number | string): string {
  return `${toEditMesa(idMesa)}?pestana=informacion`;
}

/** Every meeting of a mesa. */
export function toReunionesDeMesa(idMesa: number | string): string {
  return `${toEditMesa(idMesa)}?pestana=reuniones`;
}

/** Form of a new meeting. */
export function toProgramarReunion(idMesa: number | string): string {
  return `${toEditMesa(idMesa)}/meeting`;
}

/** The same with a day and an hour already written. */
export function toReunionEnCupo(idMesa: number | string, fecha: string, hora: string): string {
  return `${toProgramarReunion(idMesa)}?fecha=${fecha}&hora=${encodeURIComponent(hora)}`;
}

/** A meeting in any state, for the person who runs it. */
export function toGestionReunion(idReunion: number | string): string {
  return `${ROOT}/meeting/${idReunion}`;
}

/** Historial of a mesa. */
export function toHistorialMesa(idMesa: number | string): string {
  return `${toEditMesa(idMesa)}?pestana=historial`;
}
