import { EMBEDDED_ISSUER_KEY } from '@marco/authenticator';
import { toMomentText } from '@marco/country/local-time';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { getNamed } from './directory.ts';
import { createPersonas, listMembresias } from './personas.ts';

/** Identification type of every invented person. */
const TIPO = 'CC';

/** When the demo people somebody decided about were registered. */
export const REGISTERED = toMomentText('2024-01-15', '08:00');

/** The demo person who works with the product for the first time; the others know it and are offered no tour. */
const SIN_RECORRIDO = '1000000010';

/**
 * Users with their memberships.
 *
 * @returns identifiers of the users by identification number
 */
export async function insertPeople(
  trx: Transaction<DatabaseSchema>,
  entidadIds: ReadonlyMap<string, number>,
  { requestedOn }: DemoCalendar,
): Promise<ReadonlyMap<string, number>> {
  const tipo = await trx
    .selectFrom('tipos_identificacion')
    .select('id')
    .where('sigla', '=', TIPO)
    .executeTakeFirstOrThrow();
  const requested = toMomentText(requestedOn, '10:20');
  const membresias = listMembresias();
  const known = new Set(
    membresias.filter(({ estado }) => estado !== 'pendiente').map(({ numero }) => numero),
  );
  const usuarios = await trx
    .insertInto('usuarios')
    .values(
      [...createPersonas().values()].map((persona) => ({
        emisor: EMBEDDED_ISSUER_KEY,
        sujeto: persona.subject,
        tipo_identificacion_id: tipo.id,
        numero_identificacion: persona.numero,
        primer_nombre: persona.primerNombre,
        segundo_nombre: persona.segundoNombre ?? null,
        primer_apellido: persona.primerApellido,
        segundo_apellido: persona.segundoApellido ?? null,
        correo_electronico: persona.correo,
        numero_celular: `300${persona.numero.slice(-7)}`,
        recorrido_visto_en: persona.numero === SIN_RECORRIDO ? null : REGISTERED,
        created_at: known.has(persona.numero) ? REGISTERED : requested,
      })),
    )
    .returning(['id', 'numero_identificacion'])
    .execute();
  const usuarioIds = new Map(usuarios.map((usuario) => [usuario.numero_identificacion, usuario.id]));
  const roles = await trx.selectFrom('roles').select(['id', 'codigo']).execute();
  const rolIds = new Map(roles.map((rol) => [rol.codigo, rol.id]));
  await trx
    .insertInto('membresias')
    .values(
      membresias.map(({ numero, entidad, rol, cargo, estado }) => ({
        usuario_id: getNamed(usuarioIds, numero),
        entidad_id: getNamed(entidadIds, entidad),
        rol_id: rol === '' ? null : getNamed(rolIds, rol),
        cargo,
        estado,
        created_at: estado === 'pendiente' ? requested : REGISTERED,
      })),
    )
    .execute();
  return usuarioIds;
}
