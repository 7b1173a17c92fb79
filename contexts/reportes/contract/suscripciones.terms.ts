/** How often a figure is mailed. */
export const FRECUENCIAS_REPORTE = {
  diaria: 'Cada día hábil',
  semanal: 'Cada semana',
  mensual: 'Cada mes',
  cierre: 'Al cerrar el mes',
} as const;
export type FrecuenciaReporte = keyof typeof FRECUENCIAS_REPORTE;

/** When of those times a mail goes out. */
export const CONDICIONES_REPORTE = {
  siempre: 'Siempre',
  cambia: 'Solo si la cifra cambió',
  meta: 'Solo si cruza la meta',
} as const;
export type CondicionReporte = keyof typeof CONDICIONES_REPORTE;

/** What the mail has beside the finding. */
export const FORMATOS_REPORTE = {
  resumen: 'El hallazgo y cinco líneas',
  tabla: 'También la tabla de los últimos seis meses',
  xlsx: 'El hallazgo, cinco líneas y un Excel adjunto',
  csv: 'El hallazgo, cinco líneas y un CSV adjunto',
  pdf: 'El hallazgo, cinco líneas y un PDF adjunto',
} as const;
export type FormatoReporte = keyof typeof FORMATOS_REPORTE;

/** Of these, those that carry a file: what the page of the indicador downloads. */
export const FORMATOS_ADJUNTOS = ['xlsx', 'csv', 'pdf'] as const satisfies readonly FormatoReporte[];

/** Working days of the week, from Monday. */
export const DIAS_SEMANA = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes'] as const;
/** The last day every month has. */
export const ULTIMO_DIA_MES = 28;

export const LIMITES_SUSCRIPCION_REPORTE = {
  porPersona: 50,
  /** Mails «Enviarme ahora» sends to an address in a day. */
  enviosAlDia: 20,
} as const;
