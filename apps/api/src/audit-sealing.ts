import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  type AuditWitness,
  createFileWitness,
  createSealKeys,
  SEALS_PURPOSE,
  type Sealing,
  SealKeyError,
  type SealKeys,
  type Secrets,
} from '@marco/server-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from './settings.ts';
import { SettingsError } from './settings-error.ts';

/**
 * The keys of the seals: of the secrets of the installation, and the public ones of earlier seals that the settings name.
 *
 * @throws SettingsError when one of those is no public key
 */
export function openSealKeys(settings: Settings, secrets: Secrets): SealKeys {
  try {
    return createSealKeys(secrets.deriveKeys(SEALS_PURPOSE), settings.auditPublicKeys);
  } catch (error) {
    if (!(error instanceof SealKeyError)) throw error;
    throw new SettingsError(
      `AUDIT_PUBLIC_KEYS: «${error.message}» no es una llave pública de sellos (32 bytes en base64url).`,
    );
  }
}

/** The last seal that this machine stored about the trail of the configured database. */
export function openWitness({ dataDirectory, databaseUrl }: Settings): AuditWitness {
  return createFileWitness(join(dataDirectory, 'auditoria', `testigo-${nameDatabase(databaseUrl)}.json`));
}

/** Derived from the address of the database, without its user; the name reveals nothing of it. */
function nameDatabase(url: string | undefined): string {
  if (url === undefined) return 'incorporada';
  const { host, pathname } = new URL(url);
  return createHash('sha256').update(`${host}${pathname}`).digest('hex').slice(0, 16);
}

/** How this process seals: it writes a log line for each seal, at any log level. */
export function createSealing(
  { signer }: SealKeys,
  witness: AuditWitness | undefined,
  log: FastifyBaseLogger,
): Sealing {
  const always = log.child({}, { level: 'info' });
  return {
    signer,
    ...(witness ? { witness } : {}),
    onSeal: (seal) => always.info(seal, 'audit sealed'),
  };
}
