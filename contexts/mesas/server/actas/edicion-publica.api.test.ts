import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addScheduledJobs, runDueJob } from '@marco/server-kit';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Acta, VerificacionActa } from '../../contract/index.ts';
import { createReunionRealizada, type ReunionDePrueba } from '../../testing/reunion-con-acta.ts';
import { createActasPublicasWork, createActasWork } from './actas-jobs.ts';

const CONSULTOR = '1000000002';
const LIDER = '1000000003';
const OTRA_ENTIDAD = '1000000009';
const NOMBRES = ['Ana Asistente', 'Íngrid Ñáñez', 'Óscar Ausente'];

let test: TestApp;
let directory: string;
let consultor: string;
let lider: string;
let ajeno: string;
let reunion: ReunionDePrueba;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'publica-'));
  test = await startTestApp({ filesDirectory: directory });
  const open = (numero: string) => openTestSession(test.database.kysely, numero);
  [consultor, lider, ajeno] = [await open(CONSULTOR), await open(LIDER), await open(OTRA_ENTIDAD)];
});
afterAll(async () => {
  await test.close();
  await rm(directory, { recursive: true });
});
beforeEach(async () => {
  reunion = await createReunionRealizada(test.database.kysely, { consultor: CONSULTOR, asistente: LIDER });
  const { kysely } = test.database;
  await kysely
    .updateTable('reuniones_puntos')
    .set({ notas: 'Expuso Íngrid Ñáñez.' })
    .where('reunion_id', '=', reunion.id)
    .execute();
  const ajena = await kysely
    .selectFrom('usuarios as u')
    .innerJoin('membresias as m', 'm.usuario_id', 'u.id')
    .select('m.entidad_id')
    .where('u.numero_identificacion', '=', OTRA_ENTIDAD)
    .executeTakeFirstOrThrow();
  // A person who does not take part in the mesa.
  await kysely
    .deleteFrom('mesas_entidades')
    .where('mesa_id', '=', reunion.mesaId)
    .where('entidad_id', '=', ajena.entidad_id)
    .execute();
});

const auth = (token?: string) =>
  token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } };
const base = (token?: string) => (token === undefined ? '/api-public' : '/api');

function post(accion: string) {
  const url = `/api/mesaInteroperabilidad/acta/${accion}`;
  // Sealing, which cannot be undone, names the version its caller looked at, here whichever it is.
  const headers = { ...auth(consultor).headers, 'if-match': '*' };
  return test.app.inject({ method: 'POST', url, headers, payload: { idReunion: reunion.id } });
}

async function work(): Promise<void> {
  const jobs = [createActasWork(test.files), createActasPublicasWork(test.files)];
  const failures: unknown[] = [];
  do await addScheduledJobs(test.database.kysely, jobs, new Date());
  while (await runDueJob(test.database.kysely, jobs, (_, error) => failures.push(error)));
  expect(failures).toEqual([]);
}

async function issue(): Promise<void> {
  expect((await post('emitir')).statusCode).toBe(200);
  await work();
}

async function readActa(token?: string): Promise<Acta> {
  const url = `${base(token)}/mesaInteroperabilidad/acta/${reunion.id}`;
  const { acta } = (await test.app.inject({ url, ...auth(token) })).json();
  return acta;
}

const download = (id: string | undefined, token?: string, headers: Record<string, string> = {}) => {
  const sent = { ...auth(token).headers, ...headers };
  return test.app.inject({ url: `${base(token)}/downloadFileOpt/${id}`, headers: sent });
};

/** What the two documents a caller is given say. */
async function readDocumentos(token?: string): Promise<readonly [pdf: string, docx: string]> {
  const { pdf, docx } = await readActa(token);
  const [pdfAnswer, docxAnswer] = [
    await download(pdf?.idArchivo, token),
    await download(docx?.idArchivo, token),
  ];
  expect([pdfAnswer.statusCode, docxAnswer.statusCode]).toEqual([200, 200]);
  const proxy = await getDocumentProxy(new Uint8Array(pdfAnswer.rawPayload));
  const { text } = await extractText(proxy, { mergePages: true });
  const { value } = await mammoth.extractRawText({ buffer: docxAnswer.rawPayload });
  return [text.replaceAll(/\s+/g, ' '), value.replaceAll(/\s+/g, ' ')];
}

async function verify(): Promise<VerificacionActa> {
  const url = `/api-public/mesaInteroperabilidad/acta/${reunion.id}/verificacion`;
  return (await test.app.inject({ url })).json();
}

describe('who is not part of the mesa', () => {
  it.each([
    ['a visitor', () => undefined],
    ['a session of another entidad', () => ajeno],
  ])('[MESA-11] %s reads no name of who attended or answers, in either document', async (_, token) => {
    await issue();
    const acta = await readActa(token());
    expect(acta).toMatchObject({ edicion: 'publica', preparacion: 'lista' });
    expect(acta.pdf).toEqual(acta.publica?.pdf);
    for (const texto of await readDocumentos(token())) {
      for (const nombre of NOMBRES) expect(texto).not.toContain(nombre);
      expect(texto).toContain('Expuso una persona de');
      expect(texto).toContain('Entidad responsable');
      expect(texto).toContain('Hacer la prueba de carga');
      expect(texto).toContain('Edición pública');
    }
  });

  it('[MESA-11] does not get the full documents by their ids', async () => {
    await issue();
    const { pdf, docx } = await readActa(consultor);
    for (const archivo of [pdf, docx]) {
      expect((await download(archivo?.idArchivo)).statusCode).toBe(404);
      expect((await download(archivo?.idArchivo, ajeno)).statusCode).toBe(404);
      const specified = await test.app.inject({
        method: 'POST',
        url: '/api-public/download_file_opt_public',
        payload: { archivoId: archivo?.idArchivo },
      });
      expect(specified.json().mensajeResponse.estado).toBe(false);
    }
  });
});

describe('who is part of the mesa', () => {
  it.each([
    ['staff of the ministry', () => consultor],
    ['who attended', () => lider],
  ])('[MESA-11] %s reads the full edition, with the names', async (_, token) => {
    await issue();
    expect(await readActa(token())).toMatchObject({ edicion: 'completa', preparacion: 'lista' });
    for (const texto of await readDocumentos(token()))
      for (const nombre of NOMBRES) expect(texto).toContain(nombre);
  });
});

describe('its hashes', () => {
  it('[MESA-11] each edition shows its own, and the seal covers the full one', async () => {
    await issue();
    const { huellaContenido, publica } = await readActa();
    for (const texto of await readDocumentos()) {
      expect(texto).toContain(publica?.huella);
      expect(texto).toContain(huellaContenido);
    }
    for (const texto of await readDocumentos(consultor)) {
      expect(texto).toContain(huellaContenido);
      expect(texto).not.toContain(publica?.huella);
    }
    expect((await post('sellar')).statusCode).toBe(200);
    const { archivosSellados, pdf } = await readActa(consultor);
    expect(archivosSellados.map(({ papel }) => papel)).toEqual(['acta-pdf', 'acta-docx']);
    expect(archivosSellados[0]?.sha256).toBe(pdf?.sha256);
  });

  it('[MESA-11] the verification recognises both, and names a changed file of the public one', async () => {
    await issue();
    await post('sellar');
    const found = await verify();
    expect(found).toMatchObject({ valida: true, diferencias: [] });
    expect(found.archivos.map(({ papel, hallazgo }) => [papel, hallazgo])).toEqual([
      ['acta-pdf', 'intacto'],
      ['acta-docx', 'intacto'],
      ['publica-pdf', 'intacto'],
      ['publica-docx', 'intacto'],
    ]);
    const { publica } = await readActa();
    const sha256 = publica?.docx.sha256 ?? '';
    const path = join(directory, 'mesas', sha256.slice(0, 2), sha256);
    const bytes = await readFile(path);
    await writeFile(path, bytes.subarray(1));
    const changed = await verify();
    expect([changed.valida, changed.sello === changed.selloCalculado]).toEqual([false, true]);
    expect(changed.archivos.find(({ papel }) => papel === 'publica-docx')?.hallazgo).toBe('cambiado');
    await writeFile(path, bytes);
    await test.database.kysely
      .updateTable('actas')
      .set({ publica_huella: 'a'.repeat(64) })
      .where('reunion_id', '=', reunion.id)
      .execute();
    expect((await verify()).diferencias).toEqual([
      'La edición pública del acta no corresponde al contenido sellado.',
    ]);
  });

  it('[MESA-11] are an event of the audit trail', async () => {
    await issue();
    const { publica } = await readActa();
    const { detail } = await test.database.kysely
      .selectFrom('audit_events')
      .select('detail')
      .where('action', '=', 'publicar-acta')
      .where('object_id', '=', String(reunion.id))
      .executeTakeFirstOrThrow();
    expect(detail).toMatchObject({
      despues: { emision: 1, huella: publica?.huella, pdf: publica?.pdf.sha256, docx: publica?.docx.sha256 },
    });
  });
});

describe('kept by a browser', () => {
  it('[MESA-11] the public document is asked for again by its ETag', async () => {
    await issue();
    const { pdf } = await readActa();
    const first = await download(pdf?.idArchivo);
    expect(first.headers).toMatchObject({
      etag: `"${pdf?.sha256}"`,
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    const again = await download(pdf?.idArchivo, undefined, { 'if-none-match': `"${pdf?.sha256}"` });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const other = await download(pdf?.idArchivo, undefined, { 'if-none-match': '"otra"' });
    expect(other.statusCode).toBe(200);
  });
});

describe('an acta issued before there were public editions', () => {
  it('[MESA-11] sealed, gets one of its snapshot while nothing of what is sealed changes', async () => {
    await issue();
    await post('sellar');
    const { kysely } = test.database;
    const acta = await readActa(consultor);
    await kysely
      .updateTable('actas')
      .set({ publica_emision: null, publica_huella: null, publica_pdf_id: null, publica_docx_id: null })
      .where('reunion_id', '=', reunion.id)
      .execute();
    // As the earlier release left them.
    await kysely
      .updateTable('archivos')
      .set({ publico: true })
      .where('id', 'in', [acta.pdf?.idArchivo ?? '', acta.docx?.idArchivo ?? ''])
      .execute();
    expect(await readActa()).toMatchObject({ pdf: null, docx: null, publica: null, preparacion: 'en-curso' });
    expect((await verify()).valida).toBe(true);
    await work();
    const { publica: _, ...before } = acta;
    expect(await readActa(consultor)).toMatchObject(before);
    expect((await readActa()).preparacion).toBe('lista');
    for (const texto of await readDocumentos())
      for (const nombre of NOMBRES) expect(texto).not.toContain(nombre);
    expect((await download(acta.pdf?.idArchivo)).statusCode).toBe(404);
    expect((await verify()).valida).toBe(true);
  });

  it('[MESA-11] issued again, gives the public documents of the issue before to nobody', async () => {
    await issue();
    const { pdf } = await readActa();
    expect((await post('reemitir')).statusCode).toBe(200);
    expect((await download(pdf?.idArchivo)).statusCode).toBe(404);
    await work();
    const again = await readActa();
    expect(again).toMatchObject({ emision: 2, preparacion: 'lista' });
    expect(again.pdf?.idArchivo).not.toBe(pdf?.idArchivo);
  });
});
