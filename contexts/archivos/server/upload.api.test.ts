import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskFileStore, runDueJob } from '@marco/server-kit';
import { getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { zipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LIMITES_PENDIENTES } from '../contract/terms.ts';
import { createDocx, createPdf, createTypes, createZip, PROGRAM } from '../testing/index.ts';
import { createArchivosJobs } from './archivos-jobs.ts';

let test: TestApp;
let directory: string;
let base: string;
let admin: string;
let consultor: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cargas-'));
  test = await startTestApp({ environment: { PORT: '0' }, listen: true, filesDirectory: directory });
  base = test.app.listeningOrigin;
  admin = await openTestSession(test.database.kysely, '1000000001');
  consultor = await openTestSession(test.database.kysely, '1000000002');
});
afterAll(async () => {
  await test.close();
  await rm(directory, { recursive: true });
});

interface Sending {
  readonly token?: string | null;
  readonly carpeta?: string;
  readonly more?: Blob;
}

async function upload(
  name: string,
  content: Buffer,
  { token = admin, carpeta = 'mesas', more }: Sending = {},
) {
  const form = new FormData();
  form.append('archivo', new Blob([new Uint8Array(content)]), name);
  if (more) form.append('archivo', more, 'otro.pdf');
  const answer = await fetch(`${base}/api/uploadFileOpt?carpeta=${carpeta}`, {
    method: 'POST',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: answer.status, body: await answer.json() };
}

function call(path: string, payload: object | null, token: string | null = admin) {
  return test.app.inject({
    method: payload ? 'POST' : 'GET',
    url: path,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
}

/** Every file of the store, half ones too. */
async function listStored(): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function countRows(): Promise<number> {
  const { total } = await test.database.kysely
    .selectFrom('archivos')
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Runs the jobs of the files that are due. */
async function runJobs(): Promise<void> {
  const jobs = createArchivosJobs(createDiskFileStore((folder) => join(directory, folder)));
  const fail = (_kind: string, error: unknown) => {
    throw error;
  };
  while (await runDueJob(test.database.kysely, jobs, fail));
}

/** The same ZIP, which says of its last part that it has this many bytes. */
function declareBytes(zip: Buffer, bytes: number): Buffer {
  const changed = Buffer.from(zip);
  changed.writeUInt32LE(bytes, changed.lastIndexOf('PK\u0001\u0002') + 24);
  return changed;
}

describe('refusals leave nothing behind', () => {
  let rows: number;
  beforeAll(async () => {
    rows = await countRows();
  });

  it('[FILE-04] asks for a session, and for who may edit the record', async () => {
    expect((await upload('acta.pdf', createPdf(), { token: null })).status).toBe(401);
    const lider = await openTestSession(test.database.kysely, '1000000003');
    expect((await upload('acta.pdf', createPdf(), { token: lider })).body).toMatchObject({
      status: 403,
      code: 'CARGA_NO_PERMITIDA',
      detalles: [
        { mensaje: 'Su rol «Líder de interoperabilidad» no permite editar mesas.' },
        { mensaje: 'Puede cambiarlo: Administrador MinTIC.' },
      ],
    });
    expect((await upload('acta.pdf', createPdf(), { carpeta: 'normativo-uno' })).status).toBe(403);
    expect((await upload('acta.pdf', createPdf(), { carpeta: '../otra' })).status).toBe(400);
  });

  it('[FILE-01] more than one file in a form', async () => {
    const more = new Blob([new Uint8Array(createPdf())]);
    expect((await upload('acta.pdf', createPdf(), { more })).body.mensaje).toBe(
      'Numero de Archivos excedido',
    );
  });

  describe('[FILE-01] an extension or a content that is not accepted', () => {
    it.each([
      ['an extension that is not accepted', 'acta.odt', createPdf()],
      ['a renamed program', 'acta.pdf', PROGRAM],
      ['a program named as text', 'acta.txt', PROGRAM],
      ['a script named as text', 'acta.txt', Buffer.from('#!/bin/sh\nrm -rf ~\n')],
      ['an archive', 'acta.zip', createZip({ 'a.txt': 'a' })],
      ['a renamed archive', 'acta.docx', createZip({ 'a.txt': 'a' })],
      ['a Word document with macros', 'acta.docx', createDocx({ 'word/vbaProject.bin': 'x' })],
      [
        'macros under another name',
        'acta.docx',
        createDocx(
          { 'word/a.bin': 'x' },
          createTypes('<Default ContentType="application/vnd.ms-office.&#118;baProject"/>'),
        ),
      ],
      [
        'F16: an object of another program',
        'acta.docx',
        createDocx({ 'word/embeddings/oleObject1.bin': 'x' }),
      ],
      [
        'F16: an object of another program under another name',
        'acta.docx',
        createDocx(
          { 'word/a.bin': 'x' },
          createTypes(
            '<Default Extension="bin" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/>',
          ),
        ),
      ],
      [
        'F16: a template that is fetched from another place',
        'acta.docx',
        createDocx({
          'word/_rels/settings.xml.rels':
            '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attached&#84;emplate" Target="https://malo.example/a.dotm" TargetMode="External"/></Relationships>',
        }),
      ],
      ['F16: one that says it unpacks to more', 'acta.docx', declareBytes(createDocx(), 60_000_000)],
      [
        'F16: one that unpacks to more',
        'acta.docx',
        Buffer.from(
          zipSync({
            '[Content_Types].xml': Buffer.from(createTypes()),
            'word/document.xml': new Uint8Array(50_000_000),
          }),
        ),
      ],
      [
        'F16: one that unpacks to more than it says',
        'acta.docx',
        declareBytes(
          Buffer.from(
            zipSync({
              '[Content_Types].xml': Buffer.from(createTypes()),
              'word/document.xml': new Uint8Array(50_000_000),
            }),
          ),
          10,
        ),
      ],
      ['a document that may have macros', 'acta.docm', createDocx()],
      [
        'one renamed',
        'acta.docx',
        createDocx({}, createTypes('', 'application/vnd.ms-word.document.macroEnabled.main+xml')),
      ],
      [
        'a polyglot of PDF and ZIP',
        'acta.pdf',
        Buffer.concat([createPdf(), createZip({ 'a.class': 'a' }), Buffer.from('%%EOF')]),
      ],
      ['a polyglot of DOCX and something before it', 'acta.docx', Buffer.concat([createPdf(), createDocx()])],
      ['a PDF named as an image', 'acta.png', createPdf()],
      ['an empty file', 'acta.csv', Buffer.alloc(0)],
    ])('[FILE-01] %s is refused by its content', async (_what, name, content) => {
      const { status, body } = await upload(name, content);
      expect(status).toBe(415);
      expect(body.mensaje).toBe('Archivo adjunto no es permitido');
      expect(body.detalles[0].mensaje).toMatch(/\.$/);
    });
  });

  it('[FILE-01] 51181 thousand bytes are too many, one byte less is not', async () => {
    const content = Buffer.alloc(51_181_000, 'a');
    const refused = await upload('acta.txt', content);
    expect([refused.status, refused.body.mensaje]).toEqual([413, 'Archivo excede el peso permitido']);
    expect(await listStored()).toEqual([]);
    const taken = await upload('acta.txt', content.subarray(1));
    expect(taken.body).toMatchObject({ name: 'acta.txt', size: 51_181, type: 'text/plain' });
    await call('/api/deleteFileOpt', { archivoId: taken.body.id });
    await runJobs();
  });

  it('[FILE-04] something that is no form', async () => {
    const answer = await call('/api/uploadFileOpt?carpeta=mesas', { archivo: 'x' });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'FORMULARIO_REQUERIDO']);
  });

  it('[FILE-04] a caller who leaves midway', async () => {
    const head = [
      'POST /api/uploadFileOpt?carpeta=mesas HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${admin}`,
      'Content-Length: 1000000',
      'Content-Type: multipart/form-data; boundary=limite',
      '',
      '--limite',
      'Content-Disposition: form-data; name="archivo"; filename="acta.txt"',
      '',
      'a'.repeat(100_000),
    ];
    const socket = createConnection(Number(new URL(base).port), '127.0.0.1');
    socket.write(head.join('\r\n'));
    await expect.poll(listStored).toHaveLength(1);
    socket.destroy();
    await expect.poll(listStored).toEqual([]);
  });

  it('nothing is left of all of them', async () => {
    expect(await countRows()).toBe(rows);
    expect(await listStored()).toEqual([]);
  });
});

describe('files no record took yet', () => {
  const addPendientes = async (cuantos: number, bytes: number) => {
    const { kysely } = test.database;
    const userId = await getUsuarioId(kysely, '1000000002');
    await sql`insert into archivos (carpeta, nombre, sha256, tipo_mime, tamano_bytes, publico, subido_por, pendiente_desde)
      select 'mesas', 'espera.pdf', repeat('0', 64), 'application/pdf', ${bytes}, false, ${userId}, now()
      from generate_series(1, ${cuantos})`.execute(kysely);
  };
  afterEach(async () => {
    const { kysely } = test.database;
    const userId = await getUsuarioId(kysely, '1000000002');
    await sql`delete from archivos where subido_por = ${userId}`.execute(kysely);
  });
  const send = () => upload('acta.pdf', createPdf('de más'), { token: consultor });

  it.each([
    ['files', LIMITES_PENDIENTES.archivos, 10],
    ['bytes', 1, LIMITES_PENDIENTES.bytes],
  ])(
    'F8: are so many %s of one person that no more are taken, until one is attached or deleted',
    async (_of, cuantos, bytes) => {
      await addPendientes(cuantos, bytes);
      const refused = await send();
      expect([refused.status, refused.body.code]).toEqual([429, 'CARGAS_PENDIENTES']);
      expect((await upload('acta.pdf', createPdf('de otra persona'))).status).toBe(200);
      await sql`update archivos set pendiente_desde = null where id in (select id from archivos where nombre = 'espera.pdf' limit 1)`.execute(
        test.database.kysely,
      );
      expect((await send()).status).toBe(200);
    },
  );

  it('F8: count also where several arrive at once', async () => {
    await addPendientes(LIMITES_PENDIENTES.archivos - 1, 10);
    const answers = await Promise.all(Array.from({ length: 4 }, () => send()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
  });
});

describe('a file that was uploaded', () => {
  it('[FILE-02] [FILE-03] [FILE-04] [CONF-03] lies in the folder of its kind under an id nobody guesses, the same bytes', async () => {
    const content = createDocx();
    const { body } = await upload('C:\\temp\\Acta\u202E año 1.docx', content);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
      name: 'Acta año 1.docx',
      size: 1,
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    });
    expect(await readdir(directory)).toEqual(['mesas']);
    await upload('capa.docx', content, { carpeta: 'capas' });
    expect((await readdir(directory)).toSorted()).toEqual(['capas', 'mesas']);
    const answer = await call(`/api/downloadFileOpt/${body.id}`, null);
    expect(answer.rawPayload.equals(content)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': body.type,
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="Acta a_o 1.docx"; filename*=UTF-8''Acta%20a%C3%B1o%201.docx`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const { object } = (await call('/api/download_file_opt', { archivoId: body.id })).json();
    expect(Buffer.from(object.base64Archivo, 'base64').equals(content)).toBe(true);
  });

  it('[FILE-03] is nobody else’s while no record has it', async () => {
    const { body } = await upload('acta.pdf', createPdf('ajena'));
    expect((await call(`/api/downloadFileOpt/${body.id}`, null, consultor)).statusCode).toBe(404);
    expect((await call(`/api-public/downloadFileOpt/${body.id}`, null, null)).statusCode).toBe(404);
    const answer = await call('/api-public/download_file_opt_public', { archivoId: body.id }, null);
    expect(answer.json().mensajeResponse.estado).toBe(false);
    expect((await call('/api/deleteFileOpt', { archivoId: body.id }, consultor)).statusCode).toBe(404);
  });

  it('[FILE-04] [AREA-08] goes when who uploaded it deletes it, and its bytes when no other file has them', async () => {
    const content = createPdf('dos veces');
    const [one, other] = [await upload('a.pdf', content), await upload('b.pdf', content)];
    const stored = (await listStored()).length;
    expect((await call('/api/deleteFileOpt', { archivoId: one.body.id })).json()).toEqual({ estado: true });
    expect((await call('/api/deleteFileOpt', { archivoId: one.body.id })).statusCode).toBe(404);
    await runJobs();
    expect(await listStored()).toHaveLength(stored);
    await call('/api/deleteFileOpt', { archivoId: other.body.id });
    await runJobs();
    expect(await listStored()).toHaveLength(stored - 1);
  });

  it('[FILE-04] is cleaned up when no record took it in a day', async () => {
    const { body } = await upload('acta.pdf', createPdf('huérfana'));
    await sql`update archivos set pendiente_desde = now() - interval '25 hours' where id = ${body.id}`.execute(
      test.database.kysely,
    );
    await sql`insert into jobs (kind, job_key, payload) values ('limpiar-archivos', 'prueba', '{}')`.execute(
      test.database.kysely,
    );
    await runJobs();
    expect((await call(`/api/downloadFileOpt/${body.id}`, null)).statusCode).toBe(404);
  });

  it('[AREA-08] [API-25] uploadFileOpt, downloadFileOpt and deleteFileOpt take it, give it and forget it, and are told in the audit trail', async () => {
    const content = createPdf('de ida y vuelta');
    const { body } = await upload('ida.pdf', content);
    expect((await call(`/api/downloadFileOpt/${body.id}`, null)).rawPayload.equals(content)).toBe(true);
    expect((await call('/api/deleteFileOpt', { archivoId: body.id })).json()).toEqual({ estado: true });
    expect((await call(`/api/downloadFileOpt/${body.id}`, null)).statusCode).toBe(404);
    const { rows } = await sql<{ action: string }>`select action from audit_events
      where object_id = ${body.id} order by id`.execute(test.database.kysely);
    expect(rows.map(({ action }) => action)).toEqual(['cargar-archivo', 'eliminar-archivo']);
  });
});
