/** Answers of a download (specification §3); the first goes with `estado` true. */
export const MENSAJES_DESCARGA = {
  entregado: 'Archivo descargado',
  noDisponible: 'El archivo no existe o usted no tiene permiso para descargarlo.',
  sinContenido: 'El contenido del archivo no está disponible. Escriba a soporte.',
} as const;
