import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runDueJob } from '@marco/server-kit';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GestionActa } from '../../contract/index.ts';
import { createReunionRealizada, type ReunionDePrueba } from '../../testing/reunion-con-acta.ts';
import { createActasJobs, createActasWork } from './actas-jobs.ts';

const CONSULTOR = '1000000002';
const LIDER = '1000000003';
const OTRA_ENTIDAD = '1000000009';

let test: TestApp;
let directory: string;
let consultor: string;
let lider: string;
let ajeno: string;
let reunion: ReunionDePrueba;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'actas-'));
  test = await startTestApp({ filesDirectory: directory });
  const open = (numero: string) => openTestSession(test.database.kysely, numero);
  [consultor, lider, ajeno] = [await open(CONSULTOR), await open(LIDER), await open(OTRA_ENTIDAD)];
});
afterAll(async () => {
  await test.close();
  await rm(directory, { recursive: true });
});
beforeEach(async () => {
  const numeros = { consultor: CONSULTOR, asistente: LIDER };
  reunion = await createReunionRealizada(test.database.kysely, numeros);
});

interface Options {
  readonly token?: string;
  readonly version?: number;
  readonly key?: string;
}

/** What cannot be undone names the version its caller looked at, here whichever it is. */
const seenBy = (accion: string, version: number | undefined) =>
  version === undefined ? (accion === 'sellar' ? '*' : undefined) : `"${version}"`;

function post(accion: string, payload: object, { token = consultor, version, key }: Options = {}) {
  const seen = seenBy(accion, version);
  return test.app.inject({
    method: 'POST',
    url: `/api/mesaInteroperabilidad/acta/${accion}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(seen === undefined ? {} : { 'if-match': seen }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload,
  });
}

const act = (accion: string, options?: Options) => post(accion, { idReunion: reunion.id }, options);

async function readGestion(token = consultor): Promise<GestionActa> {
  const url = `/api/mesaInteroperabilidad/acta/${reunion.id}/gestion`;
  return (await test.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).json();
}

async function prepare(): Promise<void> {
  const jobs = [...createActasJobs(test.files), createActasWork(test.files)];
  const failures: unknown[] = [];
  while (await runDueJob(test.database.kysely, jobs, (_, error) => failures.push(error)));
  expect(failures).toEqual([]);
}

async function issue(): Promise<void> {
  expect((await act('emitir')).statusCode).toBe(200);
  await prepare();
}

/** The window of the meeting ended yesterday. */
async function endWindow(): Promise<void> {
  await test.database.kysely
    .updateTable('actas')
    .set({ enmienda_hasta: '2026-01-02' })
    .where('reunion_id', '=', reunion.id)
    .execute();
}

const reasons = (answer: { json(): { detalles: { mensaje: string }[] } }) =>
  answer.json().detalles.map(({ mensaje }) => mensaje);

describe('refusals', () => {
  it('[MESA-11] a rol of an entity issues, reissues, opens, decides and seals nothing', async () => {
    for (const accion of ['emitir', 'reemitir', 'abrirEnmienda', 'sellar'])
      expect((await act(accion, { token: lider })).statusCode).toBe(403);
    const decision = { idEnmienda: 1, aceptada: true, respuesta: 'x' };
    expect((await post('decidirEnmienda', decision, { token: lider })).statusCode).toBe(403);
  });

  it('[MESA-11] a meeting not held, an unknown one and a closed mesa have no acta issued', async () => {
    const { kysely } = test.database;
    const change = (set: { estado: string }) =>
      kysely.updateTable('reuniones').set(set).where('id', '=', reunion.id).execute();
    await change({ estado: 'programada' });
    const answer = await act('emitir');
    expect([answer.statusCode, reasons(answer)]).toEqual([409, ['La reunión aún no se ha realizado.']]);
    await change({ estado: 'realizada' });
    const mesa = kysely.updateTable('mesas').where('id', '=', reunion.mesaId);
    await mesa.set({ activa: false, cerrada_en: new Date(), motivo_cierre: 'Fin.' }).execute();
    const closed = await act('emitir');
    expect([closed.statusCode, reasons(closed)[0]]).toEqual([
      409,
      expect.stringMatching(/^La mesa está cerrada/),
    ]);
    await mesa.set({ activa: true, cerrada_en: null, motivo_cierre: null }).execute();
    expect((await post('emitir', { idReunion: 2_000_000_000 })).statusCode).toBe(404);
  });

  it('[MESA-11] nothing but issuing is possible before, and issuing only once', async () => {
    for (const accion of ['reemitir', 'abrirEnmienda', 'sellar']) {
      const answer = await act(accion);
      expect([answer.statusCode, reasons(answer)]).toEqual([
        409,
        ['El acta de esta reunión aún no se ha emitido.'],
      ]);
    }
    await issue();
    expect(reasons(await act('emitir'))).toEqual(['El acta ya fue emitida.']);
  });

  it('[MESA-11] only who attended proposes, and only while the window is open', async () => {
    await issue();
    const body = { idReunion: reunion.id, texto: 'Corregir la fecha.' };
    expect((await post('proponerEnmienda', body, { token: ajeno })).statusCode).toBe(403);
    expect(reasons(await post('proponerEnmienda', body, { token: lider }))).toEqual([
      'No hay un plazo de enmiendas abierto.',
    ]);
    expect((await act('abrirEnmienda')).statusCode).toBe(200);
    await endWindow();
    expect(reasons(await post('proponerEnmienda', body, { token: lider }))).toEqual([
      'El plazo para proponer enmiendas ya terminó.',
    ]);
    expect((await post('proponerEnmienda', { ...body, texto: ' ' }, { token: lider })).statusCode).toBe(400);
  });

  it.each([{ dias: 0 }, { dias: 31 }, { hasta: '2020-01-01' }, { hasta: '2099-01-01' }, { hasta: 'ayer' }])(
    '[MESA-11] a window of %j is refused',
    async (plazo) => {
      await issue();
      expect((await post('abrirEnmienda', { idReunion: reunion.id, ...plazo })).statusCode).toBe(400);
    },
  );

  it('[MESA-11] it is not sealed while the window is open, proposals wait or the meeting changed', async () => {
    await issue();
    await act('abrirEnmienda');
    const body = { idReunion: reunion.id, texto: 'Corregir la fecha.' };
    await post('proponerEnmienda', body, { token: lider });
    expect(reasons(await act('sellar'))).toEqual([
      expect.stringMatching(/^El plazo para proponer enmiendas está abierto hasta el \d\d\/\d\d\/\d{4}\.$/),
      'Hay una enmienda por decidir.',
    ]);
    await endWindow();
    const { enmiendas } = await readGestion();
    const decision = { idEnmienda: enmiendas[0]?.id, aceptada: true, respuesta: 'La fecha es el 19.' };
    expect((await post('decidirEnmienda', decision)).statusCode).toBe(200);
    const again = await post('decidirEnmienda', decision);
    expect([again.statusCode, again.json().code]).toEqual([409, 'ENMIENDA_DECIDIDA']);
    expect(reasons(await act('sellar'))[0]).toMatch(/cambiaron después de emitir el acta/);
    expect((await post('decidirEnmienda', { ...decision, idEnmienda: 2_000_000_000 })).statusCode).toBe(404);
  });

  it('[MESA-11] is proposed to who runs the mesa, with what is left to look at, from the moment the meeting began', async () => {
    const url = `/api/mesaInteroperabilidad/acta/${reunion.id}/propuesta`;
    const ask = (token: string, address = url) =>
      test.app.inject({ url: address, headers: { authorization: `Bearer ${token}` } });
    for (const token of [lider, ajeno]) expect((await ask(token)).statusCode).toBe(403);
    expect((await ask(consultor, '/api/mesaInteroperabilidad/acta/999999/propuesta')).statusCode).toBe(404);
    const setReunion = (part: { estado?: string; avance?: string; finalizada_en?: Date | null }) =>
      test.database.kysely.updateTable('reuniones').set(part).where('id', '=', reunion.id).execute();
    await setReunion({ estado: 'programada', finalizada_en: null });
    expect((await ask(consultor)).json().code).toBe('ACTA_BLOQUEADA');
    await setReunion({ estado: 'en-curso', avance: 'Se probó.\nDecisión: Seguir.' });
    const proposed = (await ask(consultor)).json();
    expect(proposed).toMatchObject({
      titulo: expect.stringMatching(/^Acta n\.º \d{3}$/),
      avance: 'Se probó.\nDecisión: Seguir.',
      porRevisar: expect.arrayContaining([
        'Hay una línea de las notas por agregar como decisión o compromiso.',
      ]),
    });
    expect(proposed.datos.map(({ nombre }: { nombre: string }) => nombre)).not.toContain('Emisión');
    // Nothing was stored.
    expect(await readGestion()).toMatchObject({ acta: null, version: 0 });
  });

  it('[MESA-11] a version that is no longer the present one is answered with the present acta', async () => {
    await issue();
    const answer = await act('reemitir', { version: 1 });
    expect(answer.statusCode).toBe(412);
    expect(answer.json().actual).toMatchObject({ version: 2, acta: { estado: 'emitida' } });
  });
});

describe('issue', () => {
  it('[MESA-11] numbers the actas of a mesa in order, once for a repeated call', async () => {
    const first = await act('emitir', { key: `emitir-${reunion.id}` });
    const repeated = await act('emitir', { key: `emitir-${reunion.id}` });
    expect(repeated.json()).toEqual(first.json());
    expect(first.json().acta).toMatchObject({ estado: 'emitida', preparacion: 'en-curso', pdf: null });
    const { numero } = first.json().acta;
    const numeros = { consultor: CONSULTOR, asistente: LIDER };
    reunion = await createReunionRealizada(test.database.kysely, numeros, reunion.mesaId);
    expect((await act('emitir')).json().acta.numero).toBe(numero + 1);
    await prepare();
  });

  it('[MESA-11] visitors download what was issued, and read nothing of the proposals', async () => {
    await issue();
    const url = `/api-public/mesaInteroperabilidad/acta/${reunion.id}`;
    const { acta } = (await test.app.inject({ url })).json();
    expect(acta).toMatchObject({ estado: 'emitida', preparacion: 'lista', sello: null });
    const pdf = await test.app.inject({ url: `/api-public/downloadFileOpt/${acta.pdf.idArchivo}` });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const docx = await test.app.inject({ url: `/api-public/downloadFileOpt/${acta.docx.idArchivo}` });
    expect(docx.rawPayload.length).toBe(acta.docx.tamano);
    expect((await test.app.inject({ url: `${url}/gestion` })).statusCode).toBe(404);
    expect((await readGestion(ajeno)).enmiendas).toEqual([]);
  });

  it('[MESA-11] another issue notes what was accepted and takes the place of the files before', async () => {
    await issue();
    const before = (await readGestion()).acta;
    await act('abrirEnmienda');
    await post('proponerEnmienda', { idReunion: reunion.id, texto: 'Falta un dato.' }, { token: lider });
    const [enmienda] = (await readGestion()).enmiendas;
    expect(enmienda).toMatchObject({ estado: 'propuesta', texto: 'Falta un dato.' });
    const decision = { idEnmienda: enmienda?.id, aceptada: true, respuesta: 'Se agrega el dato.' };
    await post('decidirEnmienda', decision);
    expect((await act('reemitir')).json().acta).toMatchObject({
      emision: 2,
      estado: 'en-enmienda',
      pdf: null,
    });
    await prepare();
    const { acta } = await readGestion();
    expect(acta).toMatchObject({ emision: 2, numero: before?.numero, preparacion: 'lista' });
    const old = await test.app.inject({ url: `/api-public/downloadFileOpt/${before?.pdf?.idArchivo}` });
    expect(old.statusCode).toBe(404);
    const { contenido } = await test.database.kysely
      .selectFrom('actas')
      .select('contenido')
      .where('reunion_id', '=', reunion.id)
      .executeTakeFirstOrThrow();
    expect(contenido).toMatchObject({ reunion: { enmiendas: [{ texto: 'Se agrega el dato.' }] } });
  });

  it('[MESA-11] tells who attended, with an account or by e-mail alone, and nobody who was absent', async () => {
    await issue();
    await act('abrirEnmienda', {});
    const listRecipients = async (evento: string) => {
      const rows = await test.database.kysely
        .selectFrom('outbox_messages')
        .select(['recipient', 'text_body'])
        .where('event', '=', evento)
        .execute();
      return rows.filter(({ text_body }) => text_body?.includes(`/viewmeeting/${reunion.id}/`));
    };
    for (const evento of ['acta-emitida', 'enmienda-abierta']) {
      const recipients = (await listRecipients(evento)).map(({ recipient }) => recipient);
      expect(recipients).toHaveLength(3);
      expect(recipients).toContain('inanez@ejemplo.gov.co');
      expect(recipients).not.toContain('ausente@ejemplo.gov.co');
    }
  });
});

describe('notices of the enmiendas', () => {
  const listNotices = (evento: string) =>
    test.database.kysely
      .selectFrom('notificaciones as n')
      .innerJoin('usuarios as u', 'u.id', 'n.usuario_id')
      .select(['u.numero_identificacion as numero', 'n.texto', 'n.enlace'])
      .where('n.evento', '=', evento)
      .where('n.enlace', 'like', `%/viewmeeting/${reunion.id}/%`)
      .orderBy('n.id')
      .execute();
  const listMails = (evento: string) =>
    test.database.kysely
      .selectFrom('outbox_messages')
      .select(['recipient', 'text_body'])
      .where('event', '=', evento)
      .where('text_body', 'like', `%/viewmeeting/${reunion.id}/%`)
      .execute();
  const propose = (token = lider, texto = 'Corregir la fecha.') =>
    post('proponerEnmienda', { idReunion: reunion.id, texto }, { token });
  const decide = async (aceptada: boolean, respuesta: string) => {
    const { enmiendas } = await readGestion();
    const idEnmienda = enmiendas.at(-1)?.id;
    return post('decidirEnmienda', { idEnmienda, aceptada, respuesta });
  };

  beforeEach(async () => {
    await issue();
    await act('abrirEnmienda');
  });

  it('[MESA-11] a proposal is told to the consultores of the meeting, who decide, and to nobody else', async () => {
    expect((await propose()).statusCode).toBe(200);
    expect(await listNotices('enmienda-propuesta')).toMatchObject([
      { numero: CONSULTOR, texto: expect.stringContaining('«Validación del esquema»') },
    ]);
    const [mail, ...others] = await listMails('enmienda-propuesta');
    expect([others, mail?.text_body]).toEqual([[], expect.stringContaining('Corregir la fecha.')]);
    // A refused action sends no message.
    expect((await propose(ajeno)).statusCode).toBe(403);
    expect(await listNotices('enmienda-propuesta')).toHaveLength(1);
  });

  it('[MESA-11] with no consultor who may decide, whoever of the ministry may is told', async () => {
    const { id } = await test.database.kysely
      .selectFrom('usuarios')
      .select('id')
      .where('numero_identificacion', '=', OTRA_ENTIDAD)
      .executeTakeFirstOrThrow();
    const meeting = test.database.kysely.updateTable('reuniones').where('id', '=', reunion.id);
    await meeting.set({ consultor_principal_id: id }).execute();
    await propose();
    const told = (await listNotices('enmienda-propuesta')).map(({ numero }) => numero);
    expect(told).toEqual(expect.arrayContaining(['1000000001', CONSULTOR]));
    for (const numero of [LIDER, OTRA_ENTIDAD]) expect(told).not.toContain(numero);
  });

  it('[MESA-11] nobody is told of their own: a consultor who proposes, and decides, hears of neither', async () => {
    await propose(consultor);
    await decide(true, 'Se agrega.');
    for (const evento of ['enmienda-propuesta', 'enmienda-aceptada'])
      expect([await listNotices(evento), await listMails(evento)]).toEqual([[], []]);
  });

  it.each([
    [true, 'enmienda-aceptada', 'La fecha es el 19.'],
    [false, 'enmienda-rechazada', 'La fecha es correcta.'],
  ])(
    '[MESA-11] decided (%s), its author is told with what was answered',
    async (aceptada, evento, respuesta) => {
      await propose();
      expect((await decide(aceptada, respuesta)).statusCode).toBe(200);
      expect((await decide(aceptada, respuesta)).statusCode).toBe(409);
      expect(await listNotices(evento)).toMatchObject([
        { numero: LIDER, texto: expect.stringContaining(respuesta) },
      ]);
      const [mail, ...others] = await listMails(evento);
      expect([others, mail?.text_body]).toEqual([[], expect.stringContaining(respuesta)]);
      expect(mail?.text_body).toContain('Corregir la fecha.');
    },
  );
});
