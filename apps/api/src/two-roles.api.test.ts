import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSchema } from '@marco/database';
import { createSecretsKey } from '@marco/server-kit';
import { openPostgres } from '@marco/server-kit/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runMigrateDatabase } from './migrate-database.ts';
import { runSiteAddress } from './site-address.ts';
import { describeStart, StartError, start } from './start.ts';

const PORT = '8433';
const KEY = createSecretsKey();
/** Nothing is asked of it on the embedded engine, where these tests do not run; its address is made all the same. */
const SERVER = process.env['TEST_DATABASE_URL'] ?? 'postgres://127.0.0.1/postgres';
const quiet = () => undefined;

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'marco-two-roles-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** The address of a database of the test server for a role of it. */
function addressOf(role: string, name: string): string {
  const address = new URL(SERVER);
  address.username = role;
  address.pathname = `/${name}`;
  return address.href;
}

const environment = (urls: Record<string, string>) => ({
  DATA_DIR: directory,
  LOG_LEVEL: 'silent',
  DEMO_DATA: 'off',
  SECRETS_KEY: KEY,
  PORT,
  ...urls,
});

async function withServer(...statements: readonly string[]): Promise<void> {
  const server = openPostgres<unknown>({ url: SERVER, maxConnections: 1 });
  for (const statement of statements) await server.exec(statement);
  await server.close();
}

async function migrateAs(urls: Record<string, string>) {
  const lines: string[] = [];
  const code = await runMigrateDatabase({
    environment: environment(urls),
    print: (line) => lines.push(line),
  });
  return { code, text: lines.join('\n') };
}

/** The SQL of docs/operations.md, on the server of this run. The embedded engine has one role inside. */
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('an installation of two roles', () => {
  const owner = addressOf('prueba_dueno', 'prueba_dos_roles');
  const runtime = addressOf('prueba_proceso', 'prueba_dos_roles');
  beforeAll(() =>
    withServer(
      'create role prueba_dueno login',
      'create role prueba_proceso login',
      'create database prueba_dos_roles owner prueba_dueno',
    ),
  );
  afterAll(() =>
    withServer('drop database prueba_dos_roles', 'drop role prueba_dueno', 'drop role prueba_proceso'),
  );

  it('F12: is not prepared by the role of the process, which is told the command that does it', async () => {
    const started = start(environment({ DATABASE_URL: runtime }), quiet);
    await expect(started).rejects.toThrow(StartError);
    await expect(started).rejects.toThrow(/npm run database:migrate/);
  });

  it('F12: refuses one role for both, and a command without both', async () => {
    expect(await migrateAs({ DATABASE_URL: owner, DATABASE_OWNER_URL: owner })).toEqual({
      code: 1,
      text: expect.stringContaining('usan el mismo rol (prueba_dueno)'),
    });
    await expect(
      start(environment({ DATABASE_URL: owner, DATABASE_OWNER_URL: owner }), quiet),
    ).rejects.toThrow(/usan el mismo rol/);
    expect(await migrateAs({ DATABASE_URL: runtime })).toMatchObject({ code: 1 });
  });

  it('F12: migrated by its owner, it runs as a role that cannot rewrite the trail, again and again', async () => {
    for (let time = 0; time < 2; time++) {
      const migrated = await migrateAs({ DATABASE_URL: runtime, DATABASE_OWNER_URL: owner });
      expect(migrated).toMatchObject({ code: 0 });
    }
    const running = await start(environment({ DATABASE_URL: runtime }), quiet);
    expect(running.rewritesAudit).toBe(false);
    expect(describeStart(running).join('\n')).not.toContain('reescribir la auditoría');
    expect((await fetch(`http://localhost:${PORT}/salud/listo`)).status).toBe(200);
    await running.stop();
  });

  it('F12: a process that owns its database says at its start that it could rewrite the trail', async () => {
    const running = await start(environment({ DATABASE_URL: owner }), quiet);
    expect(describeStart(running).join('\n')).toContain('puede reescribir la auditoría');
    await running.stop();
  });

  it('F21: a replica that was told another address does not start, and nothing changes until the operator says so', async () => {
    const at = (publicUrl: string) => environment({ DATABASE_URL: runtime, PUBLIC_URL: publicUrl });
    const direccion = async () => {
      const database = openPostgres<DatabaseSchema>({ url: owner, maxConnections: 1 });
      const parametros = database.kysely.selectFrom('parametros').select('valor');
      const { valor } = await parametros.where('clave', '=', 'sitio.direccion').executeTakeFirstOrThrow();
      await database.close();
      return valor;
    };
    const first = await start(at('https://marco.ejemplo.gov.co'), quiet);
    for (const other of ['https://ajena.ejemplo.co', `http://localhost:${PORT}`]) {
      const refused = start({ ...at(other), PORT: '8434' }, quiet);
      await expect(refused).rejects.toThrow(StartError);
      await expect(refused).rejects.toThrow(/publicada en https:\/\/marco\.ejemplo.*npm run site:address/s);
    }
    expect(await direccion()).toBe('https://marco.ejemplo.gov.co');
    await first.stop();
    const lines: string[] = [];
    const moved = at('https://nueva.ejemplo.gov.co');
    expect(await runSiteAddress(moved, (line) => lines.push(line))).toBe(0);
    expect(lines[0]).toBe(
      'La instalación se publica en https://nueva.ejemplo.gov.co (antes, https://marco.ejemplo.gov.co).',
    );
    await (await start(moved, quiet)).stop();
    expect(await direccion()).toBe('https://nueva.ejemplo.gov.co');
  });

  it('F12: what somebody gave to the role of the process is taken back by the next migration', async () => {
    const asOwner = openPostgres<unknown>({ url: owner, maxConnections: 1 });
    await asOwner.exec('grant all on audit_events, schema_migrations to prueba_proceso');
    expect((await migrateAs({ DATABASE_URL: runtime, DATABASE_OWNER_URL: owner })).code).toBe(0);
    const { rows } = await sql<{ rights: string }>`
      select string_agg(privilege_type, ' ' order by privilege_type) as rights
      from information_schema.role_table_grants
      where grantee = 'prueba_proceso' and table_name in ('audit_events', 'schema_migrations')
      group by table_name order by table_name`.execute(asOwner.kysely);
    await asOwner.close();
    expect(rows.map(({ rights }) => rights)).toEqual(['INSERT SELECT', 'SELECT']);
  });
});
