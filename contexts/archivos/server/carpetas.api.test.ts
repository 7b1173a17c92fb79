import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskFileStore, runDueJob } from '@marco/server-kit';
import { getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocx, createPdf, listFilesUnder, uploadSample } from '../testing/index.ts';
import { createArchivosJobs } from './archivos-jobs.ts';
import { createExportacionesJobs } from './exportaciones/exportaciones-jobs.ts';

const HOUR_MS = 3_600_000;

let root: string;
/** The product before the setting of the folder was changed, and after. */
let before: TestApp;
let after: TestApp;
let token: string;
/** Of who asks for a service for an entity. */
let lider: string;
const [ONE, TWO] = ['antes', 'despues'];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'carpetas-'));
  before = await startTestApp({ environment: toEnvironment(ONE), listen: true, filesBySettings: true });
  token = await openTestSession(before.database.kysely, '1000000001');
  lider = await openTestSession(before.database.kysely, '1000000003');
  after = await startTestApp({
    environment: toEnvironment(TWO),
    listen: true,
    filesBySettings: true,
    database: before.database,
  });
});
afterAll(async () => {
  await after.close();
  await before.close();
  await rm(root, { recursive: true });
});

/** Layers and exports lie where the mesas do. */
const toEnvironment = (folder: string) => {
  const place = join(root, folder);
  return {
    PORT: '0',
    DATA_DIR: root,
    STORAGE_MESAS: place,
    STORAGE_CAPAS: place,
    STORAGE_EXPORTACIONES: place,
    STORAGE_NORMATIVO_1: `${place}-normas`,
    STORAGE_NORMATIVO_3: `${place}-normativo-tres`,
    STORAGE_POLITICO_3: `${place}-politico-tres`,
    STORAGE_ORGANIZACIONAL_3: `${place}-organizacional-tres`,
    STORAGE_TECNICO_3: `${place}-tecnico-tres`,
  };
};
const SHARED: ReadonlySet<string> = new Set(['mesas', 'capas', 'exportaciones']);
const upload = (test: TestApp, name: string, content: Buffer, carpeta = 'mesas') =>
  uploadSample({ base: test.app.listeningOrigin, token, carpeta }, name, content);
/** How a stored file is called: by its content. */
const NAME = expect.stringMatching(/^[0-9a-f]{64}$/);
const listIn = (folder: string) => listFilesUnder(join(root, folder));

function call(path: string, payload?: object) {
  return after.app.inject({
    method: payload ? 'POST' : 'GET',
    url: path,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
}

/** Runs the jobs of the files that are due, as the process with the new setting does. */
async function runJobs(key: string): Promise<void> {
  await sql`insert into jobs (kind, job_key, payload)
    values ('limpiar-archivos', ${key}, '{}'), ('limpiar-exportaciones', ${key}, '{}')`.execute(
    after.database.kysely,
  );
  const files = createDiskFileStore((folder) => join(root, SHARED.has(folder) ? TWO : folder));
  const jobs = [...createArchivosJobs(files), ...createExportacionesJobs({ files, tablas: [] })];
  const fail = (_kind: string, error: unknown) => {
    throw error;
  };
  while (await runDueJob(after.database.kysely, jobs, fail));
}

/** A file half taken in by a process that died so long ago. */
async function leaveHalf(folder: string, hours: number): Promise<string> {
  const name = `.${crypto.randomUUID()}.parcial`;
  const path = join(root, folder, name);
  await mkdir(join(root, folder), { recursive: true });
  await writeFile(path, 'a medias');
  const then = new Date(Date.now() - hours * HOUR_MS);
  await utimes(path, then, then);
  return name;
}

describe('the folder of a kind of files', () => {
  it('[CONF-01] [CONF-03] [AREA-08] after its setting changed new files go to the new folder and old ones are still served', async () => {
    const content = createPdf('antigua');
    const old = await upload(before, 'antigua.pdf', content);
    expect([await listIn(ONE), await listIn(TWO)]).toEqual([[NAME], []]);
    const young = await upload(after, 'nueva.docx', createDocx());
    expect([(await listIn(ONE)).length, (await listIn(TWO)).length]).toEqual([1, 1]);
    expect((await call(`/api/downloadFileOpt/${old.body.id}`)).rawPayload.equals(content)).toBe(true);
    const { object } = (await call('/api/download_file_opt', { archivoId: old.body.id })).json();
    expect(Buffer.from(object.base64Archivo, 'base64').equals(content)).toBe(true);
    expect((await call(`/api/downloadFileOpt/${young.body.id}`)).rawPayload.equals(createDocx())).toBe(true);
  });

  it('[CONF-01] [CONF-03] [AREA-05] documents of a request of level 1 lie in the folder of their own setting, the next ones where it points by then', async () => {
    const others = (await Promise.all([ONE, TWO].map(listIn))).flat();
    const send = (test: TestApp, name: string) =>
      uploadSample(
        { base: test.app.listeningOrigin, token: lider, carpeta: 'normativo-uno' },
        name,
        createPdf(name),
      );
    const old = await send(before, 'ley.pdf');
    expect([await listIn(`${ONE}-normas`), await listIn(`${TWO}-normas`)]).toEqual([[NAME], []]);
    const young = await send(after, 'decreto.pdf');
    expect([await listIn(`${ONE}-normas`), await listIn(`${TWO}-normas`)]).toEqual([[NAME], [NAME]]);
    expect((await Promise.all([ONE, TWO].map(listIn))).flat()).toEqual(others);
    for (const { body } of [old, young]) {
      const answer = await after.app.inject({
        url: `/api/downloadFileOpt/${body.id}`,
        headers: { authorization: `Bearer ${lider}` },
      });
      expect(answer.rawPayload.equals(createPdf(body.name))).toBe(true);
    }
  });

  it('[CONF-03] [AREA-05] [AREA-08] documents of a request of level 3 lie in the folder of their dimension', async () => {
    for (const carpeta of ['normativo-tres', 'politico-tres', 'organizacional-tres', 'tecnico-tres']) {
      const answer = await uploadSample(
        { base: after.app.listeningOrigin, token: lider, carpeta },
        'plan.pdf',
        createPdf(carpeta),
      );
      expect([carpeta, answer.status]).toEqual([carpeta, 200]);
      expect([await listIn(`${ONE}-${carpeta}`), await listIn(`${TWO}-${carpeta}`)]).toEqual([[], [NAME]]);
    }
  });

  it('[CONF-03] [AREA-08] a file of the old folder is deleted where it lies, and no other', async () => {
    const old = await upload(before, 'se-va.pdf', createPdf('se va'));
    const [one, two] = [(await listIn(ONE)).length, (await listIn(TWO)).length];
    expect((await call('/api/deleteFileOpt', { archivoId: old.body.id })).json()).toEqual({ estado: true });
    await runJobs('borrado');
    expect([(await listIn(ONE)).length, (await listIn(TWO)).length]).toEqual([one - 1, two]);
  });

  it('[CONF-03] the same bytes in both folders: removing one leaves the other whole', async () => {
    const content = createPdf('en las dos');
    const old = await upload(before, 'una.pdf', content);
    const young = await upload(after, 'otra.pdf', content);
    await call('/api/deleteFileOpt', { archivoId: old.body.id });
    await runJobs('dos-carpetas');
    expect((await call(`/api/downloadFileOpt/${young.body.id}`)).rawPayload.equals(content)).toBe(true);
  });

  it('[CONF-03] two kinds of files in one folder: removing one leaves the same bytes of the other kind', async () => {
    const content = createPdf('de dos clases');
    const ofMesa = await upload(after, 'mesa.pdf', content);
    const ofCapa = await upload(after, 'capa.pdf', content, 'capas');
    await call('/api/deleteFileOpt', { archivoId: ofMesa.body.id });
    await runJobs('dos-clases');
    expect((await call(`/api/downloadFileOpt/${ofCapa.body.id}`)).rawPayload.equals(content)).toBe(true);
  });

  it('[CONF-03] an exportación that expired does not take along a file somebody made of it', async () => {
    const content = createPdf('exportada y adjunta');
    const { body } = await upload(after, 'adjunta.pdf', content);
    const { kysely } = after.database;
    await sql`insert into exportaciones (catalogo, formato, peticion, usuario_id, membresia_id, permiso, estado,
        filas_total, nombre_archivo, sha256, ubicacion, tamano_bytes, vence_en)
      select 'mesas', 'xlsx', '{}', m.usuario_id, m.id, 'mesas:consultar', 'lista', 1, 'mesas.xlsx',
        a.sha256, a.ubicacion, a.tamano_bytes, now() - interval '1 hour'
      from archivos a join membresias m on m.usuario_id = a.subido_por where a.id = ${body.id} limit 1`.execute(
      kysely,
    );
    await runJobs('exportada');
    expect((await call(`/api/downloadFileOpt/${body.id}`)).rawPayload.equals(content)).toBe(true);
  });
});

describe('what a process that died left', () => {
  it('[FILE-04] half files go after two hours, where the folder is and where it was; one on its way stays', async () => {
    const [dead, forgotten, running] = [
      await leaveHalf(TWO, 3),
      await leaveHalf(ONE, 3),
      await leaveHalf(TWO, 1),
    ];
    await writeFile(join(root, TWO, 'ajeno.parcial'), 'no es nuestro');
    await runJobs('medias');
    const left = [...(await readdir(join(root, ONE))), ...(await readdir(join(root, TWO)))];
    expect(left).not.toContain(dead);
    expect(left).not.toContain(forgotten);
    expect(left).toContain(running);
    expect(left).toContain('ajeno.parcial');
    await rm(join(root, TWO, running));
  });

  it('[FILE-03] [FILE-04] a row whose content never came is served to nobody and goes after a day', async () => {
    const { kysely } = after.database;
    const usuarioId = await getUsuarioId(kysely, '1000000001');
    const { id } = await kysely
      .insertInto('archivos')
      .values({
        carpeta: 'mesas',
        nombre: 'a-medias.pdf',
        tipo_mime: 'application/pdf',
        tamano_bytes: 9,
        sha256: 'a'.repeat(64),
        publico: false,
        subido_por: usuarioId,
        ubicacion: join(root, TWO),
        pendiente_desde: new Date(Date.now() - 25 * HOUR_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await call(`/api/downloadFileOpt/${id}`)).json()).toMatchObject({ code: 'CONTENIDO_AUSENTE' });
    expect((await call('/api/download_file_opt', { archivoId: id })).json()).toMatchObject({
      mensajeResponse: { estado: false },
      object: null,
    });
    await runJobs('huerfana');
    expect((await call(`/api/downloadFileOpt/${id}`)).json()).toMatchObject({
      code: 'ARCHIVO_NO_ENCONTRADO',
    });
  });

  it('[FILE-04] [AREA-08] many callers who leave midway leave nothing on disk nor in the database', async () => {
    const { port } = new URL(after.app.listeningOrigin);
    const count = async () =>
      (
        await sql<{ total: number }>`select count(*)::int as total from archivos`.execute(
          after.database.kysely,
        )
      ).rows[0]?.total;
    const [rows, files] = [await count(), (await listIn(TWO)).length];
    const head = [
      'POST /api/uploadFileOpt?carpeta=mesas HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${token}`,
      'Content-Length: 9000000',
      'Content-Type: multipart/form-data; boundary=limite',
      '',
      '--limite',
      'Content-Disposition: form-data; name="archivo"; filename="acta.txt"',
      '',
      'a'.repeat(200_000),
    ].join('\r\n');
    const sockets = Array.from({ length: 8 }, () => createConnection(Number(port), '127.0.0.1'));
    for (const socket of sockets) {
      socket.on('error', () => undefined);
      socket.write(head);
    }
    await expect.poll(async () => (await listIn(TWO)).length).toBe(files + sockets.length);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await listIn(TWO)).length).toBe(files);
    expect(await count()).toBe(rows);
  });
});
