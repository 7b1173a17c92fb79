import { randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSchema } from '@marco/database';
import { hashToken } from '@marco/server-kit';
import { type Kysely, sql } from 'kysely';
import { SEGUNDO_FACTOR } from '../../contract/segundo-factor.terms.ts';
import { parseCodigo } from '../../rules/index.ts';

/** Without the letters and digits people take for one another; 32 of them, so that a byte gives each the same chance. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 80 bits. */
const LETTERS = 16;
const GROUP = /.{4}(?=.)/g;

/** What is stored of a code: its own row salts it. */
const hashCodigo = (id: string, codigo: string) => hashToken(`${id}:${parseCodigo(codigo)}`);

function createCodigo(): string {
  const letters = Array.from(randomBytes(LETTERS), (byte) => ALPHABET.charAt(byte % ALPHABET.length));
  return letters.join('').replaceAll(GROUP, '$&-');
}

/** New codes of a person in the place of those there were; they are seen in clear this once. */
export async function createCodigos(
  transaction: Kysely<DatabaseSchema>,
  usuarioId: number,
): Promise<string[]> {
  await deleteCodigos(transaction, usuarioId);
  const codigos = Array.from({ length: SEGUNDO_FACTOR.codigosRecuperacion }, createCodigo);
  await transaction
    .insertInto('codigos_recuperacion')
    .values(
      codigos.map((codigo) => {
        const id = randomUUID();
        return { id, usuario_id: usuarioId, codigo_hash: hashCodigo(id, codigo) };
      }),
    )
    .execute();
  return codigos;
}

export async function deleteCodigos(transaction: Kysely<DatabaseSchema>, usuarioId: number): Promise<void> {
  await transaction.deleteFrom('codigos_recuperacion').where('usuario_id', '=', usuarioId).execute();
}

/** Spends a code of a person; false when they have none like it. */
export async function closeCodigo(
  transaction: Kysely<DatabaseSchema>,
  usuarioId: number,
  codigo: string,
): Promise<boolean> {
  const rows = await buildAbiertos(transaction, usuarioId).select(['id', 'codigo_hash']).execute();
  const found = rows.find(({ id, codigo_hash }) => hashCodigo(id, codigo) === codigo_hash);
  if (!found) return false;
  await transaction
    .updateTable('codigos_recuperacion')
    .set({ usado_en: sql`now()` })
    .where('id', '=', found.id)
    .execute();
  return true;
}

export async function countCodigos(database: Kysely<DatabaseSchema>, usuarioId: number): Promise<number> {
  const { cuantos } = await buildAbiertos(database, usuarioId)
    .select(sql<number>`count(*)::int`.as('cuantos'))
    .executeTakeFirstOrThrow();
  return cuantos;
}

function buildAbiertos(database: Kysely<DatabaseSchema>, usuarioId: number) {
  return database
    .selectFrom('codigos_recuperacion')
    .where('usuario_id', '=', usuarioId)
    .where('usado_en', 'is', null);
}
