import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseSchema, listMigrations } from '@marco/database';
import { sealAudit } from '@marco/server-kit';
import { type DatabaseHandle, migrate, openPglite } from '@marco/server-kit/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAuditVerify } from './audit-verify.ts';

let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'marco-verify-'));
  await withDatabase(async (database) => {
    await migrate(database, listMigrations());
    await sql`insert into audit_events (action, result, object_type)
      select 'probar', 'exito', 'prueba' from generate_series(1, 4)`.execute(database.kysely);
    await sealAudit(database.kysely);
  });
});
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

async function verify(environment: Record<string, string>) {
  const lines: string[] = [];
  const code = await runAuditVerify(environment, (line) => lines.push(line));
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
    const closed = await verify({ DATABASE_URL: 'postgres://nadie@127.0.0.1:9/nada' });
    expect(closed).toEqual({ code: 1, text: expect.stringMatching(/No fue posible conectarse/) });
  });
});
