import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { EstadoExplorador } from '../../contract/index.ts';
import type { FormaDeCompartir } from '../../contract/vistas.terms.ts';

type Running = Transaction<DatabaseSchema>;

/** What a view keeps. */
export interface VistaEscrita {
  readonly nombre: string;
  readonly estado: EstadoExplorador;
  readonly compartida: FormaDeCompartir;
  readonly entidadId: number;
  readonly rolId: number | null;
  readonly enTodas: boolean;
  readonly versionConjunto: number;
}

export async function createVista(
  trx: Running,
  usuarioId: number,
  vista: VistaEscrita,
): Promise<{ readonly id: string }> {
  const { rows } = await sql<{ id: string }>`
    insert into vistas_reportes (usuario_id, nombre, conjunto, estado, compartida, entidad_id, rol_id, en_todas, version_conjunto)
    values (${usuarioId}, ${vista.nombre}, ${vista.estado.conjunto}, ${JSON.stringify(vista.estado)}::jsonb, ${vista.compartida},
      ${vista.entidadId}, ${vista.rolId}, ${vista.enTodas}, ${vista.versionConjunto})
    returning id`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('a row that was inserted is returned');
  return row;
}

export async function updateVista(trx: Running, id: string, vista: VistaEscrita): Promise<void> {
  await sql`update vistas_reportes set nombre = ${vista.nombre}, conjunto = ${vista.estado.conjunto},
    estado = ${JSON.stringify(vista.estado)}::jsonb, compartida = ${vista.compartida}, entidad_id = ${vista.entidadId},
    rol_id = ${vista.rolId}, en_todas = ${vista.enTodas}, version_conjunto = ${vista.versionConjunto}, cambiada_en = now()
    where id = ${id}::uuid`.execute(trx);
}

export async function deleteVista(trx: Running, id: string): Promise<void> {
  await sql`delete from vistas_reportes where id = ${id}::uuid`.execute(trx);
}

/** How many a person has; their row is held, so that two presses count one after the other. */
export async function countVistas(trx: Running, usuarioId: number): Promise<number> {
  await sql`select id from usuarios where id = ${usuarioId} for no key update`.execute(trx);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from vistas_reportes where usuario_id = ${usuarioId}`.execute(trx);
  return rows[0]?.total ?? 0;
}

/** The views of a person who suppresses their data. */
export async function deleteVistasDePersona(
  trx: Running,
  { usuarioId }: { readonly usuarioId: number },
): Promise<void> {
  await sql`delete from vistas_reportes where usuario_id = ${usuarioId}`.execute(trx);
}
