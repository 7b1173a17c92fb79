import { ADMINISTRADOR } from '@marco/country/ministry';

/** Subfuncionalidad whose permissions guard this context. */
export const RECURSO_AUDITORIA = {
  code: 'auditoria',
  name: 'la auditoría',
  giver: ADMINISTRADOR,
} as const;

/** The result of an action, as it is stored. */
export const RESULTADOS = ['exito', 'rechazo'] as const;
export type Resultado = (typeof RESULTADOS)[number];

/** Page sizes of the list and their default. */
export const TAMANOS_EVENTOS = [10, 25, 50, 100] as const;
export const TAMANO_EVENTOS = 25;

/** Longest text a filter accepts. */
export const MAXIMO_TEXTO_FILTRO = 200;

/**
 * What verification may find: an event changed, removed or added after it was sealed; a seal changed, missing, or
 * that does not follow from the one before, that has no signature, a wrong one, or one of an unknown key; a seal kept
 * outside the database that is missing or different.
 */
export const TIPOS_HALLAZGO = [
  'evento-modificado',
  'evento-eliminado',
  'evento-agregado',
  'sello-modificado',
  'sello-ausente',
  'sello-desenlazado',
  'sello-sin-firma',
  'sello-falso',
  'sello-de-otra-llave',
  'ancla-ausente',
  'ancla-distinta',
] as const;
export type TipoHallazgo = (typeof TIPOS_HALLAZGO)[number];

/** What an ancla says it is. */
export const FORMATO_ANCLA = 'marco-ancla-auditoria/1';

/** Newest seals an ancla holds: those of a day, one a minute. */
export const SELLOS_POR_ANCLA = 1500;

/** Seals one call verifies: some fifty thousand events, a few seconds. */
export const SELLOS_POR_LLAMADA = 50;

/** A search counts up to so many events; above that it says that there are more. */
export const MAXIMO_CONTADO = 10_000;

/** Who acts in an event. */
export const CLASES_ACTOR = ['persona', 'entidad'] as const;
export type ClaseActor = (typeof CLASES_ACTOR)[number];
