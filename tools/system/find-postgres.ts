import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram, isExecutable } from './find-program.ts';

const OLDEST_POSTGRES = 15;

export interface PostgresPrograms {
  /** Folder with `initdb` and `postgres`. */
  readonly binDir: string;
  /** For example `15.20`. */
  readonly version: string;
}

export const postgresAdvice =
  `Install the PostgreSQL server, version ${OLDEST_POSTGRES} or later ` +
  '(Debian: apt-get install postgresql; macOS: brew install postgresql@17), ' +
  'or set PG_BIN_DIR to the folder that holds initdb and postgres.';

/** Distributions keep several versions side by side, off the search path. Newest first. */
function versionedFolders(parent: string, prefix: string): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => name.startsWith(prefix) && /\d+$/.test(name))
    .sort((a, b) => Number(b.slice(prefix.length)) - Number(a.slice(prefix.length)))
    .map((name) => join(parent, name, 'bin'));
}

function inspect(binDir: string): PostgresPrograms | undefined {
  const server = join(binDir, 'postgres');
  if (!isExecutable(server) || !isExecutable(join(binDir, 'initdb'))) return undefined;
  try {
    const text = execFileSync(server, ['--version'], { encoding: 'utf8' });
    const version = /\d+(?:\.\d+)?/.exec(text)?.[0];
    return version && Number.parseInt(version, 10) >= OLDEST_POSTGRES ? { binDir, version } : undefined;
  } catch {
    return undefined;
  }
}

/** The PostgreSQL server programs: `PG_BIN_DIR`, else the newest one found that is new enough. */
export function findPostgres(): PostgresPrograms | undefined {
  const chosen = process.env['PG_BIN_DIR'];
  if (chosen) return inspect(chosen);
  const onPath = findProgram('initdb');
  const candidates = [
    ...versionedFolders('/usr/lib/postgresql', ''),
    ...versionedFolders('/usr', 'pgsql-'),
    ...versionedFolders('/opt/homebrew/opt', 'postgresql@'),
    ...versionedFolders('/usr/local/opt', 'postgresql@'),
    ...(onPath ? [dirname(realpathSync(onPath))] : []),
  ];
  return candidates.map(inspect).find((found) => found !== undefined);
}
