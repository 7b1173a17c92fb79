import { readdirSync } from 'node:fs';
import {
  createSmallDisk,
  openTestDatabase,
  openTestDatabaseIn,
  openTestSession,
  startTestApp,
  type TestApp,
} from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const disk = createSmallDisk(400);

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1_000_000, ' '), Buffer.from('\n%%EOF')]);

async function upload({ app }: TestApp, token: string) {
  const form = new FormData();
  form.append('archivo', new Blob([new Uint8Array(PDF)]), 'acta.pdf');
  return fetch(`${app.listeningOrigin}/api/uploadFileOpt?carpeta=mesas`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
}

describe.runIf(disk !== undefined)('a full disk', () => {
  const directory = disk?.directory ?? '';
  const listStored = () => readdirSync(`${directory}/mesas`, { recursive: true });
  let test: TestApp;
  let token: string;
  const ready = () => test.app.inject('/salud/listo');

  afterAll(() => disk?.remove());

  describe('of the files', () => {
    beforeAll(async () => {
      const database = await openTestDatabase();
      test = await startTestApp({
        database,
        listen: true,
        filesDirectory: directory,
        environment: { PORT: '0', STORAGE_MESAS: directory },
      });
      token = await openTestSession(database.kysely, '1000000001');
    });
    afterAll(async () => {
      disk?.empty();
      await test.close();
      await test.database.close();
    });

    it('[FILE-04] refuses an upload with the reason, keeps no half of it, and takes it once there is space', async () => {
      disk?.fill(200_000);
      const answer = await upload(test, token);
      expect([answer.status, await answer.json()]).toMatchObject([507, { code: 'ALMACENAMIENTO_LLENO' }]);
      expect(listStored()).toEqual([]);
      expect((await ready()).json()).toMatchObject({
        estado: 'listo',
        avisos: [expect.stringContaining('lleno')],
      });
      disk?.empty();
      expect((await upload(test, token)).status).toBe(200);
      expect((await ready()).json()).toEqual({ estado: 'listo' });
    });
  });

  describe('of the embedded database', () => {
    beforeAll(async () => {
      const database = openTestDatabaseIn(directory);
      test = await startTestApp({ database, environment: { DATA_DIR: directory } });
      token = await openTestSession(database.kysely, '1000000001');
    });
    afterAll(async () => {
      disk?.empty();
      await test.close();
      await test.database.close();
    });

    it('is told by writes and by the readiness; reads go on, and writes once there is space', async () => {
      const write = () =>
        test.app.inject({
          method: 'POST',
          url: '/api/usuarios/cambiarEntidad',
          headers: { authorization: `Bearer ${token}` },
          payload: { entidadId },
        });
      const { rows } = await sql<{ id: number }>`select m.entidad_id as id from membresias m
        join usuarios u on u.id = m.usuario_id where u.numero_identificacion = '1000000001'`.execute(
        test.database.kysely,
      );
      const entidadId = rows[0]?.id;
      expect((await ready()).json()).toEqual({ estado: 'listo' });
      disk?.fill(0);
      let refused = await write();
      // What is there already has room for some rows.
      for (let time = 0; refused.statusCode === 200 && time < 5000; time += 1) refused = await write();
      expect(refused.json()).toMatchObject({ status: 507, code: 'ALMACENAMIENTO_LLENO' });
      expect((await test.app.inject('/api-public/servicios')).statusCode).toBe(200);
      const told = await ready();
      expect([told.statusCode, told.json()]).toEqual([
        503,
        { estado: 'no disponible', razones: ['El disco de la base de datos está lleno.'] },
      ]);
      disk?.empty();
      expect((await write()).statusCode).toBe(200);
    });
  });
});
