import { ESTADOS_EXPORTACION, type EstadoDeExportacion } from '../../contract/exportaciones.terms.ts';

/** What the person who asked for an exportación may do with it. */
export type AccionExportacion = 'descargar' | 'reintentar' | 'cancelar';

/** What a person does with an exportación: state × action → next state; what is absent cannot be done. */
const TRANSICIONES_EXPORTACION: Readonly<
  Record<EstadoDeExportacion, Readonly<Partial<Record<AccionExportacion, EstadoDeExportacion>>>>
> = {
  'en-cola': { cancelar: 'cancelada' },
  'en-curso': { cancelar: 'cancelada' },
  lista: { descargar: 'lista' },
  fallida: { reintentar: 'en-cola' },
  cancelada: {},
  vencida: {},
};

/** The actions that have a button, in their order. */
const BOTONES_EXPORTACION = ['descargar', 'reintentar', 'cancelar'] as const satisfies AccionExportacion[];

/** The buttons of an exportación in a state, in their order. None stands out: each is one of a row in a list. */
export function listBotonesExportacion(estado: EstadoDeExportacion): readonly AccionExportacion[] {
  return BOTONES_EXPORTACION.filter((accion) => canTakeAccionExportacion(accion, estado));
}

/** Whether an exportación in a state allows an action. */
export function canTakeAccionExportacion(accion: AccionExportacion, estado: EstadoDeExportacion): boolean {
  return TRANSICIONES_EXPORTACION[estado][accion] !== undefined;
}

/** States in which an exportación allows an action. */
export function listOrigenesExportacion(accion: AccionExportacion): readonly EstadoDeExportacion[] {
  return ESTADOS_EXPORTACION.filter((estado) => canTakeAccionExportacion(accion, estado));
}
