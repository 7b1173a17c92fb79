import { addOutboxMessage, createSmtpMailer, sendDueMessage } from '@marco/server-kit';
import {
  openTestSession,
  startTestApp,
  startTestMailServer,
  type TestApp,
  testSecrets,
} from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRemitente } from '../parametro.queries.ts';

const URL_PLANTILLA = '/api/correos/plantillas/rol-asignado';

/** One product without and one with a mail server. */
let silent: TestApp;
let mailing: TestApp;
const tokens = new Map<TestApp, string>();
beforeAll(async () => {
  silent = await startTestApp();
  mailing = await startTestApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  for (const app of [silent, mailing])
    tokens.set(app, await openTestSession(app.database.kysely, '1000000001'));
});
afterAll(() => Promise.all([silent.close(), mailing.close()]));

function call(app: TestApp, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, extra = {}) {
  const headers = { authorization: `Bearer ${tokens.get(app)}`, ...extra };
  return app.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
}
const add = (app: TestApp, change: object = {}) =>
  addOutboxMessage(app.database.kysely, {
    event: 'clave-restablecer',
    recipient: 'ana@ejemplo.gov.co',
    subject: 'Defina una contraseña nueva',
    text: 'Abra https://marco.ejemplo/clave?key=abc',
    html: '<p></p>',
    ...change,
  });
const send = ({ database: { kysely } }: TestApp, url: string) =>
  sendDueMessage(kysely, {
    mailer: createSmtpMailer({ url }),
    secrets: testSecrets,
    findSender: () => findRemitente(kysely),
  });
const lastAudit = (app: TestApp) =>
  app.database.kysely
    .selectFrom('audit_events')
    .select(['action', 'object_id', 'result', 'detail'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

describe('templates', () => {
  const edicion = {
    asunto: 'Su rol: {{rol}}',
    cuerpo: 'Hola, {{nombre}}:\n\nSu rol en {{entidad}} es {{rol}}.\n\n{{enlace}}',
    aviso: 'Rol {{rol}}',
    porCorreo: true,
    porProducto: false,
  };

  it('[AREA-10] correos refuses a variable the event does not have, braces that are none and empty texts, by field', async () => {
    const before = (await call(silent, 'GET', URL_PLANTILLA)).json();
    const wrong = await call(silent, 'PUT', URL_PLANTILLA, {
      ...edicion,
      asunto: '{{motivo}}',
      aviso: '{{rol',
    });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().detalles).toEqual([
      { campo: 'asunto', mensaje: 'La variable {{motivo}} no existe en este evento.' },
      { campo: 'aviso', mensaje: 'Las llaves de una variable se escriben así: {{nombre}}' },
    ]);
    const empty = await call(silent, 'PUT', URL_PLANTILLA, { ...edicion, cuerpo: ' ' });
    expect(empty.json().detalles).toEqual([{ campo: 'cuerpo', mensaje: 'Cuerpo del correo es requerido.' }]);
    expect((await call(silent, 'GET', URL_PLANTILLA)).json()).toEqual(before);
  });

  it.each([
    ['GET', '', undefined],
    ['PUT', '', edicion],
    ['POST', '/prueba', { asunto: 'Uno', cuerpo: 'Dos', aviso: 'Tres' }],
  ] as const)('[AREA-10] correos refuses an event no context declares: %s', async (method, rest, body) => {
    for (const evento of ['otro', 'constructor', 'ROL-ASIGNADO']) {
      const answer = await call(silent, method, `/api/correos/plantillas/${evento}${rest}`, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'SOLICITUD_INVALIDA',
        detalles: [{ campo: 'evento', mensaje: 'Elija un evento de la lista.' }],
      });
    }
  });

  it('[AREA-10] correos tells the editor which words the texts may use', async () => {
    const { nombre, descripcion, enProducto, reservado, variables } = (
      await call(silent, 'GET', '/api/correos/plantillas/clave-restablecer')
    ).json();
    expect({ nombre, enProducto, reservado }).toEqual({
      nombre: 'Restablecer contraseña',
      enProducto: false,
      reservado: true,
    });
    expect(descripcion).toBe('Lleva el enlace de un solo uso para definir una contraseña nueva.');
    expect(variables.map((variable: { nombre: string }) => variable.nombre)).toEqual([
      'vigencia',
      'nombre',
      'producto',
      'ministerio',
      'soporte',
      'enlace',
    ]);
    expect(variables[0]).toEqual({
      nombre: 'vigencia',
      descripcion: 'Tiempo durante el que sirve el enlace',
      ejemplo: '30 minutos',
    });
  });

  it('[AREA-10] correos keeps an edited template, audited, and tells the second of two administrators', async () => {
    const { version } = (await call(silent, 'GET', URL_PLANTILLA)).json();
    const match = { 'if-match': `"${version}"` };
    const answer = await call(silent, 'PUT', URL_PLANTILLA, edicion, match);
    const row = {
      ...edicion,
      evento: 'rol-asignado',
      nombre: 'Rol asignado',
      tema: 'Usuarios',
      enProducto: true,
      cambiada: true,
      version: version + 1,
    };
    expect(answer.json()).toMatchObject(row);
    expect((await call(silent, 'GET', URL_PLANTILLA)).json()).toEqual(answer.json());
    expect(await lastAudit(silent)).toMatchObject({ action: 'editar-plantilla', object_id: 'rol-asignado' });
    const second = await call(silent, 'PUT', URL_PLANTILLA, { ...edicion, asunto: 'Otro' }, match);
    expect(second.statusCode).toBe(412);
    expect(second.json().actual).toMatchObject({ asunto: 'Su rol: {{rol}}' });
    const { plantillas } = (await call(silent, 'GET', '/api/correos')).json();
    expect(plantillas).toContainEqual(row);
  });

  it('[AREA-10] correos tells what was changed, newest first, and a template may be as at first again', async () => {
    const unknown = await call(silent, 'GET', '/api/correos/plantillas/otro/historial');
    expect(unknown.statusCode).toBe(400);
    const { inicial, ultimaEdicion } = (await call(silent, 'GET', URL_PLANTILLA)).json();
    const { cambios } = (await call(silent, 'GET', `${URL_PLANTILLA}/historial`)).json();
    expect(cambios).toHaveLength(1);
    expect(cambios[0]).toMatchObject({ antes: inicial, despues: edicion });
    expect(ultimaEdicion).toEqual({ persona: cambios[0].persona, editadaEn: cambios[0].creadoEn });
    const back = await call(silent, 'PUT', URL_PLANTILLA, cambios[0].antes);
    expect(back.json()).toMatchObject({ ...inicial, cambiada: false });
    expect((await call(silent, 'GET', `${URL_PLANTILLA}/historial`)).json().cambios).toHaveLength(2);
    expect((await call(silent, 'PUT', URL_PLANTILLA, edicion)).statusCode).toBe(200);
  });

  it('[AREA-10] correos gives the values of the last notice of the event, and none of a reserved one', async () => {
    expect((await call(silent, 'GET', URL_PLANTILLA)).json().caso).toBeNull();
    const valores = { nombre: 'Luz', rol: 'Auditor' };
    for (const evento of ['rol-asignado', 'clave-restablecer'])
      await sql`insert into notificaciones (usuario_id, evento, titulo, texto, valores)
        select id, ${evento}, 'Uno', 'Dos', ${JSON.stringify(valores)}::jsonb from usuarios
        where numero_identificacion = '1000000001'`.execute(silent.database.kysely);
    expect((await call(silent, 'GET', URL_PLANTILLA)).json().caso).toMatchObject({ valores });
    const reservada = await call(silent, 'GET', '/api/correos/plantillas/clave-restablecer');
    expect(reservada.json().caso).toBeNull();
  });

  it('a test message goes to the caller alone, once for one key, with the examples and the unsaved texts', async () => {
    const server = await startTestMailServer();
    const { asunto, cuerpo, aviso } = edicion;
    const key = { 'idempotency-key': '4cbb7a3e-9b0b-4f8f-8a3c-0d4a0ab0b001' };
    const url = `${URL_PLANTILLA}/prueba`;
    const first = await call(silent, 'POST', url, { asunto: `${asunto}!`, cuerpo, aviso }, key);
    expect(first.statusCode).toBe(200);
    const again = await call(silent, 'POST', url, { asunto: `${asunto}!`, cuerpo, aviso }, key);
    expect(again.json()).toEqual(first.json());
    while (await send(silent, server.url));
    await server.stop();
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]?.headers).toMatchObject({
      to: first.json().destinatario,
      subject: 'Prueba: Su rol: Líder de interoperabilidad!',
      from: 'Marco de Interoperabilidad para Gobierno Digital <no-responder@ejemplo.gov.co>',
    });
    expect(server.mails[0]?.text).toContain('Hola, María:');
    expect(server.mails[0]?.text).toContain('http://localhost:8080/');
  });

  it('[AREA-10] a changed sender acts on the next mail, without restart', async () => {
    const answer = await call(silent, 'PUT', '/api/parametros/correo.remitente', {
      valor: 'marco@ejemplo.gov.co',
    });
    expect(answer.statusCode).toBe(200);
    const server = await startTestMailServer();
    await add(silent);
    await send(silent, server.url);
    await server.stop();
    expect(server.mails[0]?.headers['from']).toContain('<marco@ejemplo.gov.co>');
  });
});

describe('the outbox', () => {
  it('filters by state and text and pages, newest first', async () => {
    const { kysely } = mailing.database;
    const ids: number[] = [];
    for (const subject of ['Uno', 'Dos', 'Tres', 'Águila']) ids.push(await add(mailing, { subject }));
    const [uno = 0, dos = 0, tres = 0] = ids;
    const set = (id: number, values: object) =>
      kysely.updateTable('outbox_messages').set(values).where('id', '=', id).execute();
    await set(uno, { sent_at: sql`now()`, attempts: 1 });
    await set(dos, { abandoned_at: sql`now()`, attempts: 12, last_error: 'No.' });
    await set(tres, { attempts: 2, last_error: 'No.' });
    const subjects = async (query: string) => {
      const { correos, total } = (await call(mailing, 'GET', `/api/correos/salientes?${query}`)).json();
      return [total, correos.map(({ asunto }: { asunto: string }) => asunto)];
    };
    expect(await subjects('')).toEqual([4, ['Águila', 'Tres', 'Dos', 'Uno']]);
    expect(await subjects('estado=enviado')).toEqual([1, ['Uno']]);
    expect(await subjects('estado=abandonado')).toEqual([1, ['Dos']]);
    expect(await subjects('estado=reintentando')).toEqual([1, ['Tres']]);
    expect(await subjects('estado=pendiente')).toEqual([1, ['Águila']]);
    expect(await subjects('texto=aguila')).toEqual([1, ['Águila']]);
    expect(await subjects('texto=%25')).toEqual([0, []]);
    expect(await subjects('pagina=2&tamano=3')).toEqual([4, ['Uno']]);
  });

  it('«Reintentar» puts what was given up back in the queue; what was sent is refused with the reason; both audited', async () => {
    const { correos } = (await call(mailing, 'GET', '/api/correos/salientes')).json();
    const find = (estado: string) => correos.find((correo: { estado: string }) => correo.estado === estado);
    const enviado = find('enviado');
    const sent = await call(mailing, 'POST', `/api/correos/salientes/${enviado.id}/reintentar`);
    expect(sent.statusCode).toBe(409);
    expect(sent.json().detalles).toEqual([{ mensaje: 'Este correo ya se envió.' }]);
    expect(await lastAudit(mailing)).toMatchObject({
      action: 'reintentar-correo',
      object_id: String(enviado.id),
      result: 'rechazo',
      detail: { razones: ['Este correo ya se envió.'] },
    });
    const given = find('abandonado');
    expect(given).toMatchObject({ ultimoError: 'No.', proximoIntentoEn: null, reintento: { allowed: true } });
    const again = await call(mailing, 'POST', `/api/correos/salientes/${given.id}/reintentar`);
    expect(again.json()).toMatchObject({
      estado: 'pendiente',
      intentos: 0,
      proximoIntentoEn: expect.any(String),
    });
    expect(await lastAudit(mailing)).toMatchObject({
      action: 'reintentar-correo',
      object_id: String(given.id),
      result: 'exito',
      detail: { intentos: 12 },
    });
    expect((await call(mailing, 'POST', '/api/correos/salientes/999999/reintentar')).statusCode).toBe(404);
    expect(await lastAudit(mailing)).toMatchObject({
      action: 'reintentar-correo',
      object_id: '999999',
      result: 'rechazo',
      detail: { codigo: 'CORREO_NO_ENCONTRADO' },
    });
  });

  it('without a mail server everything is readable in the product, and reading a reserved text is audited', async () => {
    const id = await add(silent, { sealedWith: testSecrets });
    const answer = (await call(silent, 'GET', `/api/correos/salientes/${id}`)).json();
    expect(answer).toMatchObject({
      texto: 'Abra https://marco.ejemplo/clave?key=abc',
      estado: 'pendiente',
      reintento: {
        allowed: false,
        reasons: ['No hay servidor de correo: el mensaje solo se lee en la bandeja de salida.'],
      },
    });
    expect(await lastAudit(silent)).toMatchObject({ action: 'leer-correo-reservado', object_id: String(id) });
    expect((await call(silent, 'GET', '/api/correos/salientes')).json().servidorDeCorreo).toBe(false);
  });

  it('with one, nobody but its owner reads a reserved text', async () => {
    const id = await add(mailing, { sealedWith: testSecrets });
    expect((await call(mailing, 'GET', `/api/correos/salientes/${id}`)).json().texto).toBeNull();
    const plain = await add(mailing);
    expect((await call(mailing, 'GET', `/api/correos/salientes/${plain}`)).json().texto).toContain('Abra');
    expect((await call(mailing, 'GET', '/api/correos/salientes/999999')).statusCode).toBe(404);
  });
});
