import { createHash } from 'node:crypto';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MENSAJES_DESCARGA } from '../contract/terms.ts';

let test: TestApp;
let token: string;
let archivo: { id: string; nombre: string; sha256: string; tamano_bytes: number; tipo_mime: string };
/** Of an entity the second person does not work for. */
let reservado: string;

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  token = await openTestSession(kysely, '1000000010');
  const archivos = kysely
    .selectFrom('archivos')
    .select(['id', 'nombre', 'sha256', 'tamano_bytes', 'tipo_mime'])
    .limit(1);
  archivo = await archivos.where('publico', '=', true).executeTakeFirstOrThrow();
  reservado = (await archivos.where('publico', '=', false).executeTakeFirstOrThrow()).id;
});
afterAll(() => test.close());

const get = (path: string, headers: Record<string, string> = {}) => test.app.inject({ url: path, headers });
const getPublic = (id: string, range?: string) =>
  get(`/api-public/downloadFileOpt/${id}`, range === undefined ? {} : { range });

describe('the direct download', () => {
  it('[FILE-03] refuses what is not public, in parts too, and what does not exist', async () => {
    for (const id of [reservado, 'x', '00000000-0000-4000-8000-000000000000'])
      for (const range of [undefined, 'bytes=0-1']) {
        const answer = await getPublic(id, range);
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'ARCHIVO_NO_ENCONTRADO']);
        expect(answer.headers['content-range']).toBeUndefined();
      }
    const other = await get(`/api/downloadFileOpt/${reservado}`, {
      authorization: `Bearer ${token}`,
      range: 'bytes=0-1',
    });
    expect(other.statusCode).toBe(404);
    expect((await get(`/api/downloadFileOpt/${archivo.id}`)).statusCode).toBe(401);
  });

  it('[FILE-03] has the type found in the bytes, and no browser may run or guess anything', async () => {
    const answer = await getPublic(archivo.id);
    expect(answer.headers).toMatchObject({
      'content-type': archivo.tipo_mime,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="[ -~]+"; filename\*=UTF-8''[\w%.-]+$/,
      ),
      'accept-ranges': 'bytes',
    });
    expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(archivo.sha256);
  });

  it('[FILE-03] is answered in parts: together they are the file', async () => {
    const half = Math.floor(archivo.tamano_bytes / 2);
    const first = await getPublic(archivo.id, `bytes=0-${half - 1}`);
    const second = await getPublic(archivo.id, `bytes=${half}-`);
    expect([first.statusCode, second.statusCode]).toEqual([206, 206]);
    expect(first.headers).toMatchObject({
      'content-range': `bytes 0-${half - 1}/${archivo.tamano_bytes}`,
      'content-length': String(half),
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const whole = Buffer.concat([first.rawPayload, second.rawPayload]);
    expect(createHash('sha256').update(whole).digest('hex')).toBe(archivo.sha256);
    expect((await getPublic(archivo.id, 'bytes=-4')).rawPayload).toEqual(whole.subarray(-4));
  });

  it('[FILE-03] a part outside the file is refused; a range that says nothing is the whole', async () => {
    const outside = await getPublic(archivo.id, `bytes=${archivo.tamano_bytes}-`);
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([
      416,
      `bytes */${archivo.tamano_bytes}`,
    ]);
    const odd = await getPublic(archivo.id, 'bytes=5-2');
    expect([odd.statusCode, odd.rawPayload.length]).toEqual([200, archivo.tamano_bytes]);
  });

  it('[FILE-03] of a row whose content is gone is an error in Spanish', async () => {
    const { kysely } = test.database;
    const { id } = await kysely
      .insertInto('archivos')
      .values({
        carpeta: 'mesas',
        nombre: 'perdido.pdf',
        tipo_mime: 'application/pdf',
        tamano_bytes: 4,
        sha256: 'f'.repeat(64),
        publico: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const range of [undefined, 'bytes=0-1'])
      expect((await getPublic(id, range)).json()).toMatchObject({ status: 404, code: 'CONTENIDO_AUSENTE' });
    const specified = (url: string) =>
      test.app.inject({
        method: 'POST',
        url,
        payload: { archivoId: id },
        headers: { authorization: `Bearer ${token}` },
      });
    for (const url of ['/api/download_file_opt', '/api-public/download_file_opt_public']) {
      const answer = await specified(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({
        mensajeResponse: { estado: false, mensaje: MENSAJES_DESCARGA.sinContenido },
        object: null,
      });
    }
  });
});
