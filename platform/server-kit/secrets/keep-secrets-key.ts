import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createSecretsKey } from './secrets-key.ts';

/** File of the data directory that keeps the key where no setting tells one. */
export const SECRETS_KEY_FILE = 'secrets.key';

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/** The written key of a data directory, made at the first use. Nobody but the owner of the process may read its file. */
export function keepSecretsKey(directory: string): string {
  const path = join(directory, SECRETS_KEY_FILE);
  if (!existsSync(path)) createFile(directory, path);
  if ((statSync(path).mode & OTHERS) !== 0) chmodSync(path, OWNER_ONLY);
  return readFileSync(path, 'utf8').trim();
}

/**
 * The file is written completely or not at all, and never replaces another one, so that a process that dies leaves no
 * half of a key.
 */
function createFile(directory: string, path: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, `${createSecretsKey()}\n`, { mode: OWNER_ONLY, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
