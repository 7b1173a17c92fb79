import { createHash } from 'node:crypto';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import mammoth from 'mammoth';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const NOT_AVAILABLE = {
  mensajeResponse: {
    estado: false,
    mensaje: 'El archivo no existe o usted no tiene permiso para descargarlo.',
  },
  object: null,
};

const downloadPublic = (archivoId: unknown) =>
  test.app.inject({ method: 'POST', url: '/api-public/download_file_opt_public', payload: { archivoId } });

async function downloadAs(numero: string, archivoId: string) {
  const token = await openTestSession(test.database.kysely, numero);
  return test.app.inject({
    method: 'POST',
    url: '/api/download_file_opt',
    headers: { authorization: `Bearer ${token}` },
    payload: { archivoId },
  });
}

function findArchivo(publico: boolean, extension = '') {
  return test.database.kysely
    .selectFrom('archivos')
    .selectAll()
    .where('publico', '=', publico)
    .where('nombre', 'like', `%${extension}`)
    .limit(1)
    .executeTakeFirstOrThrow();
}

describe('refusals', () => {
  describe('[API-22] an archivoId that is found nowhere is estado false, not an HTTP error', () => {
    it.each([
      ['1'],
      ['00000000-0000-4000-8000-000000000000'],
      ["'; drop table archivos"],
      ['../../etc/passwd'],
      [''],
    ])('[API-22] %s', async (archivoId) => {
      for (const answer of [await downloadPublic(archivoId), await downloadAs('1000000001', archivoId)]) {
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toEqual(NOT_AVAILABLE);
      }
    });
  });

  it('[API-22] a body without archivoId is a 400 problem', async () => {
    expect((await downloadPublic(undefined)).statusCode).toBe(400);
    expect((await downloadPublic(7)).statusCode).toBe(400);
  });

  it('[FILE-03] [API-22] the public form refuses a file of a non-public record', async () => {
    const reserved = await findArchivo(false);
    const answer = await downloadPublic(reserved.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(NOT_AVAILABLE);
  });

  it('[FILE-03] [API-22] the private form serves a reserved file to its entity and to the ministry only', async () => {
    const reserved = await findArchivo(false);
    expect((await downloadAs('1000000001', reserved.id)).json().mensajeResponse.estado).toBe(true);
    expect((await downloadAs('1000000010', reserved.id)).json()).toEqual(NOT_AVAILABLE);
  });

  it('[API-22] the private form asks for a session', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/download_file_opt',
      payload: { archivoId: 'x' },
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe('content', () => {
  it('[FILE-03] [API-22] the bytes equal the stored ones, public and private', async () => {
    const archivo = await findArchivo(true);
    for (const answer of [await downloadPublic(archivo.id), await downloadAs('1000000009', archivo.id)]) {
      const { mensajeResponse, object } = answer.json();
      expect(mensajeResponse).toEqual({ estado: true, mensaje: expect.any(String) });
      expect(object).toMatchObject({ nombreArchivo: archivo.nombre, tipo: archivo.tipo_mime });
      const bytes = Buffer.from(object.base64Archivo, 'base64');
      expect(bytes.length).toBe(archivo.tamano_bytes);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(archivo.sha256);
    }
  });

  it('[FILE-03] the PDF and the DOCX open in independent readers', async () => {
    const pdf = (await downloadPublic((await findArchivo(true, '.pdf')).id)).json().object;
    const { text } = await extractText(new Uint8Array(Buffer.from(pdf.base64Archivo, 'base64')), {
      mergePages: true,
    });
    expect(text).toMatch(/reuni[oó]n/i);
    const docx = (await downloadPublic((await findArchivo(true, '.docx')).id)).json().object;
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(docx.base64Archivo, 'base64') });
    expect(value).toMatch(/reuni[oó]n/i);
  });

  it('[FILE-04] archivoId is a random identifier: version 4, no two alike, none derived from another', async () => {
    const rows = await test.database.kysely.selectFrom('archivos').select('id').execute();
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    for (const { id } of rows)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(rows.map(({ id }) => id.slice(0, 8))).size).toBe(rows.length);
  });
});
