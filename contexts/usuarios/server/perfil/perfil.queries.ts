import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { buildNombreCompleto } from '../usuarios/nombre-completo.ts';

/** A person in the entidad of a membresía; `forUpdate` locks the membresía. */
export function findPerfilRow(
  database: Kysely<DatabaseSchema>,
  membresiaId: number,
  { forUpdate = false } = {},
) {
  return database
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .innerJoin('tipos_identificacion as t', 't.id', 'u.tipo_identificacion_id')
    .innerJoin('entidades as e', 'e.id', 'm.entidad_id')
    .leftJoin('roles as r', 'r.id', 'm.rol_id')
    .select([
      'm.id',
      'm.version',
      'm.cargo',
      'm.correo_electronico as correoInstitucional',
      'm.otro_numero_telefonico as otroNumeroTelefonico',
      buildNombreCompleto('u').as('nombre'),
      't.nombre as tipoIdentificacion',
      'u.numero_identificacion as numeroIdentificacion',
      'u.correo_electronico as correoEletronico',
      'u.numero_celular as numeroCelular',
      'e.nombre as entidad',
      'e.sigla',
      'r.nombre as rol',
    ])
    .where('m.id', '=', membresiaId)
    .$if(forUpdate, (query) => query.forUpdate('m'))
    .executeTakeFirst();
}
