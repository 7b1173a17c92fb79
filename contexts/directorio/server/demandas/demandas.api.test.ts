import { createPublicado } from '@marco/elementos-de-dato/testing';
import { findLastAudit, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemandaDeDato } from '../../contract/index.ts';
import { addServicioPublicado } from '../../testing/add-servicio-publicado.ts';

let test: TestApp;
let token: string;
let pedido: { elementoId: number; versionId: number };
let borrador: { elementoId: number; versionId: number };

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  token = await openTestSession(kysely, '1000000003');
  pedido = await createPublicado(kysely, { identificador: 'datoPedido', nombre: 'Dato pedido' });
  borrador = await createPublicado(kysely, {
    identificador: 'datoBorrador',
    nombre: 'Dato en estudio',
    estado: 'borrador',
  });
});
afterAll(() => test.close());

let calls = 0;
const ask = (payload: object, bearer?: string, key?: string) =>
  test.app.inject({
    method: 'POST',
    // Few calls a minute are taken of one address.
    remoteAddress: `10.0.0.${++calls}`,
    url: `/api${bearer ? '' : '-public'}/directorio/demandas`,
    payload,
    headers: {
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
  });
const list = async (): Promise<{ demandas: DemandaDeDato[]; total: number }> =>
  (await test.app.inject({ url: '/api-public/directorio/demandas?tamano=50' })).json();

describe('refusals of a demand', () => {
  it.each([
    [{}, 422, 'DEMANDA_SIN_DATO'],
    [{ dato: '   ' }, 422, 'DEMANDA_SIN_DATO'],
    [{ dato: '!!!' }, 422, 'DEMANDA_SIN_DATO'],
    [{ elementoId: 999_999 }, 404, 'ELEMENTO_NO_PEDIBLE'],
    [{ dato: 'x'.repeat(121) }, 400, 'SOLICITUD_INVALIDA'],
    [{ elementoId: 'uno' }, 400, 'SOLICITUD_INVALIDA'],
  ])('%j', async (payload, status, code) => {
    const answer = await ask(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().code).toBe(code);
    expect((await list()).total).toBe(0);
  });

  it('a draft is no element anybody may name', async () => {
    expect((await ask({ elementoId: borrador.elementoId })).json().code).toBe('ELEMENTO_NO_PEDIBLE');
  });
});

describe('a datum nobody serves', () => {
  it('[AREA-15] is counted for an entidad once, for visitors as a number, and shown with both', async () => {
    const first = await ask({ elementoId: pedido.elementoId }, token);
    expect(first.json()).toMatchObject({ dato: 'Dato pedido', entidades: 1, visitantes: 0, servicios: 0 });
    const again = await ask({ elementoId: pedido.elementoId }, token);
    expect(again.statusCode).toBe(409);
    expect(again.json().code).toBe('DEMANDA_REPETIDA');
    await ask({ elementoId: pedido.elementoId });
    const visitor = await ask({ elementoId: pedido.elementoId });
    expect(visitor.json()).toMatchObject({ entidades: 1, visitantes: 2 });
    expect((await list()).demandas).toEqual([visitor.json()]);
    expect(await findLastAudit(test.database.kysely, 'pedir-dato')).toMatchObject({ result: 'exito' });
  });

  it('a call that is sent twice counts once', async () => {
    const key = '6f1f3c1e-6a52-4df1-9a52-0d9f0a7b1c2d';
    await ask({ elementoId: pedido.elementoId }, undefined, key);
    const repeated = await ask({ elementoId: pedido.elementoId }, undefined, key);
    expect(repeated.json()).toMatchObject({ visitantes: 3 });
  });

  it('[AREA-15] the words of a visitor are shown to nobody until an entidad needs the same', async () => {
    await ask({ dato: 'Grosería de un visitante' });
    await ask({ dato: 'Historia del páramo' });
    expect((await list()).demandas.map(({ dato }) => dato)).toEqual(['Dato pedido']);
    await ask({ dato: 'historia del PARAMO' }, token);
    const shown = (await list()).demandas.find(({ elemento }) => elemento === null);
    expect(shown).toMatchObject({ dato: 'historia del PARAMO', entidades: 1, visitantes: 1 });
  });

  it('once a servicio delivers it, nobody asks for it any more', async () => {
    const { kysely } = test.database;
    const { rows } = await sql<{ id: number }>`select min(id) as id from entidades`.execute(kysely);
    await addServicioPublicado(kysely, { entidadId: rows[0]?.id ?? 0, entrega: [pedido.versionId] });
    const answer = await ask({ elementoId: pedido.elementoId });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('DEMANDA_YA_OFRECIDA');
    const [demanda] = (await list()).demandas.filter(({ elemento }) => elemento !== null);
    expect(demanda?.servicios).toBe(1);
  });
});
