/**
 * What the level-services helper answers (API-23): the five slots of the level-service holder (SHELL-09), and what a
 * servicio gets by its requests.
 *
 * - `consulta`: the services with their request under way
 * - `nivel`: the level each has
 * - `servicio`: the requests
 * - `entidad`: the entidad and how many services it has in each state
 * - `edicion`: the requests that may be edited now
 */
export const TIPOS_DATO_NIVEL = [
  'consulta',
  'nivel',
  'servicio',
  'entidad',
  'edicion',
  'certificados',
  'versiones',
] as const;
export type TipoDatoNivel = (typeof TIPOS_DATO_NIVEL)[number];
