import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const repositoryRoot = join(import.meta.dirname, '..');

/** Everything a seeded database depends on. */
const SOURCES = [
  'database/migrations',
  'database/seeds',
  'authenticator/accounts',
  'platform/server-kit/database',
  'test-kit',
];

/** Where contexts declare the mails of a new installation. */
const DECLARED = 'contexts/*/server/**/{novedades,novedades-*,plantillas-iniciales}.ts';

/** Set by the run's preparation, so that every worker of one run starts from the same database. */
export const TEMPLATE_VARIABLE = 'MARCO_TEST_TEMPLATE';

/** Folder of the prepared database that belongs to the present migrations and seeds. */
export function templateDirectory(): string {
  const prepared = process.env[TEMPLATE_VARIABLE];
  return prepared ?? join(repositoryRoot, 'node_modules/.cache/marco/test-database', computeTemplateKey());
}

function computeTemplateKey(): string {
  const hash = createHash('sha256');
  const declared = globSync(DECLARED, { cwd: repositoryRoot }).map((path) => join(repositoryRoot, path));
  const files = SOURCES.flatMap((source) => listFiles(join(repositoryRoot, source)));
  for (const file of [...files, ...declared.sort()]) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && !entry.name.includes('.test.') && !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

export function dumpPath(): string {
  return join(templateDirectory(), 'pglite.tar');
}

/** Stored documents of the demo data; tests read them and never write there. */
export function templateFilesDirectory(): string {
  return join(templateDirectory(), 'archivos');
}
