import { findLastAudit, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DetalleTramite } from '../../contract/index.ts';
import { CODIGOS_SUPUESTO } from '../../contract/terms.ts';

let test: TestApp;
let ministerio: string;
let lider: string;

beforeAll(async () => {
  test = await startTestApp();
  ministerio = await openTestSession(test.database.kysely, '1000000013');
  lider = await openTestSession(test.database.kysely, '1000000003');
});
afterAll(() => test.close());

const SUPUESTO = { codigo: 'transaccion', bajo: 10, central: 20, alto: 30, fuente: 'DANE', anio: 2026 };

async function write(payload: object, token = ministerio) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/ahorro/supuestos',
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}
const list = async () => (await test.app.inject({ url: '/api-public/ahorro/supuestos' })).json();
const read = async (codigo: string): Promise<DetalleTramite> =>
  (await test.app.inject({ url: `/api-public/tramites/${codigo}` })).json();

describe('an assumption that is refused', () => {
  it.each([
    [{ bajo: 30, central: 20, alto: 40 }, 422, 'SUPUESTO_DESORDENADO'],
    [{ codigo: 'parte-que-lo-trae', bajo: 50, central: 90, alto: 120 }, 422, 'SUPUESTO_FUERA_DE_RANGO'],
    [{ fuente: '  ' }, 400, 'SOLICITUD_INVALIDA'],
    [{ anio: null }, 400, 'SOLICITUD_INVALIDA'],
    [{ codigo: 'inventado' }, 400, 'SOLICITUD_INVALIDA'],
    [{ bajo: -1 }, 400, 'SOLICITUD_INVALIDA'],
    [{ central: 1.5 }, 400, 'SOLICITUD_INVALIDA'],
  ])('[AREA-09] %j', async (changes, status, code) => {
    const before = await list();
    const answer = await write({ ...SUPUESTO, ...changes });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await list()).toEqual(before);
  });

  it('[AREA-09] of a person of an entidad', async () => {
    expect((await write(SUPUESTO, lider)).status).toBe(403);
  });
});

describe('what not to ask for papers saves', () => {
  it('[AREA-09] is a range from public assumptions with their source; what is achieved is told apart', async () => {
    const { supuestos, faltan } = await list();
    expect(faltan).toEqual([]);
    expect(supuestos.map(({ codigo }: { codigo: string }) => codigo)).toEqual(CODIGOS_SUPUESTO);
    for (const { fuente } of supuestos) expect(fuente).toBe('Supuesto de demostración');
    const { ahorro } = await read('T90002');
    if (!ahorro.potencial || !ahorro.logrado) throw new Error('The demo has no saving.');
    const { neto } = ahorro.potencial;
    expect(neto.p10).toBeLessThan(neto.p50);
    expect(neto.p50).toBeLessThan(neto.p90);
    expect(ahorro.logrado.p90).toBeLessThanOrEqual(neto.p90);
    expect((await read('T90002')).ahorro).toEqual(ahorro);
  });

  it('[AREA-09] without the yearly number of a trámite nothing is computed, and it is told', async () => {
    const { ahorro } = await read('T90005');
    expect(ahorro).toMatchObject({ potencial: null, logrado: null, papeles: 0 });
    expect(ahorro.sinVolumen).toBeGreaterThan(0);
  });

  it('[AREA-09] a dearer call saves less from the next reading on, and the trail says what it was', async () => {
    const before = (await read('T90002')).ahorro.potencial?.neto.p50 ?? 0;
    const written = await write({ ...SUPUESTO, bajo: 5000, central: 6000, alto: 7000 });
    expect(written).toMatchObject({ status: 200, body: { codigo: 'transaccion', fuente: 'DANE' } });
    expect((await read('T90002')).ahorro.potencial?.neto.p50).toBeLessThan(before);
    expect(await findLastAudit(test.database.kysely, 'escribir-supuesto')).toMatchObject({
      result: 'exito',
      detail: { antes: { central: 80 }, despues: { central: 6000, fuente: 'DANE' } },
    });
  });
});
