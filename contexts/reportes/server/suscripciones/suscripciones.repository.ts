import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { CondicionReporte, FormatoReporte } from '../../contract/suscripciones.terms.ts';
import type { LoVisto } from '../../rules/suscripciones/condicion.ts';
import type { Cadencia } from '../../rules/suscripciones/proxima.ts';

type Running = Transaction<DatabaseSchema>;

/** What somebody asks to be mailed. */
export interface SuscripcionReporteNueva extends Cadencia, LoVisto {
  readonly usuarioId: number;
  readonly membresiaId: number;
  readonly codigo: string;
  readonly ambito: string;
  readonly formato: FormatoReporte;
  readonly condicion: CondicionReporte;
  readonly proximaEn: Date | null;
  readonly codigoRetiro: string;
}

/** That of a person about the same; what they asked before keeps its row and its code, and goes on. */
export async function saveSuscripcion(
  trx: Running,
  nueva: SuscripcionReporteNueva,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const { rows } = await sql<{ id: number; isNew: boolean }>`
    insert into suscripciones_reportes as s (usuario_id, membresia_id, codigo, ambito, frecuencia, dia, hora, formato, condicion,
      proxima_en, firma, cumple_meta, codigo_retiro)
    values (${nueva.usuarioId}, ${nueva.membresiaId}, ${nueva.codigo}, ${nueva.ambito}, ${nueva.frecuencia}, ${nueva.dia},
      ${nueva.hora}, ${nueva.formato}, ${nueva.condicion}, ${nueva.proximaEn}, ${nueva.firma}, ${nueva.cumpleMeta},
      ${nueva.codigoRetiro})
    on conflict on constraint suscripciones_reportes_una do update set membresia_id = excluded.membresia_id,
      frecuencia = excluded.frecuencia, dia = excluded.dia, hora = excluded.hora, formato = excluded.formato,
      condicion = excluded.condicion, proxima_en = excluded.proxima_en, firma = excluded.firma, cumple_meta = excluded.cumple_meta,
      revisada_en = now(), pausada = false, motivo = ''
    returning s.id, s.codigo_retiro = ${nueva.codigoRetiro} as "isNew"`.execute(trx);
  return rows[0] ?? { id: 0, isNew: false };
}

/** How many a person has; their row is held, so that two presses count one after the other. */
export async function countDePersona(trx: Running, usuarioId: number): Promise<number> {
  await sql`select id from usuarios where id = ${usuarioId} for no key update`.execute(trx);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from suscripciones_reportes where usuario_id = ${usuarioId}`.execute(trx);
  return rows[0]?.total ?? 0;
}

/** It was looked at; a mail of it may have gone out. */
export async function updateRevisada(
  trx: Running,
  id: number,
  {
    firma,
    cumpleMeta,
    proximaEn,
    enviada,
  }: LoVisto & { readonly proximaEn: Date | null; readonly enviada: boolean },
): Promise<void> {
  await sql`update suscripciones_reportes set firma = ${firma}, cumple_meta = ${cumpleMeta}, proxima_en = ${proximaEn},
    revisada_en = now(), enviada_en = case when ${enviada} then now() else enviada_en end where id = ${id}`.execute(
    trx,
  );
}

/** It rests, by the person or, with a reason, by the product. */
export async function updatePausada(
  trx: Running,
  id: number,
  {
    pausada,
    motivo,
    proximaEn,
  }: { readonly pausada: boolean; readonly motivo: string; readonly proximaEn: Date | null },
): Promise<void> {
  await sql`update suscripciones_reportes set pausada = ${pausada}, motivo = ${motivo}, proxima_en = ${proximaEn},
    revisada_en = now() where id = ${id}`.execute(trx);
}

export async function deleteSuscripcionReporte(trx: Running, id: number): Promise<void> {
  await sql`delete from suscripciones_reportes where id = ${id}`.execute(trx);
}

/** The subscriptions of a person who suppresses their data. */
export async function deleteDePersona(
  trx: Running,
  { usuarioId }: { readonly usuarioId: number },
): Promise<void> {
  await sql`delete from suscripciones_reportes where usuario_id = ${usuarioId}`.execute(trx);
}
