import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createNitEncontrado,
  createNitRechazado,
  NO_ENCONTRADA,
  VERIFICAR,
} from '../../testing/respuestas-nit.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await startTestApp({ environment: { TRUST_PROXY: 'on' } });
  token = await openTestSession(test.database.kysely, '1000000003');
});
afterAll(() => test.close());

type Finder = 'finderNIT' | 'finderIESNIT';

function ask(finder: Finder, payload: object) {
  return test.app.inject({ method: 'POST', url: `/api-public/entidad/${finder}`, payload });
}

const RUES_FALLA = expect.stringMatching(/Registro Único Empresarial.*fallas técnicas.*administrador/);
const SNIES_FALLA = expect.stringMatching(/Educación Superior.*fallas técnicas.*administrador/);

describe('look-up by NIT: malformed bodies', () => {
  it.each([[{}], [{ nit: '899999053' }], [{ nit: null, dv: '1' }], [{ nit: '1'.repeat(21), dv: '1' }]])(
    '[API-07] [API-08] %j is a 400 problem that names the field',
    async (payload) => {
      for (const finder of ['finderNIT', 'finderIESNIT'] as const) {
        const answer = await ask(finder, payload);
        expect(answer.statusCode).toBe(400);
        expect(answer.json().code).toBe('SOLICITUD_INVALIDA');
        expect(answer.json().detalles[0].campo).toMatch(/^(nit|dv)$/);
      }
    },
  );
});

describe('[API-07] [REG-11] entidad/finderNIT {nit, dv} answers existRUES, errorWS, msgErrorWS and nombre: found, not found, wrong digit and registry fault are all HTTP 200', () => {
  it.each<[string, Finder, string, string, object]>([
    ['a stored company', 'finderNIT', '999000017', '1', createNitEncontrado('Andina de Datos Demo S.A.S.')],
    [
      'a company not stored yet',
      'finderNIT',
      '999000109',
      '9',
      createNitEncontrado('Tejidos del Sur Demo S.A.S.'),
    ],
    ['NIT zero', 'finderNIT', '0', '0', createNitRechazado(VERIFICAR)],
    ['a NIT with letters', 'finderNIT', '99900001A', '1', createNitRechazado(VERIFICAR)],
    ['a NIT too short', 'finderNIT', '999', '1', createNitRechazado(VERIFICAR)],
    ['an empty NIT', 'finderNIT', '', '', createNitRechazado(VERIFICAR)],
    ['a wrong digit', 'finderNIT', '999000017', '2', createNitRechazado(VERIFICAR)],
    ['a company nobody registered', 'finderNIT', '890903938', '8', createNitRechazado(VERIFICAR)],
    ['a public body, which is no company', 'finderNIT', '899999053', '1', createNitRechazado(VERIFICAR)],
    ['an inactive company', 'finderNIT', '999000123', '2', createNitRechazado(VERIFICAR)],
    ['a fault of the business registry', 'finderNIT', '999000130', '4', createNitRechazado(RUES_FALLA, true)],
  ])('[API-07] [REG-11] %s', async (_name, finder, nit, dv, answer) => {
    const response = await ask(finder, { nit, dv });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(answer);
  });
});

describe('[API-08] entidad/finderIESNIT takes and answers the same over institutions of higher education, always HTTP 200', () => {
  it.each<[string, string, string, object]>([
    ['a stored institution', '890980040', '8', createNitEncontrado('Universidad de Antioquia')],
    [
      'an institution not stored yet',
      '999100014',
      '7',
      createNitEncontrado('Institución Universitaria del Pacífico Demo'),
    ],
    ['NIT zero', '0', '0', createNitRechazado(VERIFICAR)],
    ['a wrong digit', '890980040', '7', createNitRechazado(VERIFICAR)],
    ['an institution nobody knows', '890903938', '8', createNitRechazado(NO_ENCONTRADA)],
    ['an inactive institution', '999100038', '3', createNitRechazado(NO_ENCONTRADA)],
    ['a fault of the higher-education registry', '999100045', '5', createNitRechazado(SNIES_FALLA, true)],
  ])('[API-08] [REG-11] %s', async (_name, nit, dv, answer) => {
    const response = await ask('finderIESNIT', { nit, dv });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(answer);
  });
});

describe('look-up by NIT with the simulator', () => {
  it('[API-07] numbers may travel as numbers', async () => {
    expect((await ask('finderNIT', { nit: 999_000_017, dv: 1 })).json()).toMatchObject({ existRUES: true });
  });

  it('[API-07] [API-08] [API-01] answers under both bases, privately to a session only', async () => {
    for (const finder of ['finderNIT', 'finderIESNIT']) {
      const call = (headers: Record<string, string>) =>
        test.app.inject({
          method: 'POST',
          url: `/api/entidad/${finder}`,
          headers,
          payload: { nit: '899999083', dv: '0' },
        });
      expect((await call({})).statusCode).toBe(401);
      expect((await call({ authorization: `Bearer ${token}` })).statusCode).toBe(200);
    }
  });

  it('a caller that asks too often is told to wait, others are not', async () => {
    const from = (address: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api-public/entidad/finderNIT',
        headers: { 'x-forwarded-for': address },
        payload: { nit: '0', dv: '0' },
      });
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1) statuses.push((await from('192.0.2.7')).statusCode);
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses[30]).toBe(429);
    expect((await from('192.0.2.8')).statusCode).toBe(200);
  });
});

describe('stored entities by NIT', () => {
  function askStored(path: string, payload: object, bearer: string | null = token) {
    return test.app.inject({
      method: 'POST',
      url: `/api/entidad/${path}`,
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      payload,
    });
  }

  it.each(['finderEntidadNIT', 'finderEntidadLiderNIT'])(
    '[API-24] %s needs a session, and refuses what is not stored or has a wrong digit',
    async (path) => {
      expect((await askStored(path, { nit: '899999053', dv: '1' }, null)).statusCode).toBe(401);
      expect((await askStored(path, { nit: '899999053' })).statusCode).toBe(400);
      for (const dv of ['2', 'x', '']) {
        const answer = await askStored(path, { nit: '899999053', dv });
        expect(answer.json()).toMatchObject({ status: 404, code: 'ENTIDAD_NO_ENCONTRADA' });
      }
      expect((await askStored(path, { nit: '890903938', dv: '8' })).statusCode).toBe(404);
    },
  );

  it('[API-24] an entity by NIT is entidad.nombre, nit and dv', async () => {
    expect((await askStored('finderEntidadNIT', { nit: '890980040', dv: '8' })).json()).toEqual({
      entidad: { nombre: 'Universidad de Antioquia' },
      nit: '890980040',
      dv: '8',
    });
  });

  it('[API-24] a lead entity by NIT is admEntidadLiderNombre, nit and dv', async () => {
    expect((await askStored('finderEntidadLiderNIT', { nit: '899999053', dv: '1' })).json()).toEqual({
      admEntidadLiderNombre: 'Ministerio de Tecnologías de la Información y las Comunicaciones',
      nit: '899999053',
      dv: '1',
    });
  });
});

describe('search by name within one kind', () => {
  function search(tipo: unknown) {
    return test.app.inject({
      method: 'POST',
      url: '/api-public/entidad/finderTopFive',
      payload: { nombreEntidad: 'universidad', tipo },
    });
  }

  it('a kind that does not exist is a 400 problem', async () => {
    expect((await search('mixta')).statusCode).toBe(400);
  });

  it('[API-06] tipo narrows the suggestions to its kind, and without it all kinds answer', async () => {
    expect((await search('ies')).json()).toHaveLength(5);
    expect((await search('privada')).json()).toEqual([]);
    expect((await search(undefined)).json()).toHaveLength(5);
  });
});
