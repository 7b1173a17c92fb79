import type { DatabaseSchema } from '@marco/database';
import { isCorreoInstitucional } from '@marco/entidades/port';
import { findParametroLista } from '@marco/parametros/port';
import type { Kysely } from 'kysely';
import { buildNombreCompleto } from './nombre-completo.ts';

/**
 * Active people with an active membership in the ministry, as anybody reads them: the e-mail of the office, and in the place of a
 * private one an empty text.
 */
export async function listMinisterio(database: Kysely<DatabaseSchema>) {
  const dominios = await findParametroLista(database, 'entidades.dominiosCorreo', []);
  const usuarios = await database
    .selectFrom('usuarios as u')
    .innerJoin('membresias as m', 'm.usuario_id', 'u.id')
    .innerJoin('entidades as e', 'e.id', 'm.entidad_id')
    .select(['u.id', buildNombreCompleto('u').as('nombre'), 'u.correo_electronico as email'])
    .where('u.activo', '=', true)
    .where('m.estado', '=', 'activa')
    .where('e.ambito', '=', 'ministerio')
    .orderBy('u.clave_de_orden')
    .orderBy('u.id')
    .execute();
  return usuarios.map((usuario) => ({
    ...usuario,
    email: isCorreoInstitucional(usuario.email, dominios) ? usuario.email : '',
  }));
}
