import { PassThrough } from 'node:stream';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseCommon } from '../http/app-error.ts';
import { createRefusalTrail } from './refusal-trail.ts';

const FUNCIONARIO = '1000000004';
const OTRO = '1000000002';

const lines: string[] = [];
const log = new PassThrough().on('data', (chunk: Buffer) => lines.push(...chunk.toString().split('\n')));

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ logDestination: log });
});
afterAll(() => test.close());

/** The events of refused access, oldest first. */
function listRefusals() {
  return test.database.kysely
    .selectFrom('audit_events')
    .selectAll()
    .where('action', '=', 'acceder')
    .orderBy('id')
    .execute();
}

async function callAs(identificacion: string, url: string) {
  const token = await openTestSession(test.database.kysely, identificacion);
  return test.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
}

describe('F15: what somebody tries without permission', () => {
  it('F15: leaves one event of the person, the operation and the permission, and a line at warn', async () => {
    for (let time = 0; time < 5; time++)
      expect((await callAs(FUNCIONARIO, '/api/servicioauditoria/filtros')).statusCode).toBe(403);
    const [event, ...more] = await listRefusals();
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      action: 'acceder',
      result: 'rechazo',
      object_type: 'operacion',
      object_id: 'listFiltrosEventos',
      actor_user_id: expect.any(Number),
      address: '127.0.0.1',
      detail: { codigo: 'ACCESO_DENEGADO', sinAnotar: 0 },
    });
    const refused = lines
      .filter((line) => line.includes('"msg":"request refused"'))
      .map((line) => JSON.parse(line));
    expect(refused.filter(({ level, code }) => level === 40 && code === 'ACCESO_DENEGADO')).toHaveLength(5);
  });

  it('F15: of another operation, and of another person, is told by itself', async () => {
    const before = (await listRefusals()).length;
    await callAs(FUNCIONARIO, '/api/servicioauditoria/eventos/1');
    await callAs(OTRO, '/api/servicioauditoria/filtros');
    const added = (await listRefusals()).slice(before);
    expect(added.map(({ object_id }) => object_id)).toEqual(['getEvento', 'listFiltrosEventos']);
    expect(new Set(added.map(({ actor_user_id }) => actor_user_id)).size).toBe(2);
  });

  it('F15: without a session leaves no event: there is nobody to tell of', async () => {
    const before = (await listRefusals()).length;
    const answer = await test.app.inject({ method: 'GET', url: '/api/servicioauditoria/filtros' });
    expect(answer.statusCode).toBe(401);
    expect(await listRefusals()).toHaveLength(before);
  });
});

describe('F15: the trail of refusals', () => {
  const actor = {
    sessionId: '',
    userId: 1,
    displayName: '',
    membershipId: 1,
    entityId: 1,
    roleName: 'Funcionario',
    readsAllEntities: false,
    operatesPlatform: false,
    permissions: new Set<string>(),
    secondFactor: 'off' as const,
  };
  const refusal = refuseCommon('ACCESO_DENEGADO');

  it('F15: counts what it does not write, and no person fills it', async () => {
    let clock = 0;
    const trail = createRefusalTrail(test.database.kysely, () => clock);
    const call = () => ({ actor, address: '10.0.0.1', correlationId: 'prueba-f15', log: test.app.log });
    const before = (await listRefusals()).length;
    for (let number = 0; number < 200; number++) await trail(refusal, `operacion${number}`, call());
    for (let number = 0; number < 7; number++) await trail(refusal, 'operacion0', call());
    expect((await listRefusals()).slice(before)).toHaveLength(20);
    clock = 61_000;
    await trail(refusal, 'operacion0', call());
    const [last] = (await listRefusals()).slice(-1);
    expect(last).toMatchObject({ object_id: 'operacion0', detail: { sinAnotar: 7 } });
  });
});
