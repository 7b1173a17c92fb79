import type { DatabaseSchema } from '@marco/database';
import { onPage, type Page } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';
import type { UsuarioDeEntidad } from '../../contract/index.ts';
import { buildNombreCompleto } from './nombre-completo.ts';

const nombre = buildNombreCompleto('u');

/** State of a membership as people read it; an inactive person is inactive in every entity. */
const estado = sql<UsuarioDeEntidad['estado']>`case when m.estado = 'pendiente' then 'pendiente'
  when m.estado = 'rechazada' then 'rechazado' when m.estado = 'activa' and u.activo then 'activo' else 'inactivo' end`;

/** One page of the people of an entity in Spanish order of their names, and how many there are. */
export async function listUsuariosDeEntidad(database: Kysely<DatabaseSchema>, entidadId: number, page: Page) {
  const own = database.selectFrom('membresias as m').where('m.entidad_id', '=', entidadId);
  const [usuarios, { total }] = await Promise.all([
    own
      .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
      .leftJoin('roles as r', 'r.id', 'm.rol_id')
      .select(['m.id as membresiaId', nombre.as('nombre'), 'r.nombre as rol', estado.as('estado')])
      .orderBy('m.clave_de_orden')
      .orderBy('m.id')
      .$call(onPage(page))
      .execute(),
    own.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { usuarios, total };
}
