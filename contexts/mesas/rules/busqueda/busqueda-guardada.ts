import { type BusquedaMesas, parseBusqueda } from './busqueda-mesas.ts';

/** An entidad or servicio picked from suggestions, with the name it was picked by. */
export interface Eleccion {
  readonly id: number;
  readonly nombre: string;
}

/** The lists of the form at the time of the search. */
export interface ListasBusqueda {
  readonly servicios: readonly { readonly servicioId: number; readonly nombre: string }[];
  readonly estadosServicio: readonly { readonly estadoServicioId: number; readonly nombre: string }[];
  readonly usuarios: readonly { readonly id: number; readonly nombre: string; readonly email: string }[];
}

/** What local storage holds under `dataTblInter` (specification §2 'Returning from a detail'). */
export interface BusquedaGuardada {
  readonly busqueda: BusquedaMesas;
  readonly entidad: Eleccion | null;
  readonly servicio: Eleccion | null;
  /** Null when some list was not loaded. */
  readonly listas: ListasBusqueda | null;
}

/** As it is stored: the filter under the wire names of the search, page, size and order beside it. */
export function formatGuardada({ busqueda, entidad, servicio, listas }: BusquedaGuardada): string {
  const { filtro, pagina, tamano, orden, descendente } = busqueda;
  return JSON.stringify({
    filter: {
      nombre: filtro.nombre,
      estado: filtro.estado,
      admEntidadLider: filtro.entidad,
      admUsuarioId: filtro.consultor,
      servicioMesa: filtro.servicio,
      estadoServicio: filtro.estadoServicio,
    },
    page: pagina,
    size: tamano,
    order: { key: orden, descending: descendente },
    entidad,
    servicio,
    lists: listas,
  });
}

/** Reads the stored search; null if the content is not a search of this product. */
export function parseGuardada(text: string | null): BusquedaGuardada | null {
  const stored = parseJson(text);
  if (!isRecord(stored) || !isRecord(stored['filter'])) return null;
  const { filter, page, size, order, entidad, servicio, lists } = stored as Readonly<
    Record<string, unknown>
  > & {
    readonly filter: Readonly<Record<string, unknown>>;
  };
  const { key, descending } = isRecord(order) ? order : { key: undefined, descending: undefined };
  const parametros = {
    nombre: filter['nombre'],
    estado: typeof filter['estado'] === 'boolean' ? (filter['estado'] ? 'activa' : 'cerrada') : null,
    entidad: filter['admEntidadLider'],
    consultor: filter['admUsuarioId'],
    servicio: filter['servicioMesa'],
    estadoServicio: filter['estadoServicio'],
    pagina: page,
    tamano: size,
    orden: `${descending === true ? '-' : ''}${String(key)}`,
    consultar: '1',
  };
  const texts = Object.entries(parametros).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : [],
  );
  const busqueda = parseBusqueda(texts);
  return {
    busqueda,
    entidad: readEleccion(entidad, busqueda.filtro.entidad),
    servicio: readEleccion(servicio, busqueda.filtro.servicio),
    listas: isListas(lists) ? lists : null,
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The pick that belongs to the filter; the name of another id would be wrong. */
function readEleccion(value: unknown, id: number | null): Eleccion | null {
  if (id === null || !isRecord(value) || value['id'] !== id || typeof value['nombre'] !== 'string')
    return null;
  return { id, nombre: value['nombre'] };
}

function isListOf(value: unknown, id: string): boolean {
  return (
    Array.isArray(value) &&
    value.every((row) => isRecord(row) && typeof row[id] === 'number' && typeof row['nombre'] === 'string')
  );
}

function isListas(value: unknown): value is ListasBusqueda {
  return (
    isRecord(value) &&
    isListOf(value['servicios'], 'servicioId') &&
    isListOf(value['estadosServicio'], 'estadoServicioId') &&
    isListOf(value['usuarios'], 'id')
  );
}
