import type { DatabaseSchema } from '@marco/database';
import { createPublicado } from '@marco/elementos-de-dato/testing';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** What an entity has in the common language. */
export interface ForeignElemento {
  /** A version the entity has to approve; of the entities no other reads it. */
  readonly versionId: number;
  readonly elementoId: number;
  /** A comment about it. */
  readonly comentarioId: number;
  /** A servicio of the entity, which uses that version. */
  readonly servicioId: number;
  /** A document of that version. */
  readonly documentoId: string;
}

/** A version that waits for the entity, with a comment and a servicio of the entity that uses it. */
export async function createForeignElemento(
  database: Database,
  entidadId: number,
  usuarioId: number,
): Promise<ForeignElemento> {
  const { elementoId, versionId } = await createPublicado(database, {
    ...{ identificador: 'datoAjeno', nombre: 'Dato ajeno', clase: 'lista', estado: 'borrador' },
  });
  await database
    .updateTable('elementos_versiones')
    .set({ estado: 'pendiente-entidad', entidad_responsable_id: entidadId })
    .where('id', '=', versionId)
    .execute();
  const { id: comentarioId } = await database
    .insertInto('elementos_comentarios')
    .values({ version_id: versionId, usuario_id: usuarioId, entidad_id: entidadId, texto: 'Ajeno.' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: servicioId } = await database
    .insertInto('servicios')
    .values({
      ...{ nombre: 'Servicio ajeno', descripcion: 'Ninguna.', entidad_id: entidadId },
      estado_servicio_id: sql<number>`(select min(id) from estados_servicio)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('servicios_elementos')
    .values({ servicio_id: servicioId, version_id: versionId, sentido: 'salida' })
    .execute();
  const documentoId = await createDocumento(database, versionId);
  return { versionId, elementoId, comentarioId, servicioId, documentoId };
}

async function createDocumento(database: Database, versionId: number): Promise<string> {
  const { id } = await database
    .insertInto('archivos')
    .values({
      ...{ carpeta: 'capas', nombre: 'respaldo.pdf', tipo_mime: 'application/pdf', tamano_bytes: 1 },
      ...{ sha256: '1'.repeat(64), publico: false },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.insertInto('elementos_archivos').values({ version_id: versionId, archivo_id: id }).execute();
  return id;
}
