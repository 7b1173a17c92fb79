import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPdf } from '@marco/archivos/testing';
import { getEntidadId } from '@marco/entidades/testing';
import { createDiskFileStore, runDueJob } from '@marco/server-kit';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Acta, VerificacionActa } from '../../contract/index.ts';
import { presentTextoSello } from '../../rules/actas/texto-sello.ts';
import { sampleDatosCompromiso } from '../../testing/datos-compromiso.ts';
import { createReunionRealizada, type ReunionDePrueba } from '../../testing/reunion-con-acta.ts';
import { createActasJobs, createActasWork } from './actas-jobs.ts';

const numeros = { consultor: '1000000002', asistente: '1000000003' };

let test: TestApp;
let directory: string;
let consultor: string;
let reunion: ReunionDePrueba;
const files = () => createDiskFileStore((folder) => join(directory, folder));

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sello-'));
  test = await startTestApp({ environment: { PORT: '0' }, listen: true, filesDirectory: directory });
  consultor = await openTestSession(test.database.kysely, numeros.consultor);
});
afterAll(async () => {
  await test.close();
  await rm(directory, { recursive: true });
});
beforeEach(async () => {
  reunion = await createReunionRealizada(test.database.kysely, numeros);
});

function post(path: string, payload: object, more: Record<string, string> = {}) {
  const headers = { authorization: `Bearer ${consultor}`, ...more };
  return test.app.inject({ method: 'POST', url: `/api/mesaInteroperabilidad/${path}`, headers, payload });
}

async function attach(name: string) {
  const form = new FormData();
  form.append('archivo', new Blob([new Uint8Array(createPdf(`${name} ${reunion.id}`))]), name);
  const answer = await fetch(`${test.app.listeningOrigin}/api/uploadFileOpt?carpeta=mesas`, {
    method: 'POST',
    headers: { authorization: `Bearer ${consultor}` },
    body: form,
  });
  const { id } = (await answer.json()) as { id: string };
  const attached = await post('uploadFile', { idReunion: reunion.id, archivos: [id] });
  return { id, statusCode: attached.statusCode, answer: attached.json() };
}

/** Issues the acta and makes its documents. */
async function issue(): Promise<void> {
  expect((await post('acta/emitir', { idReunion: reunion.id })).statusCode).toBe(200);
  while (
    await runDueJob(
      test.database.kysely,
      [...createActasJobs(files()), createActasWork(files())],
      (_, error) => expect(error).toBeNull(),
    )
  );
}

async function seal(): Promise<Acta> {
  await issue();
  const blind = await post('acta/sellar', { idReunion: reunion.id });
  expect(blind.json()).toMatchObject({ status: 428, code: 'VERSION_REQUERIDA' });
  const answer = await post('acta/sellar', { idReunion: reunion.id }, { 'if-match': '*' });
  expect(answer.statusCode).toBe(200);
  return answer.json().acta;
}

async function verifyAsVisitor(): Promise<VerificacionActa> {
  const url = `/api-public/mesaInteroperabilidad/acta/${reunion.id}/verificacion`;
  return (await test.app.inject({ url })).json();
}

const pathOf = (sha256: string) => join(directory, 'mesas', sha256.slice(0, 2), sha256);

/** Changes one bit in the middle of a stored file. */
async function flipByte(sha256: string): Promise<void> {
  const bytes = await readFile(pathOf(sha256));
  const place = Math.floor(bytes.length / 2);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  await writeFile(pathOf(sha256), bytes);
}

describe('refusals of a sealed meeting', () => {
  it('[MESA-11] nothing of the acta and none of the documents changes any more', async () => {
    const { id } = await attach('Anexo.pdf');
    await seal();
    for (const accion of ['emitir', 'reemitir', 'abrirEnmienda', 'sellar']) {
      const answer = await post(`acta/${accion}`, { idReunion: reunion.id }, { 'if-match': '*' });
      expect(answer.json().detalles).toEqual([{ mensaje: 'El acta está sellada: no puede cambiar.' }]);
    }
    const late = await attach('Tarde.pdf');
    expect([late.statusCode, late.answer.detalles[0].mensaje]).toEqual([
      403,
      expect.stringMatching(/^El acta de la reunión está sellada/),
    ]);
    const removal = await post('deleteFile', { idReunion: reunion.id, idArchivo: id });
    expect(removal.statusCode).toBe(403);
  });

  it('[MESA-11] it takes no commitment any more, and its board says so before', async () => {
    const idEntidad = await getEntidadId(test.database.kysely, 'CANCILLERIA');
    const add = () =>
      post('compromisos', {
        ...sampleDatosCompromiso,
        idMesa: reunion.mesaId,
        idReunion: reunion.id,
        idEntidad,
      });
    expect((await add()).statusCode).toBe(200);
    await seal();
    const refused = await add();
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'REUNION_ACCION_NO_PERMITIDA']);
    expect(refused.json().detalles).toEqual([
      { mensaje: expect.stringMatching(/^El acta de la reunión está sellada/) },
    ]);
    const board = (await post('compromisos/listar', { idReunion: reunion.id })).json();
    expect(board.agregar.decision.allowed).toBe(false);
  });

  it('[MESA-11] what is not sealed is not verified, nor sealed once a stored byte is wrong', async () => {
    expect(
      (
        await test.app.inject({
          url: `/api-public/mesaInteroperabilidad/acta/${reunion.id}/verificacion`,
        })
      ).json().code,
    ).toBe('ACTA_NO_ENCONTRADA');
    await attach('Anexo.pdf');
    await issue();
    expect(await verifyAsVisitor()).toMatchObject({ code: 'ACTA_BLOQUEADA' });
    const [{ sha256 } = { sha256: '' }] = await test.database.kysely
      .selectFrom('reuniones_archivos as ra')
      .innerJoin('archivos as a', 'a.id', 'ra.archivo_id')
      .select('a.sha256')
      .where('ra.reunion_id', '=', reunion.id)
      .execute();
    await flipByte(sha256);
    const answer = await post('acta/sellar', { idReunion: reunion.id }, { 'if-match': '*' });
    expect([answer.statusCode, answer.json().detalles]).toEqual([409, [{ mensaje: 'Anexo.pdf' }]]);
  });
});

describe('seal', () => {
  it('[MESA-11] is the SHA-256 of a text anybody can write, and follows the seal before in its mesa', async () => {
    const first = await seal();
    reunion = await createReunionRealizada(test.database.kysely, numeros, reunion.mesaId);
    await attach('Anexo.pdf');
    const second = await seal();
    expect(second.selloAnterior).toBe(first.sello);
    expect(second.archivosSellados.map(({ papel }) => papel)).toEqual(['acta-pdf', 'acta-docx', 'adjunto']);
    const text = presentTextoSello({
      mesaId: reunion.mesaId,
      reunionId: reunion.id,
      numero: second.numero,
      emision: second.emision,
      huellaContenido: second.huellaContenido,
      selloAnterior: first.sello,
      archivos: second.archivosSellados.map(({ papel, nombre, tamano: bytes, sha256 }) => ({
        papel,
        nombre,
        bytes,
        sha256,
      })),
    });
    expect(createHash('sha256').update(text).digest('hex')).toBe(second.sello);
    for (const { sha256 } of second.archivosSellados) {
      const bytes = await readFile(pathOf(sha256));
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
  });

  it('[MESA-11] a visitor verifies it: everything is intact', async () => {
    await attach('Anexo.pdf');
    const { sello } = await seal();
    const found = await verifyAsVisitor();
    expect(found).toMatchObject({ valida: true, sello, selloCalculado: sello, diferencias: [] });
    expect(found.archivos.map(({ hallazgo }) => hallazgo)).toEqual(
      Array.from({ length: 5 }, () => 'intacto'),
    );
  });

  it.each([0, 1, 2])(
    '[MESA-11] one changed byte of file %i is found and named, the others are not',
    async (place) => {
      await attach('Anexo.pdf');
      const { archivosSellados } = await seal();
      await flipByte(archivosSellados[place]?.sha256 ?? '');
      const found = await verifyAsVisitor();
      expect(found.valida).toBe(false);
      expect(found.selloCalculado).not.toBe(found.sello);
      const changed = found.archivos.filter(({ hallazgo }) => hallazgo !== 'intacto');
      expect(changed).toMatchObject([{ nombre: archivosSellados[place]?.nombre, hallazgo: 'cambiado' }]);
    },
  );

  it('[MESA-11] a file that is gone, one put in and records that were edited are named', async () => {
    const { archivosSellados } = await seal();
    const { kysely } = test.database;
    await rm(pathOf(archivosSellados[1]?.sha256 ?? ''));
    const { archivo_id } = await kysely
      .selectFrom('reuniones_archivos')
      .select('archivo_id')
      .where('reunion_id', '<>', reunion.id)
      .limit(1)
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('reuniones_archivos')
      .values({ reunion_id: reunion.id, archivo_id, orden: 1 })
      .execute();
    await kysely
      .updateTable('actas')
      .set({ contenido: JSON.stringify({ otro: 'contenido' }) })
      .where('reunion_id', '=', reunion.id)
      .execute();
    const found = await verifyAsVisitor();
    expect(found.archivos.map(({ hallazgo }) => hallazgo)).toEqual([
      'intacto',
      'ausente',
      'agregado',
      'intacto',
      'intacto',
    ]);
    expect(found.diferencias).toEqual(['El contenido registrado del acta no es el que se emitió.']);
    await kysely
      .updateTable('actas_archivos')
      .set({ tamano_bytes: 1 })
      .where('sha256', '=', archivosSellados[0]?.sha256 ?? '')
      .execute();
    expect((await verifyAsVisitor()).diferencias).toContain(
      'El sello no corresponde a la lista de archivos y al contenido registrados.',
    );
  });
});

describe('a crash while the documents are made', () => {
  it('[MESA-11] between the stored bytes and the commit leaves nothing of the acta, and the retry the same bytes', async () => {
    const { kysely } = test.database;
    await post('acta/emitir', { idReunion: reunion.id });
    const listFiles = async () => (await readdir(join(directory, 'mesas'), { recursive: true })).sort();
    const { payload } = await kysely
      .selectFrom('jobs')
      .select('payload')
      .where('kind', '=', 'preparar-acta')
      .where('finished_at', 'is', null)
      .executeTakeFirstOrThrow();
    const claim = { attempts: 1, signal: new AbortController().signal, keep: async () => undefined };
    const finish = await createActasWork(files()).start(kysely, payload as Record<string, unknown>, claim);
    const died = kysely.transaction().execute(async (transaction) => {
      await finish(transaction);
      throw new Error('the process died');
    });
    await expect(died).rejects.toThrow('the process died');
    const left = await listFiles();
    const state = () =>
      test.app
        .inject({ url: `/api-public/mesaInteroperabilidad/acta/${reunion.id}` })
        .then((answer) => answer.json());
    expect((await state()).acta).toMatchObject({ preparacion: 'en-curso', pdf: null, docx: null });
    const messages = () =>
      kysely.selectFrom('outbox_messages').select('id').where('event', '=', 'acta-emitida').execute();
    const before = (await messages()).length;
    while (
      await runDueJob(kysely, [...createActasJobs(files()), createActasWork(files())], (_, error) =>
        expect(error).toBeNull(),
      )
    );
    const { acta } = await state();
    expect(await listFiles()).toEqual(left);
    expect(left).toEqual(
      expect.arrayContaining([acta.pdf, acta.docx].map(({ sha256 }) => join(sha256.slice(0, 2), sha256))),
    );
    expect(await messages()).toHaveLength(before + 3);
    expect(left.filter((name) => name.endsWith('.parcial'))).toEqual([]);
  });
});
