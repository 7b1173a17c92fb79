import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPdf, uploadSample } from '@marco/archivos/testing';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ElementosCalls, openElementosCalls } from '../../testing/index.ts';

const directory = mkdtempSync(join(tmpdir(), 'marco-elementos-'));
let test: TestApp;
let calls: ElementosCalls;
beforeAll(async () => {
  test = await startTestApp({ filesDirectory: directory, listen: true, environment: { PORT: '0' } });
  calls = await openElementosCalls(test);
});
afterAll(async () => {
  await test.close();
  rmSync(directory, { recursive: true, force: true });
});

async function upload(name: string, numero = '1000000002'): Promise<string> {
  const token = await openTestSession(test.database.kysely, numero);
  const base = test.app.listeningOrigin;
  const { status, body } = await uploadSample({ base, token, carpeta: 'capas' }, name, createPdf(name));
  expect(status).toBe(200);
  return body.id;
}
const create = async (identificador: string) => (await calls.create({ identificador })).json();
const attach = (versionId: number, archivos: readonly string[]) =>
  calls.call('autor', 'PUT', `/${versionId}`, { archivos });
const namesOf = (elemento: { archivos: { nombre: string }[] }) =>
  elemento.archivos.map(({ nombre }) => nombre);
const download = async (id: string) =>
  (await test.app.inject({ url: `/api-public/downloadFileOpt/${id}` })).statusCode;
const exists = async (id: string) =>
  (await test.database.kysely.selectFrom('archivos').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;

describe('documents of a version', () => {
  it('[AREA-06] only what the author uploaded for it, and no other record has, is attached', async () => {
    const { versionId } = await create('numSinAdjunto');
    const ajeno = await upload('ajeno.pdf', '1000000001');
    expect((await attach(versionId, [ajeno])).json()).toMatchObject({ code: 'ARCHIVO_NO_ENCONTRADO' });
    const propio = await upload('propio.pdf');
    const other = await create('numConAdjunto');
    expect(namesOf((await attach(other.versionId, [propio])).json())).toEqual(['propio.pdf']);
    expect((await attach(versionId, [propio])).json()).toMatchObject({ code: 'ARCHIVO_ADJUNTO' });
    expect((await calls.call('autor', 'GET', `/${versionId}`)).json().archivos).toEqual([]);
  });

  it('[AREA-06] stay inside while it is a draft, and are public once it is in force, those of its norms too', async () => {
    const { versionId } = await create('numDocumentos');
    const [soporte, norma] = [await upload('soporte.pdf'), await upload('norma.pdf')];
    await attach(versionId, [soporte]);
    const normas = [{ tipo: 'ley', numero: '1712', anio: 2014, archivoId: norma }];
    const saved = await calls.call('autor', 'PUT', `/${versionId}`, { normas });
    expect(saved.json()).toMatchObject({ normas: [{ archivo: { nombre: 'norma.pdf' } }] });
    for (const id of [soporte, norma]) expect(await download(id)).toBe(404);
    await calls.incorporate(versionId);
    for (const id of [soporte, norma]) expect(await download(id)).toBe(200);
    const shown = await test.app.inject({ url: '/api-public/diccionario/elementos/numDocumentos' });
    expect(namesOf(shown.json())).toEqual(['soporte.pdf']);
  });

  it('[AREA-06] go over to the next version, which may leave them without taking them from the one before', async () => {
    const first = await create('numHereda');
    const archivo = await upload('heredado.pdf');
    await attach(first.versionId, [archivo]);
    await calls.incorporate(first.versionId);
    const draft = (await calls.call('autor', 'POST', '/versionar', { elementoId: first.elementoId })).json();
    expect(namesOf(draft)).toEqual(['heredado.pdf']);
    const nuevo = await upload('nuevo.pdf');
    expect(namesOf((await attach(draft.versionId, [nuevo])).json())).toEqual(['nuevo.pdf']);
    expect(await exists(archivo)).toBe(true);
    expect(namesOf((await calls.call('autor', 'GET', `/${first.versionId}`)).json())).toEqual([
      'heredado.pdf',
    ]);
    expect(namesOf((await attach(draft.versionId, [])).json())).toEqual([]);
    expect(await exists(nuevo)).toBe(false);
    const { eventos } = (await calls.call('autor', 'GET', `/${draft.versionId}/historial`)).json();
    expect(eventos[0].cambios).toEqual([
      { campo: 'archivos', etiqueta: 'Documentos', antes: 'nuevo.pdf', despues: '' },
    ]);
  });
});
