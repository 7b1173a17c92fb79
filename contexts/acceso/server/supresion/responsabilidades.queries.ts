import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { Responsabilidades } from '../../rules/can-delete-cuenta.ts';

/** What a person answers for now. */
export async function getResponsabilidades(
  database: Kysely<DatabaseSchema>,
  usuarioId: number,
): Promise<Responsabilidades> {
  const { rows } = await sql<Responsabilidades>`select
    (select count(*)::int from compromisos
      where responsable_usuario_id = ${usuarioId} and estado = 'abierto') as "compromisosAbiertos",
    (select count(*)::int from mesas where consultor_principal_id = ${usuarioId} and activa) as "mesasActivas",
    (select count(*)::int from reuniones where consultor_principal_id = ${usuarioId}
      and inicia_en > now() and finalizada_en is null and motivo_cancelacion is null) as "reunionesPorCelebrar",
    (select count(*)::int from solicitudes s join estados_solicitud e on e.id = s.estado_id
      where ${usuarioId} in (s.solicitante_id, s.consultor_id) and not e.cerrado) as "solicitudesAbiertas"`.execute(
    database,
  );
  const [row] = rows;
  if (!row) throw new Error('A query without a table answers one row.');
  return row;
}

/** The person as they were, for the last mail and for what later contexts take away. */
export async function getPersona(database: Kysely<DatabaseSchema>, usuarioId: number) {
  const { correo } = await database
    .selectFrom('usuarios')
    .select('correo_electronico as correo')
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  const membresias = await database
    .selectFrom('membresias')
    .select(['entidad_id as entidadId', 'correo_electronico as correo'])
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', 'activa')
    .execute();
  return {
    correo,
    vinculaciones: membresias.flatMap(({ entidadId, correo: institucional }) =>
      institucional === null ? [] : [{ entidadId, correo: institucional }],
    ),
  };
}

/** Whether a session was opened within the last minutes, by the clock of the database. */
export async function isIngresoReciente(
  database: Kysely<DatabaseSchema>,
  sessionId: string,
  minutes: number,
): Promise<boolean> {
  const row = await database
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst();
  return row !== undefined;
}
