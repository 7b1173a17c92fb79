import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { AcuerdoPropio } from '../../rules/conexion.ts';

type Database = Kysely<DatabaseSchema>;

export interface EntidadRow {
  readonly id: number;
  readonly nombre: string;
  readonly sigla: string | null;
  readonly codigoXroad: string | null;
}

/** An entidad with its code of the exchange platform; undefined where there is none of that id. */
export async function findEntidad(database: Database, id: number): Promise<EntidadRow | undefined> {
  const { rows } = await sql<EntidadRow>`
    select id, nombre, sigla, codigo_xroad as "codigoXroad" from entidades where id = ${id}`.execute(
    database,
  );
  return rows[0];
}

/** The acuerdo of an entidad about a servicio that has come furthest, of those that are not over. */
export async function findAcuerdoPropio(
  database: Database,
  { servicioId, entidadId }: { readonly servicioId: number; readonly entidadId: number },
): Promise<AcuerdoPropio | undefined> {
  const { rows } = await sql<AcuerdoPropio>`
    select id, numero, estado = 'activo' as "estaActivo" from acuerdos
    where servicio_id = ${servicioId} and consumidora_id = ${entidadId}
      and estado in ('activo', 'suspendido', 'enviado', 'en-aclaracion', 'borrador')
    order by array_position(array['activo', 'suspendido', 'enviado', 'en-aclaracion', 'borrador'], estado), id desc
    limit 1`.execute(database);
  return rows[0];
}
