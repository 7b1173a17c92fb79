import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refreshSecretos } from '@marco/acceso/server';
import { protectKeys, protectRecords } from '@marco/authenticator';
import { refreshClaves } from '@marco/certificados/server';
import type { DatabaseSchema } from '@marco/database';
import {
  acceptSecretsKey,
  createSecrets,
  keepSecretsKey,
  parseSecretsKey,
  protectMessages,
  SECRETS_KEY_FILE,
  type Secrets,
  type SecretsKeeper,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { Settings } from './settings.ts';
import { SettingsError } from './settings-error.ts';

/** Everything the product keeps encrypted: a new kind of secret adds its keeper here. */
const KEEPERS: readonly SecretsKeeper<DatabaseSchema>[] = [
  protectKeys,
  protectRecords,
  refreshClaves,
  refreshSecretos,
  protectMessages,
];

/**
 * Opens the secrets of the installation: with the key of the settings, or outside production with the one a file of
 * the data directory keeps.
 *
 * @throws SettingsError when there is no key in production, or the file holds none
 */
export function openSecrets(settings: Settings): Secrets {
  const { secretsKey, secretsKeysOld, production, dataDirectory } = settings;
  if (secretsKey) return createSecrets(secretsKey, secretsKeysOld);
  const path = join(dataDirectory, SECRETS_KEY_FILE);
  if (production) throw new SettingsError(describeMissingKey(path));
  const kept = parseSecretsKey(keepSecretsKey(dataDirectory));
  if (!kept)
    throw new SettingsError(`El archivo ${path} no contiene una llave de 32 bytes. Recupérelo de su copia.`);
  return createSecrets(kept, secretsKeysOld);
}

/**
 * Encrypts the secrets of the database with the present key, including those that an earlier release left
 * unencrypted.
 *
 * @throws SecretsKeyError when the database was written with another key
 */
export function protectSecrets(database: Kysely<DatabaseSchema>, secrets: Secrets): Promise<void> {
  return acceptSecretsKey(database, secrets, KEEPERS);
}

function describeMissingKey(path: string): string {
  const known = existsSync(path)
    ? `Esta carpeta de datos ya tiene una llave: ponga en SECRETS_KEY el contenido de ${path}.`
    : 'Haga una con «openssl rand -base64 32» y póngala en SECRETS_KEY, la misma en todos los procesos.';
  return `SECRETS_KEY: falta la llave que cifra los secretos de la base de datos, obligatoria en producción. ${known} Guárdela fuera de la base de datos y de sus copias: sin ella los secretos no se pueden leer.`;
}
