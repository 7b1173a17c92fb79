import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { buildMembresias } from './usuarios/membresias.queries.ts';
import { buildNombreCompleto } from './usuarios/nombre-completo.ts';

type Database = Kysely<DatabaseSchema>;

/** A person with what identifies them. */
export async function findPersona(database: Database, id: number) {
  return database
    .selectFrom('usuarios as u')
    .innerJoin('tipos_identificacion as t', 't.id', 'u.tipo_identificacion_id')
    .select([
      'u.id',
      buildNombreCompleto('u').as('nombre'),
      't.sigla as tipoIdentificacion',
      'u.numero_identificacion as numeroIdentificacion',
      'u.correo_electronico as correoEletronico',
      'u.numero_celular as numeroCelular',
      'u.activo',
    ])
    .where('u.id', '=', id)
    .executeTakeFirst();
}

/** Memberships of a person: those that wait first, then those in use. */
export function listMembresiasDe(database: Database, usuarioId: number) {
  return buildMembresias(database)
    .where('m.usuario_id', '=', usuarioId)
    .orderBy(sql`m.estado = 'pendiente' desc, m.estado = 'activa' desc, clave_orden(e.nombre) collate "C"`)
    .execute();
}

/** Since when a person has a second factor; undefined while they have none. */
export async function findInscripcion(database: Database, usuarioId: number): Promise<Date | undefined> {
  const row = await database
    .selectFrom('segundos_factores')
    .select('inscrito_en')
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
  return row?.inscrito_en ?? undefined;
}
