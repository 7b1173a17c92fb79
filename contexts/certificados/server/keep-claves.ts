import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import type { Secrets, SecretsKeeper } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { formatBase58 } from '../rules/multibase.ts';
import { findClaveEnUso, listMateriales } from './clave.queries.ts';
import {
  addClave,
  closeClaves,
  countClaves,
  startTurnoDeClaves,
  updateMaterial,
} from './clave.repository.ts';

type Database = Kysely<DatabaseSchema>;

/** A key certificates are signed with. */
export interface ClaveDeFirma {
  /** `c-2026-1` */
  readonly id: string;
  readonly privada: KeyObject;
}

/** How Multikey marks a public key of Ed25519. */
const MARCA_ED25519 = [0xed, 0x01] as const;

/** What an envelope is about: a key moved to another row is not read. */
function presentAbout(id: string): string {
  return `certificados_claves/${id}`;
}

async function createClave(trx: Database, secrets: Secrets): Promise<void> {
  const anio = Number(toColombianDay(new Date()).slice(0, 4));
  const id = `c-${anio}-${(await countClaves(trx, anio)) + 1}`;
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const publica = Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url');
  const material = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  await addClave(trx, {
    id,
    publica: formatBase58(Uint8Array.from([...MARCA_ED25519, ...publica])),
    material: secrets.encrypt(material, presentAbout(id)),
  });
}

/**
 * The key in use, made where there is none yet. Two that ask at once get the same.
 *
 * @param trx a transaction: the key that is made here is kept with what it signs
 */
export async function getClaveDeFirma(trx: Database, secrets: Secrets): Promise<ClaveDeFirma> {
  let row = await findClaveEnUso(trx);
  if (!row) {
    await startTurnoDeClaves(trx);
    row = await findClaveEnUso(trx);
    if (!row) await createClave(trx, secrets);
    row ??= await findClaveEnUso(trx);
  }
  if (!row) throw new Error('The key that was made is gone.');
  const der = Buffer.from(secrets.decrypt(row.material, presentAbout(row.id)), 'base64');
  return { id: row.id, privada: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }) };
}

/** A new key signs from now on; what earlier ones signed still holds. */
export async function createClaveDeFirma(trx: Database, secrets: Secrets): Promise<void> {
  await startTurnoDeClaves(trx);
  await createClave(trx, secrets);
}

/**
 * A new key takes the place of those there are, which somebody else may know: what they sign from now on does not hold,
 * and what they signed before does.
 */
export async function revokeClaves(trx: Database, secrets: Secrets): Promise<void> {
  await startTurnoDeClaves(trx);
  await closeClaves(trx);
  await createClave(trx, secrets);
}

/** Brings the stored keys under the secrets key in use. */
export const refreshClaves: SecretsKeeper<DatabaseSchema> = async (trx, secrets) => {
  for (const { id, material } of await listMateriales(trx)) {
    if (secrets.isCurrent(material)) continue;
    const clear = secrets.decrypt(material, presentAbout(id));
    await updateMaterial(trx, id, secrets.encrypt(clear, presentAbout(id)));
  }
};
