import { findLastAudit, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { acceptToken, type StubRecaptcha, startStubRecaptcha } from '@marco/test-kit/stub-recaptcha';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DetalleTramite } from '../../contract/index.ts';
import { ACCIONES_RECAPTCHA_TRAMITES } from '../../contract/terms.ts';

let test: TestApp;
let coordina: string;
let lider: string;
let tramite: DetalleTramite;

beforeAll(async () => {
  test = await startTestApp();
  coordina = await openTestSession(test.database.kysely, '1000000013');
  lider = await openTestSession(test.database.kysely, '1000000003');
  tramite = await read();
});
afterAll(() => test.close());

const read = async (): Promise<DetalleTramite> =>
  (await test.app.inject({ url: '/api-public/tramites/T90001' })).json();

let calls = 0;
async function report(payload: object, remoteAddress = `10.4.0.${++calls}`) {
  const answer = await test.app.inject({
    method: 'POST',
    remoteAddress,
    url: '/api-public/tramites/observaciones',
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}
async function decide(id: number, decision: string, token = coordina) {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/tramites/observaciones/${id}/decidir`,
    headers: { authorization: `Bearer ${token}` },
    payload: { decision },
  });
  return { status: answer.statusCode, body: answer.json() };
}
async function list(token = coordina) {
  const answer = await test.app.inject({
    url: '/api/tramites/observaciones?tamano=50',
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, body: answer.json() };
}
const getPapel = (nombre: RegExp) => {
  const papel = tramite.requisitos.find((uno) => nombre.test(uno.nombre));
  if (!papel) throw new Error('The demo has no such paper.');
  return papel;
};

describe('a report that is refused', () => {
  it.each([
    [{ codigo: 'T90001' }, 422, 'OBSERVACION_SIN_PAPEL'],
    [{ codigo: 'T90001', papel: '   ' }, 422, 'OBSERVACION_SIN_PAPEL'],
    [{ codigo: 'T99999999', papel: 'Fe de vida' }, 404, 'TRAMITE_INEXISTENTE'],
    [{ codigo: 'T90001', requisitoId: 99_999_999 }, 404, 'REQUISITO_INEXISTENTE'],
    [{ codigo: 'T90001', papel: 'La cédula 1.032.456.789' }, 422, 'OBSERVACION_CON_DATOS'],
    [{ codigo: 'T90001', papel: 'Escríbame a ana@ejemplo.com' }, 422, 'OBSERVACION_CON_DATOS'],
    [{ codigo: 'T90001', papel: 'Fe de vida', municipio: '99999' }, 400, 'SOLICITUD_INVALIDA'],
    [{ codigo: 'T90001', papel: 'x'.repeat(121) }, 400, 'SOLICITUD_INVALIDA'],
    [{ codigo: 'T90001', papel: 'Fe de vida', nombre: 'Ana' }, 400, 'SOLICITUD_INVALIDA'],
  ])('[AREA-09] %j', async (payload, status, code) => {
    const before = (await list()).body.total;
    const answer = await report(payload);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await list()).body.total).toBe(before);
  });

  it('[AREA-09] few are taken of one address, and only the ministry reads and decides', async () => {
    const answers = [];
    for (let time = 0; time < 7; time += 1) answers.push(await report({ codigo: 'T90001' }, '10.5.0.1'));
    expect(answers.map(({ status }) => status)).toContain(429);
    expect((await list(lider)).status).toBe(403);
    expect((await decide(1, 'publicada', lider)).status).toBe(403);
    expect((await decide(99_999_999, 'publicada')).body.code).toBe('OBSERVACION_INEXISTENTE');
    expect((await decide(1, 'pendiente')).status).toBe(400);
  });
});

describe('«me pidieron un papel que el Estado ya tiene»', () => {
  it('[AREA-09] counts once it is published, and is decided once', async () => {
    const papel = getPapel(/supervivencia/);
    expect((await report({ codigo: 'T90001', requisitoId: papel.id, municipio: '05001' })).body).toEqual({
      recibida: true,
    });
    expect((await read()).observaciones).toBe(tramite.observaciones);
    const [first] = (await list()).body.observaciones.filter(
      (uno: { tramite: { codigo: string } }) => uno.tramite.codigo === 'T90001',
    );
    expect(first).toMatchObject({
      estado: 'pendiente',
      papel: papel.nombre,
      estaEnLista: true,
      municipio: 'Medellín',
    });
    expect((await decide(first.id, 'publicada')).body).toMatchObject({ estado: 'publicada' });
    expect((await decide(first.id, 'descartada')).body.code).toBe('OBSERVACION_DECIDIDA');
    const after = await read();
    expect(after.observaciones).toBe(tramite.observaciones + 1);
    expect(after.requisitos.find(({ id }) => id === papel.id)?.observaciones).toBe(papel.observaciones + 1);
    expect(await findLastAudit(test.database.kysely, 'decidir-observacion')).toMatchObject({
      result: 'rechazo',
    });
  });

  it('[AREA-09] keeps nothing of who reports, and its words are in no public answer', async () => {
    await report({ codigo: 'T90001', papel: 'Palabras de un ciudadano' });
    const signedIn = await test.app.inject({
      method: 'POST',
      url: '/api/tramites/observaciones',
      headers: { authorization: `Bearer ${lider}` },
      payload: { codigo: 'T90001', papel: 'Palabras de quien ingresó' },
    });
    expect(signedIn.statusCode).toBe(200);
    const { kysely } = test.database;
    const row = await kysely
      .selectFrom('tramites_observaciones')
      .selectAll()
      .where('papel', '=', 'Palabras de un ciudadano')
      .executeTakeFirstOrThrow();
    expect(Object.keys(row).sort()).toEqual([
      'created_at',
      'decidida_en',
      'decidida_por',
      'estado',
      'id',
      'municipio_codigo',
      'papel',
      'requisito_id',
      'tramite_id',
    ]);
    const trail = await kysely
      .selectFrom('audit_events')
      .selectAll()
      .where('action', '=', 'observar-tramite')
      .orderBy('id')
      .execute();
    expect(trail.map(({ result }) => result)).toEqual(expect.arrayContaining(['exito', 'rechazo']));
    for (const { actor_user_id, actor_entity_id, actor_role, address, detail } of trail) {
      expect([actor_user_id, actor_entity_id, actor_role, address]).toEqual([null, null, null, '']);
      expect(JSON.stringify(detail)).not.toContain('Palabras');
    }
    await decide(row.id, 'publicada');
    expect(JSON.stringify(await read())).not.toContain('Palabras');
  });
});

describe('a report with reCAPTCHA on', () => {
  let stub: StubRecaptcha;
  let guarded: TestApp;
  beforeAll(async () => {
    stub = await startStubRecaptcha();
    guarded = await startTestApp({
      environment: {
        RECAPTCHA_KEY: 'clave-publica',
        RECAPTCHA_SECRET: 'secreto-de-la-instalacion',
        RECAPTCHA_URL: stub.url,
        PUBLIC_URL: 'http://localhost:8080',
      },
    });
  });
  afterAll(async () => {
    await guarded.close();
    await stub.stop();
  });

  it('[AREA-09] needs a token of a person', async () => {
    const ask = (headers: Record<string, string>) =>
      guarded.app.inject({
        method: 'POST',
        url: '/api-public/tramites/observaciones',
        headers,
        payload: { codigo: 'T90001', papel: 'Fe de vida' },
      });
    expect((await ask({})).json().code).toBe('RECAPTCHA_REQUERIDO');
    const action = ACCIONES_RECAPTCHA_TRAMITES.observacion;
    stub.answerWith(acceptToken({ action, score: 0.9, hostname: 'localhost' }));
    expect((await ask({ 'recaptcha-token': 'ficha-de-una-persona' })).statusCode).toBe(200);
  });
});
