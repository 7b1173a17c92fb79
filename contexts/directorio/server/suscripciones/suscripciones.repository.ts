import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql, type Transaction } from 'kysely';
import {
  DIAS_PARA_CONFIRMAR,
  type FrecuenciaSuscripcion,
  type ObjetoSuscripcion,
} from '../../contract/terms.ts';

type Running = Transaction<DatabaseSchema>;

/** What somebody asks to be told of. */
export interface ObjetoSuscrito {
  readonly objeto: ObjetoSuscripcion;
  readonly servicioId: number | null;
  readonly elementoId: number | null;
  readonly busqueda: string | null;
}

export interface SuscripcionNueva extends ObjetoSuscrito {
  readonly frecuencia: FrecuenciaSuscripcion;
  readonly codigoRetiro: string;
}

const isAbout = ({ objeto, servicioId, elementoId, busqueda }: ObjetoSuscrito) =>
  sql`objeto = ${objeto} and servicio_id is not distinct from ${servicioId}::int
    and elemento_id is not distinct from ${elementoId}::int and busqueda is not distinct from ${busqueda}::text`;

/** That of a person about the same; what they asked before keeps its row, with the new frequency. */
export async function saveDePersona(
  trx: Running,
  usuarioId: number,
  nueva: SuscripcionNueva,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const kept = await sql<{ id: number }>`
    update directorio_suscripciones set frecuencia = ${nueva.frecuencia}
    where usuario_id = ${usuarioId} and ${isAbout(nueva)} returning id`.execute(trx);
  const [before] = kept.rows;
  if (before) return { id: before.id, isNew: false };
  const { rows } = await sql<{ id: number }>`
    insert into directorio_suscripciones
      (objeto, servicio_id, elemento_id, busqueda, frecuencia, usuario_id, codigo_retiro, confirmada_en)
    values (${nueva.objeto}, ${nueva.servicioId}, ${nueva.elementoId}, ${nueva.busqueda}, ${nueva.frecuencia},
      ${usuarioId}, ${nueva.codigoRetiro}, now()) returning id`.execute(trx);
  return { id: rows[0]?.id ?? 0, isNew: true };
}

/** How many a person has; their row is held, so that two presses count one after the other. */
export async function countDePersona(trx: Running, usuarioId: number): Promise<number> {
  await sql`select id from usuarios where id = ${usuarioId} for no key update`.execute(trx);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from directorio_suscripciones where usuario_id = ${usuarioId}`.execute(trx);
  return rows[0]?.total ?? 0;
}

/** That of a visitor, which counts once it is confirmed. */
export async function addDeVisitante(
  trx: Running,
  correo: string,
  nueva: SuscripcionNueva,
  confirmacionHash: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into directorio_suscripciones
      (objeto, servicio_id, elemento_id, busqueda, frecuencia, correo, codigo_retiro, confirmacion_hash)
    values (${nueva.objeto}, ${nueva.servicioId}, ${nueva.elementoId}, ${nueva.busqueda}, ${nueva.frecuencia},
      ${correo}, ${nueva.codigoRetiro}, ${confirmacionHash}) returning id`.execute(trx);
  return rows[0]?.id ?? 0;
}

/** A visitor confirmed it: it takes the place of what the address asked before about the same. */
export async function updateConfirmada(trx: Running, id: number): Promise<void> {
  await sql`delete from directorio_suscripciones o using directorio_suscripciones n
    where n.id = ${id} and o.id <> n.id and o.correo = n.correo and o.confirmada_en is not null and o.objeto = n.objeto
      and o.servicio_id is not distinct from n.servicio_id and o.elemento_id is not distinct from n.elemento_id
      and o.busqueda is not distinct from n.busqueda`.execute(trx);
  await sql`update directorio_suscripciones set confirmada_en = now(), confirmacion_hash = null, revisada_en = now()
    where id = ${id}`.execute(trx);
}

export async function deleteSuscripcion(trx: Running, id: number): Promise<void> {
  await sql`delete from directorio_suscripciones where id = ${id}`.execute(trx);
}

export async function updateRevisada(trx: Running, id: number, hasta: Date): Promise<void> {
  await sql`update directorio_suscripciones set revisada_en = ${hasta} where id = ${id}`.execute(trx);
}

/** What nobody confirmed in time is forgotten, with the address. */
export async function deleteSinConfirmar(database: Kysely<DatabaseSchema>): Promise<void> {
  await sql`delete from directorio_suscripciones
    where confirmada_en is null and created_at < now() - make_interval(days => ${sql.lit(DIAS_PARA_CONFIRMAR)})`.execute(
    database,
  );
}

/** The subscriptions of a person who suppresses their data. */
export async function deleteDePersona(
  trx: Running,
  { usuarioId }: { readonly usuarioId: number },
): Promise<void> {
  await sql`delete from directorio_suscripciones where usuario_id = ${usuarioId}`.execute(trx);
}
