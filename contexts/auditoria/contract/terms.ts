/** Subfuncionalidad whose permissions guard this context. */
export const RECURSO_AUDITORIA = 'auditoria';

/** How what was tried ended, as it is stored. */
export const RESULTADOS = ['exito', 'rechazo'] as const;
export type Resultado = (typeof RESULTADOS)[number];

/** Page sizes of the list and their default. */
export const TAMANOS_EVENTOS = [10, 25, 50, 100] as const;
export const TAMANO_EVENTOS = 25;

/** Longest text a filter accepts. */
export const MAXIMO_TEXTO_FILTRO = 200;

/**
 * What verification may find: an event changed, removed or added after it was sealed; a seal changed, missing, or that
 * does not follow from the one before.
 */
export const TIPOS_HALLAZGO = [
  'evento-modificado',
  'evento-eliminado',
  'evento-agregado',
  'sello-modificado',
  'sello-ausente',
  'sello-desenlazado',
] as const;
export type TipoHallazgo = (typeof TIPOS_HALLAZGO)[number];

/** Seals one call verifies: some fifty thousand events, a few seconds. */
export const SELLOS_POR_LLAMADA = 50;
