import { randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSchema } from '@marco/database';
import { hashToken } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { SEGUNDO_FACTOR } from '../../contract/segundo-factor.terms.ts';
import { parseCodigo } from '../../rules/segundo-factor.ts';
import { listAbiertos } from './codigos-recuperacion.queries.ts';
import { addCodigos, deleteCodigos, updateToUsado } from './codigos-recuperacion.repository.ts';

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

/** Makes new codes of a person, which replace the earlier ones; they are readable only now. */
export async function createCodigos(
  transaction: Kysely<DatabaseSchema>,
  usuarioId: number,
): Promise<string[]> {
  await deleteCodigos(transaction, usuarioId);
  const codigos = Array.from({ length: SEGUNDO_FACTOR.codigosRecuperacion }, createCodigo);
  const rows = codigos.map((codigo) => {
    const id = randomUUID();
    return { id, usuario_id: usuarioId, codigo_hash: hashCodigo(id, codigo) };
  });
  await addCodigos(transaction, rows);
  return codigos;
}

/** Spends a code of a person; false when they have none like it. */
export async function closeCodigo(
  transaction: Kysely<DatabaseSchema>,
  usuarioId: number,
  codigo: string,
): Promise<boolean> {
  const rows = await listAbiertos(transaction, usuarioId);
  const found = rows.find(({ id, codigo_hash }) => hashCodigo(id, codigo) === codigo_hash);
  if (!found) return false;
  await updateToUsado(transaction, found.id);
  return true;
}
