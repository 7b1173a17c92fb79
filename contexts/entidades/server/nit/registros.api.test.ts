import { startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createNitEncontrado,
  createNitRechazado,
  NO_ENCONTRADA,
  VERIFICAR,
} from '../../testing/respuestas-nit.ts';
import {
  closeConnection,
  type StubRegistro,
  sendAnswer,
  startStubRegistro,
} from '../../testing/stub-registro.ts';

/** The product with addresses of both registries. */
let wired: TestApp;
let stub: StubRegistro;
/** The product without demo data and without registries. */
let bare: TestApp;

beforeAll(async () => {
  stub = await startStubRegistro();
  wired = await startTestApp({ environment: { RUES_URL: stub.address, SNIES_URL: stub.address } });
  bare = await startTestApp({ environment: { DEMO_DATA: 'off' } });
});
afterAll(async () => {
  await wired.close();
  await bare.close();
  await stub.stop();
});

type Finder = 'finderNIT' | 'finderIESNIT';

function ask(finder: Finder, payload: object, app: TestApp) {
  return app.app.inject({ method: 'POST', url: `/api-public/entidad/${finder}`, payload });
}

const RUES_FALLA = expect.stringMatching(/Registro Único Empresarial.*fallas técnicas.*administrador/);
const SNIES_FALLA = expect.stringMatching(/Educación Superior.*fallas técnicas.*administrador/);

describe('look-up by NIT with configured registries', () => {
  it('[API-07] RUES_URL is asked for companies', async () => {
    const registros = [{ nit: '860034313', dv: '7', razon_social: 'DAVIVIENDA', estado: 'ACTIVA' }];
    stub.answerWith(sendAnswer(200, { total: 1, error: false, registros }));
    expect((await ask('finderNIT', { nit: '860034313', dv: '7' }, wired)).json()).toEqual(
      createNitEncontrado('DAVIVIENDA'),
    );
  });

  it('[API-08] SNIES_URL is asked for institutions', async () => {
    stub.answerWith(sendAnswer(200, { instituciones: [] }));
    expect((await ask('finderIESNIT', { nit: '860034313', dv: '7' }, wired)).json()).toEqual(
      createNitRechazado(NO_ENCONTRADA),
    );
  });

  it('[REG-10] a wrong digit is refused without asking the registry', async () => {
    stub.answerWith(sendAnswer(200, {}));
    expect((await ask('finderNIT', { nit: '860034313', dv: '1' }, wired)).json()).toEqual(
      createNitRechazado(VERIFICAR),
    );
    expect(stub.asked).toHaveLength(0);
  });

  it('[API-07] [API-08] [REG-11] a registry that answers rubbish is HTTP 200 with its own text', async () => {
    stub.answerWith(sendAnswer(200, 'mantenimiento'));
    const rues = await ask('finderNIT', { nit: '860034313', dv: '7' }, wired);
    const snies = await ask('finderIESNIT', { nit: '860034313', dv: '7' }, wired);
    expect([rues.statusCode, snies.statusCode]).toEqual([200, 200]);
    expect(rues.json()).toEqual(createNitRechazado(RUES_FALLA, true));
    expect(snies.json()).toEqual(createNitRechazado(SNIES_FALLA, true));
  });
});

// One that stops in the middle of its answer is given up at the limit: `http-registro.test.ts`.
describe('[REG-11] a registry that fails is told with its own text, to contact the administrator', () => {
  it.each([
    ['breaks the connection', closeConnection],
    ['answers 500', sendAnswer(500, { error: 'interno' })],
  ])('[REG-11] [API-07] [API-08] one that %s is HTTP 200 with its own text', async (_name, answer) => {
    const failing = await startStubRegistro();
    failing.answerWith(answer);
    const product = await startTestApp({
      environment: { RUES_URL: failing.address, SNIES_URL: failing.address },
    });
    const answers = await Promise.all([
      ask('finderNIT', { nit: '860034313', dv: '7' }, product),
      ask('finderIESNIT', { nit: '860034313', dv: '7' }, product),
    ]);
    await product.close();
    await failing.stop();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers.map((each) => each.json())).toEqual([
      createNitRechazado(RUES_FALLA, true),
      createNitRechazado(SNIES_FALLA, true),
    ]);
  });
});

describe('look-up by NIT without registries and without demo data', () => {
  it('an entity inactivated here does not pass', async () => {
    await bare.database.kysely
      .updateTable('entidades')
      .set({ activa: false })
      .where('nit', '=', '890980040')
      .execute();
    expect((await ask('finderIESNIT', { nit: '890980040', dv: '8' }, bare)).json()).toEqual(
      createNitRechazado(NO_ENCONTRADA),
    );
  });

  it('without demo data no invented NIT passes, and an unknown one is a fault because nobody was asked', async () => {
    expect((await ask('finderNIT', { nit: '999000109', dv: '9' }, bare)).json()).toEqual(
      createNitRechazado(RUES_FALLA, true),
    );
    expect((await ask('finderIESNIT', { nit: '999100014', dv: '7' }, bare)).json()).toEqual(
      createNitRechazado(SNIES_FALLA, true),
    );
    expect((await ask('finderIESNIT', { nit: '899999063', dv: '3' }, bare)).json()).toMatchObject({
      existRUES: true,
    });
  });
});
