import type { DatabaseSchema } from '@marco/database';
import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { ForeignRecordsOf, Stranger } from '@marco/test-kit/declarations';
import type { Kysely } from 'kysely';

/** Where the entity works with others, and what a person keeps of it. */
export interface ForeignMesa {
  /** A mesa in which the entity is alone. */
  readonly mesaId: number;
  /** A meeting held to which nobody of the entities of the callers came. */
  readonly reunionId: number;
  readonly compromisoId: number;
  /** What somebody wrote in that mesa. */
  readonly comentarioId: number;
  /** A search the person keeps with a name. */
  readonly busquedaId: number;
}

/** A mesa of the entity alone, a commitment of it in the first mesa, and a search of the stranger. */
export const foreignMesa: ForeignRecordsOf<ForeignEntidad & Stranger, ForeignMesa> = {
  async create(database, { entidadId, personId }) {
    const mesaId = await createMesa(database, entidadId, personId);
    return {
      mesaId,
      reunionId: await createReunion(database, mesaId, personId),
      compromisoId: await createCompromiso(database, entidadId),
      comentarioId: await createComentario(database, { mesaId, entidadId, personId }),
      busquedaId: await createBusqueda(database, personId),
    };
  },
  stored: ({ compromisoId, comentarioId, busquedaId }) => [
    { table: 'compromisos', id: compromisoId },
    { table: 'mesas_comentarios', id: comentarioId },
    { table: 'busquedas_guardadas', id: busquedaId },
  ],
};

type Database = Kysely<DatabaseSchema>;

async function createMesa(database: Database, entidadId: number, consultorId: number): Promise<number> {
  const { id } = await database
    .insertInto('mesas')
    .values({
      nombre: 'Mesa de otros',
      objetivo: 'Ninguno.',
      descripcion: 'Ninguna.',
      entidad_lider_id: entidadId,
      consultor_principal_id: consultorId,
      email_responsable_entidad: 'a@ejemplo.gov.co',
      email_consultor: 'b@ejemplo.gov.co',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('mesas_entidades')
    .values({ mesa_id: id, entidad_id: entidadId, rol: 'lider' })
    .execute();
  return id;
}

async function createReunion(database: Database, mesaId: number, consultorId: number): Promise<number> {
  const { id } = await database
    .insertInto('reuniones')
    .values({
      mesa_id: mesaId,
      estado: 'realizada',
      tematica: 'De otros',
      avance: 'Ninguno.',
      inicia_en: new Date(0),
      consultor_principal_id: consultorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** In the first mesa; no caller answers for it. */
async function createCompromiso(database: Database, entidadId: number): Promise<number> {
  const { id } = await database
    .insertInto('compromisos')
    .values({
      mesa_id: 1,
      descripcion: 'Ajeno.',
      responsable: 'Nadie',
      entidad_id: entidadId,
      fecha_acuerdo: '2026-01-05',
      fecha_vencimiento: '2026-02-02',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function createBusqueda(database: Database, usuarioId: number): Promise<number> {
  const { id } = await database
    .insertInto('busquedas_guardadas')
    .values({ usuario_id: usuarioId, nombre: 'Ajena', consulta: 'modo=contenido&texto=ajena' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function createComentario(
  database: Database,
  { mesaId, entidadId, personId }: { mesaId: number; entidadId: number; personId: number },
): Promise<number> {
  const { id } = await database
    .insertInto('mesas_comentarios')
    .values({ mesa_id: mesaId, entidad_id: entidadId, usuario_id: personId, texto: 'Ajeno.' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
