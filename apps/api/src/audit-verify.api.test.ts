import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseSchema, listMigrations } from '@marco/database';
import { sealAudit } from '@marco/server-kit';
import { type DatabaseHandle, migrate, openPglite } from '@marco/server-kit/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAuditAnchor } from './audit-anchor.ts';
import { openSealKeys, openWitness } from './audit-sealing.ts';
import { runAuditVerify } from './audit-verify.ts';
import { openSecrets } from './open-secrets.ts';
import { readSettings } from './settings.ts';

let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'marco-verify-'));
  await withDatabase(async (database) => {
    await migrate(database, listMigrations());
    await sql`insert into audit_events (action, result, object_type)
      select 'probar', 'exito', 'prueba' from generate_series(1, 4)`.execute(database.kysely);
    await sealAudit(database.kysely, { signer: openKeys().signer });
  });
});

/** The keys of the data directory, as the command finds them. */
function openKeys() {
  const settings = readSettings({ DATA_DIR: directory });
  return openSealKeys(settings, openSecrets(settings));
}
afterAll(() => rmSync(directory, { recursive: true, force: true }));

async function withDatabase(
  work: (database: DatabaseHandle<DatabaseSchema>) => Promise<void>,
): Promise<void> {
  const database = openPglite<DatabaseSchema>({ directory });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

async function verify(environment: Record<string, string>, ...parameters: string[]) {
  const lines: string[] = [];
  const code = await runAuditVerify(environment, (line) => lines.push(line), parameters);
  return { code, text: lines.join('\n') };
}

describe('npm run audit:verify', () => {
  it('[AREA-12] says the chain is whole and ends with 0', async () => {
    const { code, text } = await verify({ DATA_DIR: directory });
    expect(text).toContain('Sellos: 1. Eventos sellados: 4. Eventos aún sin sellar: 0.');
    expect(text).toContain('Resultado: la cadena está íntegra.');
    expect(code).toBe(0);
  });

  it('[AREA-12] names the tampered event and ends with 1', async () => {
    await withDatabase((database) =>
      database.exec(`alter table audit_events disable trigger all;
        update audit_events set actor_role = 'Otro' where id = 3;
        alter table audit_events enable trigger all;`),
    );
    const { code, text } = await verify({ DATA_DIR: directory });
    expect(text).toContain('El evento 3 fue modificado después de sellarse (sello 1).');
    expect(text).toContain('Resultado: la cadena NO está íntegra (1).');
    expect(code).toBe(1);
  });

  it('[AREA-12] says what to do where the directory is in use, empty or not reachable', async () => {
    await withDatabase(async () => {
      const { code, text } = await verify({ DATA_DIR: directory });
      expect(text).toMatch(/está en uso por el sistema en marcha/);
      expect(code).toBe(1);
    });
    const empty = await verify({ DATA_DIR: join(directory, 'otra') });
    expect(empty).toEqual({ code: 1, text: expect.stringMatching(/^No hay una base de datos en/) });
    const closed = await verify({
      DATABASE_URL: 'postgres://nadie@127.0.0.1:9/nada',
      SECRETS_KEY: Buffer.alloc(32).toString('base64'),
    });
    expect(closed).toEqual({ code: 1, text: expect.stringMatching(/No fue posible conectarse/) });
  });
});

describe('npm run audit:verify -- --ancla', () => {
  const file = () => join(directory, 'ancla.json');
  beforeAll(async () => {
    const lines: string[] = [];
    const environment = { DATA_DIR: directory };
    expect(await runAuditAnchor([], { environment, print: (line) => lines.push(line) })).toBe(1);
    expect(await runAuditAnchor([file()], { environment, print: (line) => lines.push(line) })).toBe(0);
    expect(lines.join('\n')).toMatch(/Llave pública de los sellos: [\w-]{43} /);
  });

  it('F12: says what it cannot use', async () => {
    for (const parameters of [['--ancla'], ['--otra', file()], ['--ancla', join(directory, 'nada')]])
      expect((await verify({ DATA_DIR: directory }, ...parameters)).code).toBe(1);
  });

  it('F12: agrees with an ancla of this trail, and names the seal that another one tells differently', async () => {
    const agreed = await verify({ DATA_DIR: directory }, '--ancla', file());
    expect(agreed.text).toContain(`Comparado con ${file()}: 1 sellos, 0 con diferencias.`);
    const other = join(directory, 'otra.log');
    const [sello] = JSON.parse(readFileSync(file(), 'utf8')).sellos;
    const lines = [
      { batch: sello.lote, digest: 'a'.repeat(64) },
      { batch: 9, digest: 'b'.repeat(64) },
    ];
    writeFileSync(other, lines.map((line) => JSON.stringify(line)).join('\n'));
    const { text, code } = await verify({ DATA_DIR: directory }, '--ancla', file(), '--ancla', other);
    expect(text).toContain('El sello 1 no es el que se conserva fuera de la base de datos: fue rehecho.');
    expect(text).toContain('Falta el sello 9, que se conserva fuera de la base de datos.');
    expect(code).toBe(1);
  });

  it('F12: compares with what this machine remembers without being asked', async () => {
    openWitness(readSettings({ DATA_DIR: directory })).remember({ batch: 7, digest: 'c'.repeat(64) });
    const { text, code } = await verify({ DATA_DIR: directory });
    expect(text).toContain('Falta el sello 7, que se conserva fuera de la base de datos.');
    expect(text).toContain('Comparado con el testigo de este equipo: 1 sellos, 1 con diferencias.');
    expect(code).toBe(1);
  });
});
