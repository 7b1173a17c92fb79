import type { DatabaseSchema } from '@marco/database';
import { isEnvelope, type Secrets } from '@marco/server-kit';
import { type Kysely, type Selectable, sql } from 'kysely';
import { computeEsperaMinutos } from '../../rules/segundo-factor.ts';
import { deleteCodigos } from './codigos-recuperacion.repository.ts';

type Database = Kysely<DatabaseSchema>;
export type SegundoFactorRow = Selectable<DatabaseSchema['segundos_factores']>;

const COLUMNS = ['secreto', 'pendiente'] as const;
type Column = (typeof COLUMNS)[number];

/** What an envelope is about: a secret moved to another person is not read. */
const presentAbout = (column: Column, usuarioId: number) => `segundos_factores/${column}/${usuarioId}`;

/** The row of a person, held until the transaction ends; made when there is none. */
export async function openSegundoFactor(transaction: Database, usuarioId: number): Promise<SegundoFactorRow> {
  await transaction
    .insertInto('segundos_factores')
    .values({ usuario_id: usuarioId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return transaction
    .selectFrom('segundos_factores')
    .selectAll()
    .where('usuario_id', '=', usuarioId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The decrypted secret of an application; undefined if there is none. */
export function openSecreto(secrets: Secrets, row: SegundoFactorRow, column: Column): string | undefined {
  const envelope = row[column];
  return envelope === null ? undefined : secrets.decrypt(envelope, presentAbout(column, row.usuario_id));
}

/** Notes the application that is being enrolled; the enrolled one stays until it is confirmed. */
export async function savePendiente(
  transaction: Database,
  secrets: Secrets,
  usuarioId: number,
  secreto: string,
): Promise<void> {
  await transaction
    .updateTable('segundos_factores')
    .set({ pendiente: secrets.encrypt(secreto, presentAbout('pendiente', usuarioId)) })
    .where('usuario_id', '=', usuarioId)
    .execute();
}

/** The application that was being enrolled is the person's from now on. */
export async function saveInscrito(
  transaction: Database,
  secrets: Secrets,
  usuarioId: number,
  { secreto, paso }: { readonly secreto: string; readonly paso: number },
): Promise<void> {
  await transaction
    .updateTable('segundos_factores')
    .set({
      secreto: secrets.encrypt(secreto, presentAbout('secreto', usuarioId)),
      pendiente: null,
      inscrito_en: sql`now()`,
      ultimo_paso: paso,
      fallos: 0,
      bloqueado_hasta: null,
    })
    .where('usuario_id', '=', usuarioId)
    .execute();
}

/** Notes a right code; of one of the application also its step, so that neither it nor one before serves again. */
export async function saveAcierto(
  transaction: Database,
  usuarioId: number,
  paso: number | undefined,
): Promise<void> {
  await transaction
    .updateTable('segundos_factores')
    .set({ fallos: 0, bloqueado_hasta: null, ...(paso === undefined ? {} : { ultimo_paso: paso }) })
    .where('usuario_id', '=', usuarioId)
    .execute();
}

/** Counts a wrong code; too many in a row are followed by a growing wait. */
export async function saveFallo(
  transaction: Database,
  { usuario_id, fallos }: SegundoFactorRow,
): Promise<void> {
  const espera = computeEsperaMinutos(fallos + 1);
  await transaction
    .updateTable('segundos_factores')
    .set({
      fallos: fallos + 1,
      bloqueado_hasta: espera === 0 ? null : sql`now() + make_interval(mins => ${espera})`,
    })
    .where('usuario_id', '=', usuario_id)
    .execute();
}

/** Whether no code of the person is checked at the moment. */
export async function isBloqueado(transaction: Database, usuarioId: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('segundos_factores')
    .select('usuario_id')
    .where('usuario_id', '=', usuarioId)
    .where('bloqueado_hasta', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes the second factor of a person away, with its recovery codes.
 *
 * @returns whether they had one
 */
export async function deleteSegundoFactor(transaction: Database, usuarioId: number): Promise<boolean> {
  await deleteCodigos(transaction, usuarioId);
  const row = await transaction
    .deleteFrom('segundos_factores')
    .where('usuario_id', '=', usuarioId)
    .returning('secreto')
    .executeTakeFirst();
  return row !== undefined && row.secreto !== null;
}

/**
 * Encrypts the stored secrets with the present secrets key. Secrets were never stored unencrypted, so an unencrypted
 * one is not accepted.
 */
export async function refreshSecretos(transaction: Database, secrets: Secrets): Promise<void> {
  const rows = await transaction.selectFrom('segundos_factores').selectAll().execute();
  for (const row of rows) {
    for (const column of COLUMNS) {
      const stored = row[column];
      if (stored === null || (isEnvelope(stored) && secrets.isCurrent(stored))) continue;
      const clear = openSecreto(secrets, row, column) ?? '';
      const envelope = secrets.encrypt(clear, presentAbout(column, row.usuario_id));
      await transaction
        .updateTable('segundos_factores')
        .set({ [column]: envelope })
        .where('usuario_id', '=', row.usuario_id)
        .execute();
    }
  }
}
