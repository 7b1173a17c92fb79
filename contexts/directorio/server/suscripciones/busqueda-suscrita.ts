import { busquedaDirectorioSchema } from '../../contract/filtros-directorio.schema.ts';
import type { BusquedaDirectorio } from '../../contract/index.ts';

/** A search as its address says it; undefined where it makes no sense. */
export function parseBusqueda(query: string): BusquedaDirectorio | undefined {
  const read = busquedaDirectorioSchema.safeParse(Object.fromEntries(new URLSearchParams(query)));
  return read.success ? read.data : undefined;
}
