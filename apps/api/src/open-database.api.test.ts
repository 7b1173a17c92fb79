import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseSchema, listMigrations } from '@marco/database';
import { demoIdentities, seedReference } from '@marco/database/seeds';
import { createDiskFileStore } from '@marco/server-kit';
import { migrate, openPglite } from '@marco/server-kit/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLANTILLAS_INICIALES } from './novedades.ts';
import { prepareDatabase } from './open-database.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'marco-prepare-test-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('preparing the database', () => {
  it('completes what a killed start left undone', async () => {
    const database = openPglite<DatabaseSchema>({});
    const files = createDiskFileStore((folder) => join(directory, folder));
    // A start that died after the reference data.
    await migrate(database, listMigrations());
    await seedReference(database.kysely, PLANTILLAS_INICIALES);
    const steps: string[] = [];
    const prepare = () =>
      prepareDatabase(database, files, {
        demoData: true,
        embeddedAuthenticator: true,
        onStep: (step) => steps.push(step),
      });
    await prepare();
    expect(steps).toEqual(['Cargando los datos de demostración']);
    const { rows } = await sql<{ n: number }>`select count(*) as n from auth_accounts`.execute(
      database.kysely,
    );
    expect(rows[0]?.n).toBe(demoIdentities.length);
    // One that died between the demo data and its accounts.
    await sql`delete from auth_accounts`.execute(database.kysely);
    await prepare();
    expect(steps).toHaveLength(1);
    const again = await sql<{ n: number }>`select count(*) as n from auth_accounts`.execute(database.kysely);
    expect(again.rows[0]?.n).toBe(demoIdentities.length);
    await database.close();
  });

  it('gives an event a new release brings its template, and keeps what an administrator changed', async () => {
    const database = openPglite<DatabaseSchema>({});
    const files = createDiskFileStore((folder) => join(directory, folder));
    const steps: string[] = [];
    const options = {
      demoData: false,
      embeddedAuthenticator: false,
      onStep: (step: string) => steps.push(step),
    };
    await prepareDatabase(database, files, options);
    await prepareDatabase(database, files, options);
    expect(steps).toEqual(['Cargando los datos de referencia']);
    await sql`delete from plantillas_correo where evento = 'mesa-cerrada'`.execute(database.kysely);
    await sql`update plantillas_correo set asunto = 'Cambiado' where evento = 'mesa-reabierta'`.execute(
      database.kysely,
    );
    await prepareDatabase(database, files, options);
    const asuntos = database.kysely
      .selectFrom('plantillas_correo')
      .select('asunto')
      .where('evento', 'in', ['mesa-cerrada', 'mesa-reabierta'])
      .orderBy('evento');
    expect(await asuntos.execute()).toEqual([
      { asunto: 'Se cerró la mesa {{mesa}}' },
      { asunto: 'Cambiado' },
    ]);
    await database.close();
  });
});
