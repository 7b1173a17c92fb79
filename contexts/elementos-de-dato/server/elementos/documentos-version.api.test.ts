import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPdf } from '@marco/archivos/testing';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ElementosCalls, openElementosCalls } from '../../testing/index.ts';

const LIDER = '1000000003';
const PRIVADA = '1000000010';
const AUTOR = '1000000002';

let directory: string;
let test: TestApp;
let calls: ElementosCalls;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'documentos-'));
  test = await startTestApp({ filesDirectory: directory });
  calls = await openElementosCalls(test);
});
afterAll(async () => {
  await test.close();
  await rm(directory, { recursive: true, force: true });
});

const bearer = async (numero: string) => ({
  authorization: `Bearer ${await openTestSession(test.database.kysely, numero)}`,
});

async function upload(nombre: string): Promise<string> {
  const form = new FormData();
  form.append('archivo', new Blob([new Uint8Array(createPdf(nombre))], { type: 'application/pdf' }), nombre);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/uploadFileOpt?carpeta=capas',
    headers: { ...(await bearer(AUTOR)), 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer.json().id;
}

/** The answer for a document, for a person or for a visitor. */
async function download(archivo: string, numero?: string): Promise<number> {
  const answer = numero
    ? await test.app.inject({ url: `/api/downloadFileOpt/${archivo}`, headers: await bearer(numero) })
    : await test.app.inject({ url: `/api-public/downloadFileOpt/${archivo}` });
  return answer.statusCode;
}

describe('documents of a version', () => {
  it('[AREA-06] while it is in work are read by the ministry and the entity that answers for it, who removes none', async () => {
    const [propio, deNorma] = [await upload('respaldo.pdf'), await upload('ley.pdf')];
    const norma = { tipo: 'ley', numero: '1712', anio: 2014, archivoId: deNorma };
    const { versionId } = (
      await calls.create({ identificador: 'numDocumentado', archivos: [propio], normas: [norma] })
    ).json();
    for (const archivo of [propio, deNorma]) {
      expect(await download(archivo, AUTOR)).toBe(200);
      expect(await download(archivo, LIDER)).toBe(200);
      expect(await download(archivo, PRIVADA)).toBe(404);
      expect(await download(archivo)).toBe(404);
      const removed = await test.app.inject({
        method: 'POST',
        url: '/api/deleteFileOpt',
        headers: await bearer(LIDER),
        payload: { archivoId: archivo },
      });
      expect(removed.statusCode).toBeGreaterThanOrEqual(400);
    }
    await calls.call('autor', 'PUT', `/${versionId}`, { entidadResponsableId: null });
    for (const archivo of [propio, deNorma]) {
      expect(await download(archivo, LIDER)).toBe(404);
      expect(await download(archivo, AUTOR)).toBe(200);
    }
  });

  it('[GEN-05] are public with the version, from the day it is in force', async () => {
    const archivo = await upload('norma.pdf');
    const { versionId } = (await calls.create({ identificador: 'numPublicado', archivos: [archivo] })).json();
    await calls.incorporate(versionId);
    expect(await download(archivo)).toBe(200);
    expect(await download(archivo, PRIVADA)).toBe(200);
  });
});
