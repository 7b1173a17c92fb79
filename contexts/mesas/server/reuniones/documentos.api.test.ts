import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPdf } from '@marco/archivos/testing';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let directory: string;
let consultor: string;
let lider: string;
let abierta: number;
let cerrada: number;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'documentos-'));
  test = await startTestApp({ environment: { PORT: '0' }, listen: true, filesDirectory: directory });
  consultor = await openTestSession(test.database.kysely, '1000000002');
  lider = await openTestSession(test.database.kysely, '1000000003');
  [abierta, cerrada] = [await findReunion(true), await findReunion(false)];
});
afterAll(async () => {
  await test.close();
  await rm(directory, { recursive: true });
});

async function findReunion(activa: boolean): Promise<number> {
  const { id } = await test.database.kysely
    .selectFrom('reuniones as r')
    .innerJoin('mesas as m', 'm.id', 'r.mesa_id')
    .select('r.id')
    .where('m.activa', '=', activa)
    .where('r.estado', '=', 'realizada')
    .orderBy('r.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

async function upload(name: string, token = consultor): Promise<string> {
  const form = new FormData();
  form.append('archivo', new Blob([new Uint8Array(createPdf(name))]), name);
  const answer = await fetch(`${test.app.listeningOrigin}/api/uploadFileOpt?carpeta=mesas`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return ((await answer.json()) as { id: string }).id;
}

function call(path: string, payload: object, token = consultor, key = '') {
  return test.app.inject({
    method: 'POST',
    url: `/api/mesaInteroperabilidad/${path}`,
    headers: { authorization: `Bearer ${token}`, ...(key ? { 'idempotency-key': key } : {}) },
    payload,
  });
}

/** Names of the documents a visitor sees. */
async function readAsVisitor(idReunion: number): Promise<string[]> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api-public/mesaInteroperabilidad/listarReunionMesaId',
    payload: { idReunion },
  });
  return answer.json().reunion.archivos.map(({ nombre }: { nombre: string }) => nombre);
}

describe('refusals', () => {
  it('[MESA-11] [AREA-16] a rol of an entity changes no meeting', async () => {
    const id = await upload('Acta.pdf');
    expect((await call('uploadFile', { idReunion: abierta, archivos: [id] }, lider)).statusCode).toBe(403);
  });

  it('[MESA-11] [AREA-16] a closed mesa refuses documents and says why', async () => {
    const id = await upload('Acta.pdf');
    const answer = await call('uploadFile', { idReunion: cerrada, archivos: [id] });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().detalles[0].mensaje).toMatch(/^La mesa está cerrada/);
    const { archivos } = (await call('uploadFile', { idReunion: abierta, archivos: [id] })).json();
    const removal = { idReunion: cerrada, idArchivo: archivos[0].idArchivo };
    expect((await call('deleteFile', removal)).statusCode).toBe(403);
  });

  it('[FILE-04] a file of somebody else, one twice attached and an unknown meeting', async () => {
    const admin = await openTestSession(test.database.kysely, '1000000001');
    const ajeno = await upload('Ajeno.pdf', admin);
    expect((await call('uploadFile', { idReunion: abierta, archivos: [ajeno] })).statusCode).toBe(404);
    const id = await upload('Otra.pdf');
    await call('uploadFile', { idReunion: abierta, archivos: [id] });
    expect((await call('uploadFile', { idReunion: abierta, archivos: [id] })).statusCode).toBe(409);
    expect((await call('uploadFile', { idReunion: 999_999, archivos: [id] })).statusCode).toBe(404);
    expect((await call('deleteFile', { idReunion: abierta, idArchivo: ajeno })).statusCode).toBe(404);
  });

  it('[FILE-01] more documents than a meeting may have, stored ones counted', async () => {
    const ids = await Promise.all(Array.from({ length: 11 }, (_, place) => upload(`${place}.pdf`)));
    for (const archivos of [ids.slice(1), ids]) {
      const answer = await call('uploadFile', { idReunion: abierta, archivos });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().mensaje).toBe('Numero de Archivos excedido. El máximo permitido es: 10 archivos');
    }
  });
});

describe('documents of a meeting', () => {
  it('[MESA-11] [AREA-16] [API-25] [FILE-03] what is attached is public at once, what is removed no more', async () => {
    const id = await upload('Anexo técnico.pdf');
    const body = { idReunion: abierta, archivos: [id] };
    const answer = await call('uploadFile', body, consultor, 'clave-adjuntar-1');
    expect(answer.statusCode).toBe(200);
    // A repeated call gets the first answer.
    expect((await call('uploadFile', body, consultor, 'clave-adjuntar-1')).json()).toEqual(answer.json());
    expect((await readAsVisitor(abierta)).filter((name) => name === 'Anexo técnico.pdf')).toHaveLength(1);
    const publicAddress = `/api-public/downloadFileOpt/${id}`;
    expect((await test.app.inject(publicAddress)).rawPayload.equals(createPdf('Anexo técnico.pdf'))).toBe(
      true,
    );
    expect((await call('deleteFile', { idReunion: abierta, idArchivo: id })).statusCode).toBe(200);
    expect(await readAsVisitor(abierta)).not.toContain('Anexo técnico.pdf');
    expect((await test.app.inject(publicAddress)).statusCode).toBe(404);
  });

  it('[AREA-16] an attached file is taken back by its meeting only', async () => {
    const id = await upload('Listado.pdf');
    await call('uploadFile', { idReunion: abierta, archivos: [id] });
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/deleteFileOpt',
      headers: { authorization: `Bearer ${consultor}` },
      payload: { archivoId: id },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'ARCHIVO_ADJUNTO']);
  });

  it('[FILE-03] [AREA-16] those of a meeting still to be held are of who runs mesas, and of no entity that takes part', async () => {
    const { kysely } = test.database;
    const reunion = await kysely
      .selectFrom('reuniones as r')
      .innerJoin('mesas as m', 'm.id', 'r.mesa_id')
      .innerJoin('mesas_entidades as me', 'me.mesa_id', 'm.id')
      .innerJoin('membresias as mb', 'mb.entidad_id', 'me.entidad_id')
      .innerJoin('usuarios as u', 'u.id', 'mb.usuario_id')
      .select('r.id')
      .where('u.numero_identificacion', '=', '1000000003')
      .where('m.activa', '=', true)
      .where('r.estado', '=', 'programada')
      .executeTakeFirstOrThrow();
    const id = await upload('Orden del día.pdf');
    await call('uploadFile', { idReunion: reunion.id, archivos: [id] });
    const ask = async (numero: string) => {
      const authorization = `Bearer ${await openTestSession(kysely, numero)}`;
      const direct = await test.app.inject({
        url: `/api/downloadFileOpt/${id}`,
        headers: { authorization },
      });
      const specified = await test.app.inject({
        method: 'POST',
        url: '/api/download_file_opt',
        headers: { authorization },
        payload: { archivoId: id },
      });
      return [direct.statusCode, specified.json().mensajeResponse.estado];
    };
    for (const numero of ['1000000003', '1000000004', '1000000010', '1000000011', '1000000012'])
      expect([numero, await ask(numero)]).toEqual([numero, [404, false]]);
    for (const numero of ['1000000001', '1000000002', '1000000013'])
      expect([numero, await ask(numero)]).toEqual([numero, [200, true]]);
    expect((await test.app.inject(`/api-public/downloadFileOpt/${id}`)).statusCode).toBe(404);
  });

  it('[MESA-11] the screen is told who may attach, and why not', async () => {
    const read = async (id: number, token: string) =>
      (
        await test.app.inject({
          url: `/api/mesaInteroperabilidad/reunion/${id}/documentos`,
          headers: { authorization: `Bearer ${token}` },
        })
      ).json();
    expect(await read(abierta, consultor)).toMatchObject({ adjuntar: { allowed: true }, maximo: 10 });
    expect(await read(cerrada, consultor)).toMatchObject({ adjuntar: { allowed: false } });
    expect(await read(abierta, lider)).toEqual({ adjuntar: null, maximo: 10 });
  });
});
