/** Addresses of this context. */
export const reportesPaths = {
  home: '/app/reportes',
} as const;

/** Title of the page of every report. */
export const TITULO_REPORTES = 'Reportes';
