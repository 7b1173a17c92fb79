/** Blocks of the workspace of a mesa, in the order of the page. */
export const BLOQUES_ESPACIO = [
  'reunion',
  'compromisos',
  'servicios',
  'hechos',
  'calendario',
  'documentos',
] as const;
export type BloqueEspacio = (typeof BLOQUES_ESPACIO)[number];

/** What the timeline shows: all, the meetings that decided something, or the papers. */
export const CLASES_HECHO = ['todo', 'decisiones', 'documentos'] as const;
export type ClaseHecho = (typeof CLASES_HECHO)[number];

/** Rows each block shows first; of the timeline, how many come with each page. */
export const FILAS_ESPACIO = { compromisos: 3, servicios: 6, hechos: 8, documentos: 5 } as const;

/** The column a commitment stands in by its day; those of closed mesas stand in none. */
export const COLUMNAS_COMPROMISO = ['vencidos', 'semana', 'despues'] as const;
export type ColumnaCompromiso = (typeof COLUMNAS_COMPROMISO)[number];
export const COLUMNA_COMPROMISO: Readonly<Record<ColumnaCompromiso, string>> = {
  vencidos: 'Vencidos',
  semana: 'Esta semana',
  despues: 'Después',
};

/** What the first button of the next meeting does, by who reads it. */
export const ACCIONES_PRINCIPALES = ['volver', 'iniciar', 'responder', 'confirmar'] as const;
export type AccionPrincipal = (typeof ACCIONES_PRINCIPALES)[number];
