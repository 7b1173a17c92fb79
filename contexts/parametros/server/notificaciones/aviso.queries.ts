import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { EnvioCorreo } from '../../contract/terms.ts';
import { PREFERENCIA_HABITUAL } from '../../rules/canales.ts';

type Running = Transaction<DatabaseSchema>;

/** The template of an event; an event without one is an installation error. */
export async function getPlantilla(transaction: Running, evento: string) {
  return transaction
    .selectFrom('plantillas_correo')
    .select(['asunto', 'cuerpo', 'aviso', 'por_correo as porCorreo', 'por_producto as porProducto'])
    .where('evento', '=', evento)
    .executeTakeFirstOrThrow(() => new Error(`The event ${evento} has no template.`));
}

export async function getDestinatario(transaction: Running, usuarioId: number) {
  return transaction
    .selectFrom('usuarios')
    .select(['primer_nombre as nombre', 'correo_electronico as correo'])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
}

/** What the person chose for an event, or what holds until they choose. */
export async function getPreferencia(transaction: Running, usuarioId: number, evento: string) {
  const row = await transaction
    .selectFrom('preferencias_notificacion')
    .select(['correo', 'producto'])
    .where('usuario_id', '=', usuarioId)
    .where('evento', '=', evento)
    .executeTakeFirst();
  return row ? { correo: row.correo as EnvioCorreo, producto: row.producto } : PREFERENCIA_HABITUAL;
}

/** The place of the turns of addresses among the advisory locks. */
const TURNO_DIRECCIONES = 63;

/**
 * Mails of an event written to an address in the last hours, sent or not. Another transaction that counts for the
 * same address waits until this one ends, so that calls at the same time do not exceed the limit together.
 */
export async function countCorreosRecientes(
  transaction: Running,
  { evento, correo, horas }: { readonly evento: string; readonly correo: string; readonly horas: number },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${correo}, ${sql.lit(TURNO_DIRECCIONES)}))`.execute(
    transaction,
  );
  const { cantidad } = await transaction
    .selectFrom('outbox_messages')
    .select(sql<number>`count(*)::int`.as('cantidad'))
    .where('recipient', '=', correo)
    .where('event', '=', evento)
    .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${horas})`)
    .executeTakeFirstOrThrow();
  return cantidad;
}

/** Values of the variables that every template has and that do not depend on the reader. */
export async function findValoresSitio(transaction: Running) {
  const rows = await transaction
    .selectFrom('parametros')
    .select(['clave', 'valor'])
    .where('clave', 'in', ['titulo.producto', 'ministerio.acronimo', 'pie.correos', 'sitio.direccion'])
    .execute();
  const valores = new Map(rows.map(({ clave, valor }) => [clave, valor]));
  const correos = valores.get('pie.correos') as { soporte?: string } | undefined;
  return {
    producto: String(valores.get('titulo.producto') ?? ''),
    ministerio: String(valores.get('ministerio.acronimo') ?? ''),
    soporte: correos?.soporte ?? '',
    direccion: String(valores.get('sitio.direccion') ?? ''),
  };
}
