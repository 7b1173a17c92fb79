/** Files a table can be taken along as (TABLE-06). */
export const FORMATOS_EXPORTACION = ['xlsx', 'csv'] as const;
export type FormatoExportacion = (typeof FORMATOS_EXPORTACION)[number];

/** States of an exportación that is prepared in the background. */
export const ESTADOS_EXPORTACION = [
  'en-cola',
  'en-curso',
  'lista',
  'fallida',
  'cancelada',
  'vencida',
] as const;
export type EstadoDeExportacion = (typeof ESTADOS_EXPORTACION)[number];

/** How people read a state. */
export const ESTADO_EXPORTACION: Readonly<Record<EstadoDeExportacion, string>> = {
  'en-cola': 'En cola',
  'en-curso': 'En curso',
  lista: 'Lista',
  fallida: 'No se pudo preparar',
  cancelada: 'Cancelada',
  vencida: 'Vencida',
};

/** Whether an exportación still moves by itself. */
export function isExportacionAbierta(estado: EstadoDeExportacion): boolean {
  return estado === 'en-cola' || estado === 'en-curso';
}

/** Exportaciones one person may have under way at once. */
export const MAXIMO_EXPORTACIONES_ABIERTAS = 3;

/** Folder of the file store they are written into; its content is temporary. */
export const CARPETA_EXPORTACIONES = 'exportaciones';

/** Where a person finds their exportaciones. */
export const EXPORTACIONES_PATH = '/app/exports';
