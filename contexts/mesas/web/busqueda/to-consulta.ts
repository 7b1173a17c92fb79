import type { Parametros } from '../../rules/busqueda-profunda/direccion.ts';

/** The query of an address, without its question mark. */
export function toConsulta(parametros: Parametros): string {
  return new URLSearchParams(parametros.map(([name, value]) => [name, value])).toString();
}
