import { addJob, runDueJob } from '@marco/server-kit';
import { findLastAudit, getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SuscripcionReporte } from '../../contract/index.ts';
import { createCorte } from '../cortes/create-corte.ts';
import { deleteDePersona } from './suscripciones.repository.ts';
import { createSuscripcionesJobs } from './suscripciones-jobs.ts';

let test: TestApp;
let ministerio: string;
let lider: string;
let calls = 0;
/** After the last day of the demo data of tests. */
const AHORA = new Date('2026-12-05T12:00:00Z');
const CIERRE = ['2026-09-01', '2026-10-01'];

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  ministerio = await openTestSession(kysely, '1000000001');
  lider = await openTestSession(kysely, '1000000003');
  for (const fecha of CIERRE)
    await kysely.transaction().execute((trx) => createCorte(trx, { clase: 'mes', fecha }, { ahora: AHORA }));
  await kysely
    .transaction()
    .execute((trx) => createCorte(trx, { clase: 'dia', fecha: '2026-12-05' }, { ahora: AHORA }));
});
beforeEach(async () => {
  await sql`delete from suscripciones_reportes`.execute(test.database.kysely);
  await sql`delete from outbox_messages`.execute(test.database.kysely);
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'DELETE';

async function ask(method: Method, url: string, token?: string, payload?: object) {
  const answer = await test.app.inject({
    method,
    url: `/api${token ? '' : '-public'}${url}`,
    ...(payload ? { payload } : {}),
    remoteAddress: `10.0.2.${++calls}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return {
    status: answer.statusCode,
    body: isJson ? answer.json() : answer.statusCode >= 400 ? JSON.parse(answer.body) : null,
    bytes: answer.rawPayload,
    headers: answer.headers,
  };
}

const DIARIA = { codigo: 'IND-02', frecuencia: 'diaria', hora: 7, condicion: 'siempre', formato: 'tabla' };
const subscribe = async (token: string, pedida: object = {}): Promise<SuscripcionReporte> =>
  (await ask('POST', '/suscripciones-reportes', token, { ...DIARIA, ...pedida })).body;
const listMine = async (token: string): Promise<SuscripcionReporte[]> =>
  (await ask('GET', '/suscripciones-reportes', token)).body;
const listMails = async (event = 'indicador-suscrito') =>
  test.database.kysely
    .selectFrom('outbox_messages')
    .select(['subject', 'text_body as text', 'attachment_name as file', 'attachment_body as base64'])
    .where('event', '=', event)
    .orderBy('id')
    .execute();

/** Everything that is due by now is sent. */
async function runMailing(limite?: number): Promise<void> {
  const { kysely } = test.database;
  await sql`update suscripciones_reportes set proxima_en = now() - interval '1 second' where proxima_en is not null`.execute(
    kysely,
  );
  await addJob(kysely, { kind: 'enviar-suscripciones-reportes', key: `prueba ${++calls}` });
  const failures: unknown[] = [];
  while (await runDueJob(kysely, createSuscripcionesJobs(limite), (_, error) => failures.push(error)));
  expect(failures).toEqual([]);
}

describe('what is refused', () => {
  it.each([
    [{ codigo: 'IND-99' }, 404, 'INDICADOR_INEXISTENTE'],
    [{ ambito: 'nivel=3' }, 422, 'AMBITO_INEXISTENTE'],
    [{ frecuencia: 'semanal' }, 400, 'SOLICITUD_INVALIDA'],
    [{ frecuencia: 'semanal', dia: 6 }, 400, 'SOLICITUD_INVALIDA'],
    [{ dia: 3 }, 400, 'SOLICITUD_INVALIDA'],
    [{ hora: 24 }, 400, 'SOLICITUD_INVALIDA'],
    [{ condicion: 'nunca' }, 400, 'SOLICITUD_INVALIDA'],
    [{ formato: 'docx' }, 400, 'SOLICITUD_INVALIDA'],
  ])('[AREA-09] a subscription with %j', async (pedida, status, code) => {
    const answer = await ask('POST', '/suscripciones-reportes', ministerio, { ...DIARIA, ...pedida });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await listMine(ministerio)).toEqual([]);
  });

  it('[AREA-09] more than fifty of one person', async () => {
    const usuarioId = await getUsuarioId(test.database.kysely, '1000000001');
    await sql`insert into suscripciones_reportes (usuario_id, membresia_id, codigo, ambito, frecuencia, hora, formato, condicion,
        proxima_en, firma, codigo_retiro)
      select ${usuarioId}, (select min(id) from membresias where usuario_id = ${usuarioId}), 'IND-02', 'sector=' || n, 'diaria', 7,
        'resumen', 'siempre', now(), '', 'prueba ' || n from generate_series(1, 50) n`.execute(
      test.database.kysely,
    );
    const answer = await ask('POST', '/suscripciones-reportes', ministerio, DIARIA);
    expect([answer.status, answer.body.code]).toEqual([422, 'DEMASIADAS_SUSCRIPCIONES_REPORTE']);
  });

  it.each([
    ['corto', 400],
    ['A'.repeat(43), 404],
  ])('[AREA-09] the code %s leaves nothing', async (codigo, status) => {
    expect((await ask('POST', '/suscripciones-reportes/retirar', undefined, { codigo })).status).toBe(status);
  });

  it.each([
    ['/indicadores/IND-02/archivo?formato=docx', 400],
    ['/indicadores/IND-02/archivo?formato=pdf&por=dueno', 422],
    ['/indicadores/IND-99/archivo?formato=csv', 404],
  ])('[AREA-09] GET %s', async (url, status) => {
    expect((await ask('GET', url)).status).toBe(status);
  });
});

describe('a file of records', () => {
  it('[AREA-09] the records behind a figure are all in the file, with the definition', async () => {
    const pedidas = { corte: 'hoy', clase: 'publica', formato: 'xlsx' };
    const { body } = await ask('GET', '/indicadores/IND-02/filas?corte=hoy&clase=publica');
    for (const token of [ministerio, undefined]) {
      const { bytes } = await ask('POST', '/indicadores/IND-02/filas/exportar', token, pedidas);
      const [hoja, definicion] = await readExcelFile(bytes);
      expect((hoja?.data.length ?? 0) - 1).toBe(body.total);
      expect([hoja?.data[1]?.[1], definicion?.sheet]).toEqual([body.filas[0].nombre, 'Definición']);
    }
    const tarde = await ask('POST', '/indicadores/IND-02/filas/exportar', ministerio, {
      ...pedidas,
      corte: '1999-01',
    });
    expect(tarde.body.code).toBe('CORTE_INEXISTENTE');
  });
});

describe('a subscription', () => {
  it('[AREA-09] is mailed once at its hour, rests when it is paused, and is left with the code of its mail', async () => {
    const made = await subscribe(ministerio, { frecuencia: 'semanal', dia: 1 });
    expect(made).toMatchObject({ parte: 'Todo el país', pausada: false, enviadaEn: null });
    await runMailing();
    await addJob(test.database.kysely, { kind: 'enviar-suscripciones-reportes', key: 'otra vez' });
    while (await runDueJob(test.database.kysely, createSuscripcionesJobs(), () => undefined));
    const mails = await listMails();
    expect(mails).toHaveLength(1);
    const [mine] = await listMine(ministerio);
    expect(mine?.enviadaEn).not.toBeNull();
    expect(new Date(mine?.proximaEn ?? 0).getTime()).toBeGreaterThan(Date.now());
    const pause = (pausada: boolean) =>
      ask('POST', `/suscripciones-reportes/${made.id}/pausar`, ministerio, { pausada });
    expect((await pause(true)).body).toMatchObject({ pausada: true, proximaEn: null });
    await runMailing();
    expect(await listMails()).toHaveLength(1);
    expect((await pause(false)).body.pausada).toBe(false);
    const codigo = /codigo=([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1];
    const left = await ask('POST', '/suscripciones-reportes/retirar', undefined, { codigo });
    expect([left.status, left.body]).toEqual([200, { nombre: 'Entidades con servicio publicado' }]);
    expect(await listMine(ministerio)).toEqual([]);
    expect(await findLastAudit(test.database.kysely, 'retirar-suscripcion-reporte')).toMatchObject({
      result: 'exito',
    });
  });

  it('[AREA-09] is asked again and keeps its row; where nothing changed it is silent if it was asked so', async () => {
    const { id } = await subscribe(ministerio);
    const again = await subscribe(ministerio, { condicion: 'cambia' });
    expect([again.id, again.condicion]).toEqual([id, 'cambia']);
    await runMailing();
    expect(await listMails()).toEqual([]);
    await sql`update suscripciones_reportes set firma = '=otra'`.execute(test.database.kysely);
    await runMailing();
    expect(await listMails()).toHaveLength(1);
  });

  it('[AREA-09] of the closure of a month goes out once it is closed', async () => {
    const { kysely } = test.database;
    await subscribe(ministerio, { frecuencia: 'cierre' });
    await runMailing();
    expect(await listMails()).toEqual([]);
    await sql`update suscripciones_reportes set revisada_en = now() - interval '1 day'`.execute(kysely);
    await runMailing();
    await runMailing();
    expect(await listMails()).toHaveLength(1);
  });

  it('[AREA-09] stops and says so once its reader may not read it any more, by the indicador or by the rol', async () => {
    const { kysely } = test.database;
    await subscribe(lider, { codigo: 'IND-07' });
    await sql`update indicadores set publico = false where codigo = 'IND-07'`.execute(kysely);
    await runMailing();
    await sql`update indicadores set publico = true where codigo = 'IND-07'`.execute(kysely);
    expect(await listMine(lider)).toMatchObject([
      { pausada: true, motivo: 'El rol con el que se suscribió ya no puede leer el indicador.' },
    ]);
    await subscribe(lider);
    const membresia = sql`(select membresia_id from suscripciones_reportes where codigo = 'IND-02')`;
    await sql`update membresias set estado = 'inactiva' where id = ${membresia}`.execute(kysely);
    await runMailing();
    await sql`update membresias set estado = 'activa' where id = ${membresia}`.execute(kysely);
    expect((await listMine(lider)).map(({ pausada }) => pausada)).toEqual([true, true]);
    expect(await listMails()).toEqual([]);
    expect(await listMails('suscripcion-reporte-detenida')).toHaveLength(2);
    expect(await findLastAudit(kysely, 'detener-suscripcion-reporte')).toMatchObject({ result: 'exito' });
  });

  it('[AREA-09] carries the file of its page; one that is too large is a link to the page, which asks for the session', async () => {
    const { id } = await subscribe(ministerio, { formato: 'csv' });
    await subscribe(lider, { codigo: 'IND-04', formato: 'xlsx' });
    const take = async (codigo: string, formato: string, token: string) =>
      (await ask('GET', `/indicadores/${codigo}/archivo?meses=6&formato=${formato}`, token)).bytes;
    await runMailing(3000);
    const [uno, otro] = await listMails();
    expect(uno?.file).toMatch(/^ind-02-\d{4}-\d\d-\d\d\.csv$/);
    expect(uno?.text).toContain(`Va adjunto el archivo ${uno?.file}`);
    expect(Buffer.from(uno?.base64 ?? '', 'base64')).toEqual(await take('IND-02', 'csv', ministerio));
    expect([otro?.file, otro?.base64]).toEqual([null, null]);
    expect(otro?.text).toContain('no va adjunto. Descárguelo en la página del indicador, con su sesión.');
    expect(otro?.text).toMatch(/https?:\/\/\S+\/app\/indicadores\/IND-04/);
    // Asked for at once, it carries the same.
    await ask('POST', `/suscripciones-reportes/${id}/enviar`, ministerio);
    expect((await listMails()).at(-1)?.base64).toBe(uno?.base64);
  });

  it('[AREA-09] no file goes to who lost the right to read it', async () => {
    const { kysely } = test.database;
    await subscribe(lider, { codigo: 'IND-07', formato: 'pdf' });
    await sql`update indicadores set publico = false where codigo = 'IND-07'`.execute(kysely);
    await runMailing();
    await sql`update indicadores set publico = true where codigo = 'IND-07'`.execute(kysely);
    expect(await listMails()).toEqual([]);
    expect(await listMails('suscripcion-reporte-detenida')).toMatchObject([{ file: null }]);
  });

  it('[AREA-09] is left by its person alone, and goes with their data', async () => {
    const { id } = await subscribe(ministerio);
    expect((await ask('DELETE', `/suscripciones-reportes/${id}`, lider)).status).toBe(404);
    expect((await ask('DELETE', `/suscripciones-reportes/${id}`, ministerio)).status).toBe(200);
    await subscribe(ministerio);
    const { kysely } = test.database;
    const usuarioId = await getUsuarioId(kysely, '1000000001');
    await kysely.transaction().execute((trx) => deleteDePersona(trx, { usuarioId }));
    expect(await listMine(ministerio)).toEqual([]);
  });
});
