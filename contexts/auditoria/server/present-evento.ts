import type { DatabaseSchema } from '@marco/database';
import type { TrailNames } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { EventoRow } from '../contract/index.ts';
import type { Resultado } from '../contract/terms.ts';
import { type NombresDeCodigos, presentCodigo } from '../rules/codigos.ts';
import { listIds, type NombresDeDetalle } from '../rules/nombres.ts';
import type { EventoFound } from './eventos.queries.ts';
import { listNombresDeIds } from './nombres-de-ids.queries.ts';

type Database = Kysely<DatabaseSchema>;
type Detalle = Record<string, unknown>;

/** What the codes and the ids of an event say to people. */
export interface Vocabulario extends NombresDeCodigos, Required<TrailNames> {
  /** Text of a refusal by its code. */
  readonly refusals: ReadonlyMap<string, string>;
  /** What an operation does, by its name. */
  readonly operations: ReadonlyMap<string, string>;
}

/** Types and fields are what an event says they are: one that has no entry has none. */
function findOwn<T>(entries: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

/** Events as the list shows them, with the names of what they are about. */
export async function presentEventos(
  database: Database,
  rows: readonly EventoFound[],
  vocabulario: Vocabulario,
): Promise<EventoRow[]> {
  const nombres = new Map<string, Readonly<Record<string, string>>>();
  for (const [tipo, events] of Map.groupBy(rows, ({ object_type }) => object_type)) {
    const named = findOwn(vocabulario.objects, tipo);
    const ids = new Set(events.flatMap((row) => row.object_id ?? []));
    if (named) nombres.set(tipo, await listNombresDeIds(database, named, ids));
  }
  return rows.map((row) => {
    const { object_type: tipo, object_id: id } = row;
    const stored = id === null ? undefined : nombres.get(tipo)?.[id];
    const operation = tipo === 'operacion' ? vocabulario.operations.get(id ?? '') : undefined;
    return presentEvento(row, stored ?? operation ?? findNombreEscrito(row.detail), vocabulario);
  });
}

function presentEvento(
  row: EventoFound,
  objeto: string | null,
  { acciones, tiposObjeto }: NombresDeCodigos,
): EventoRow {
  return {
    id: row.id,
    fecha: row.occurred_at.toISOString(),
    accion: row.action,
    nombreAccion: presentCodigo(acciones, row.action),
    // A constraint of the table lets nothing else in.
    resultado: row.result as Resultado,
    tipoObjeto: row.object_type,
    nombreTipoObjeto: presentCodigo(tiposObjeto, row.object_type),
    idObjeto: row.object_id,
    objeto,
    usuario: row.actor_user_id === null ? null : { id: row.actor_user_id, nombre: row.nombreUsuario || null },
    entidad:
      row.actor_entity_id === null
        ? null
        : { id: row.actor_entity_id, nombre: row.nombreEntidad, sigla: row.siglaEntidad },
    rol: row.actor_role,
    direccion: row.address,
    correlacion: row.correlation_id,
  };
}

/** The name the event itself tells, of what is found by no id any more. */
function findNombreEscrito(detail: unknown): string | null {
  const detalle = presentDetalle(detail);
  for (const part of [detalle, detalle['despues'], detalle['antes']]) {
    const nombre = typeof part === 'object' && part !== null && 'nombre' in part ? part.nombre : undefined;
    if (typeof nombre === 'string' && nombre !== '') return nombre;
  }
  return null;
}

/** What the event tells; a detail that somebody made something else than an object is shown under one name. */
export function presentDetalle(detail: unknown): Detalle {
  const isObject = typeof detail === 'object' && detail !== null && !Array.isArray(detail);
  return isObject ? (detail as Detalle) : { detalle: detail };
}

/** Names for the ids of a detail, and what the code of its refusal says. */
export async function listNombresDeDetalle(
  database: Database,
  detalle: Detalle,
  { refusals, objects, fields }: Vocabulario,
): Promise<NombresDeDetalle> {
  const nombres: Record<string, Readonly<Record<string, string>>> = {};
  for (const [campo, ids] of listIds(detalle, fields)) {
    const named = objects[fields[campo] ?? ''];
    if (named) nombres[campo] = await listNombresDeIds(database, named, ids);
  }
  const codigo = detalle['codigo'];
  const mensaje = typeof codigo === 'string' ? refusals.get(codigo) : undefined;
  return mensaje === undefined ? nombres : { ...nombres, codigo: { [String(codigo)]: mensaje } };
}
