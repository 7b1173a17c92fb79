import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITES_CIRCUITO } from '../../rules/nit/cortacircuitos.ts';
import {
  closeConnection,
  keepWaiting,
  type StubAnswer,
  type StubRegistro,
  sendAnswer,
  startStubRegistro,
  stopHalfway,
} from '../../testing/stub-registro.ts';
import { formatoRues, formatoSnies } from './formato-registro.ts';
import { createHttpRegistro } from './http-registro.ts';
import type { RegistroEntidades } from './registro-entidades.ts';

const NIT = '900336004';
const DV = '7';

/** No answer of the stub takes this long, also on a busy machine. */
const LONG_MS = 15_000;

let stub: StubRegistro;
let rues: RegistroEntidades;
let snies: RegistroEntidades;
let now: number;
let pauses: number[];

beforeAll(async () => {
  stub = await startStubRegistro();
});
afterAll(() => stub.stop());
beforeEach(() => {
  now = 0;
  pauses = [];
  const settings = {
    limitMs: LONG_MS,
    clock: () => now,
    pause: async (milliseconds: number) => {
      pauses.push(milliseconds);
    },
  };
  rues = createHttpRegistro({ address: `${stub.address}?convenio=7`, formato: formatoRues, ...settings });
  snies = createHttpRegistro({ address: stub.address, formato: formatoSnies, ...settings });
});

function row(change: object = {}) {
  return { nit: NIT, dv: DV, razon_social: ' Colpensiones ', estado: 'ACTIVA', camara: 'BOGOTA', ...change };
}
function registros(...rows: readonly object[]): StubAnswer {
  return sendAnswer(200, { total: rows.length, error: false, registros: rows });
}
const falla = (motivo: string) => ({ resultado: 'falla', motivo });

describe('business registry over HTTP', () => {
  it('[API-07] is asked by nit and dv beside what the address already says', async () => {
    stub.answerWith(registros(row()));
    expect(await rues.find(NIT, DV)).toEqual({ resultado: 'encontrada', nombre: 'Colpensiones' });
    expect(stub.asked.map(String)).toEqual([`convenio=7&nit=${NIT}&dv=${DV}`]);
  });

  it('numbers may come as numbers, and without dv', async () => {
    stub.answerWith(registros(row({ nit: Number(NIT), dv: undefined })));
    expect(await rues.find(NIT, DV)).toMatchObject({ resultado: 'encontrada' });
  });

  it('[REG-11] no record, or only those of others, is not found', async () => {
    stub.answerWith(registros(), registros(row({ nit: '900336005' }), row({ dv: '1' })));
    expect(await rues.find(NIT, DV)).toEqual({ resultado: 'no-encontrada' });
    expect(await rues.find(NIT, DV)).toEqual({ resultado: 'no-encontrada' });
  });

  it('[REG-11] only estado ACTIVA passes, and one active enrolment among cancelled ones is enough', async () => {
    stub.answerWith(registros(row({ estado: 'CANCELADA' })), registros(row({ estado: 'CANCELADA' }), row()));
    expect(await rues.find(NIT, DV)).toEqual({ resultado: 'inactiva' });
    expect(await rues.find(NIT, DV)).toMatchObject({ resultado: 'encontrada' });
  });

  it('a 404 with an answer of the registry is not found', async () => {
    stub.answerWith(sendAnswer(404, { total: 0, error: false, registros: [] }));
    expect(await rues.find(NIT, DV)).toEqual({ resultado: 'no-encontrada' });
  });

  it.each<[string, string, StubAnswer]>([
    ['breaks the connection', 'sin-conexion', closeConnection],
    ['answers 500', 'error-del-servicio', sendAnswer(500, { error: 'interno' })],
    ['answers 503', 'error-del-servicio', sendAnswer(503, '')],
  ])(
    '[REG-11] a registry that %s is tried three times, with growing pauses, and is a fault',
    async (_name, motivo, answer) => {
      stub.answerWith(answer);
      expect(await rues.find(NIT, DV)).toEqual(falla(motivo));
      expect(stub.asked).toHaveLength(3);
      expect(pauses).toEqual([200, 400]);
    },
  );

  it.each<[string, StubAnswer]>([
    ['never answers', keepWaiting],
    ['stops in the middle of its answer', stopHalfway],
  ])(
    '[REG-11] a registry that %s is given up at the limit, three times, and is a fault',
    async (_name, answer) => {
      const impatient = createHttpRegistro({
        address: stub.address,
        formato: formatoRues,
        limitMs: 100,
        pause: async (milliseconds) => void pauses.push(milliseconds),
      });
      stub.answerWith(answer);
      expect(await impatient.find(NIT, DV)).toEqual(falla('tiempo-agotado'));
      expect(pauses).toEqual([200, 400]);
    },
  );

  it('a passing failure is mended by the next attempt', async () => {
    stub.answerWith(closeConnection, sendAnswer(502, ''), registros(row()));
    expect(await rues.find(NIT, DV)).toMatchObject({ resultado: 'encontrada' });
  });

  it.each<[string, StubAnswer]>([
    ['rubbish', sendAnswer(200, '<html>En mantenimiento</html>')],
    ['nothing', sendAnswer(200, '')],
    ['another shape', sendAnswer(200, { registros: 'ninguno' })],
    ['a record without name', registros(row({ razon_social: ' ' }))],
    ['its error flag', sendAnswer(200, { total: 0, error: true, registros: [] })],
    ['more than it may', sendAnswer(200, ' '.repeat(300_000))],
    ['404 with the page of a wrong address', sendAnswer(404, 'Not Found')],
    ['400', sendAnswer(400, {})],
    ['401', sendAnswer(401, { total: 0, error: false, registros: [] })],
  ])('[REG-11] %s is a fault and is not tried again', async (_name, answer) => {
    stub.answerWith(answer);
    expect(await rues.find(NIT, DV)).toEqual(falla('respuesta-inesperada'));
    expect(stub.asked).toHaveLength(1);
  });

  it('a redirection is not followed', async () => {
    stub.answerWith((_request, response) => void response.writeHead(302, { location: '/otra' }).end());
    expect(await rues.find(NIT, DV)).toEqual(falla('sin-conexion'));
    expect(stub.asked.every((query) => query.get('nit') === NIT)).toBe(true);
  });

  it('an address where nobody listens is a fault', async () => {
    const gone = await startStubRegistro();
    await gone.stop();
    const registro = createHttpRegistro({
      address: gone.address,
      formato: formatoRues,
      pause: async () => undefined,
    });
    expect(await registro.find(NIT, DV)).toEqual(falla('sin-conexion'));
  });
});

describe('higher-education registry over HTTP', () => {
  const institucion = { nit: NIT, dv: DV, codigo: '1101', nombre: 'Universidad', estado: 'Activa' };

  it.each([
    [[institucion], { resultado: 'encontrada', nombre: 'Universidad' }],
    [[{ ...institucion, estado: 'Inactiva' }], { resultado: 'inactiva' }],
    [[], { resultado: 'no-encontrada' }],
  ])('[API-08] %j is %j', async (instituciones, resultado) => {
    stub.answerWith(sendAnswer(200, { instituciones }));
    expect(await snies.find(NIT, DV)).toEqual(resultado);
  });

  it('[REG-11] an answer of the other registry is a fault', async () => {
    stub.answerWith(registros(row()));
    expect(await snies.find(NIT, DV)).toEqual(falla('respuesta-inesperada'));
  });
});

describe('circuit breaker of a registry', () => {
  async function openIt(): Promise<void> {
    stub.answerWith(sendAnswer(400, {}));
    for (let time = 0; time < LIMITES_CIRCUITO.fallas; time += 1) await rues.find(NIT, DV);
    expect(stub.asked).toHaveLength(LIMITES_CIRCUITO.fallas);
  }

  it('opens after failures in a row and answers without asking', async () => {
    await openIt();
    stub.answerWith(registros(row()));
    now = LIMITES_CIRCUITO.esperaMs - 1;
    expect(await rues.find(NIT, DV)).toEqual(falla('circuito-abierto'));
    expect(stub.asked).toHaveLength(0);
  });

  it('half-opens after the wait: one question goes through, its success closes it', async () => {
    await openIt();
    stub.answerWith(registros(row()));
    now = LIMITES_CIRCUITO.esperaMs;
    const [probe, other] = await Promise.all([rues.find(NIT, DV), rues.find(NIT, DV)]);
    expect(probe).toMatchObject({ resultado: 'encontrada' });
    expect(other).toEqual(falla('circuito-abierto'));
    expect(await rues.find(NIT, DV)).toMatchObject({ resultado: 'encontrada' });
  });

  it('half-open, a failure opens it for a whole wait again', async () => {
    await openIt();
    now = LIMITES_CIRCUITO.esperaMs;
    expect(await rues.find(NIT, DV)).toEqual(falla('respuesta-inesperada'));
    now += LIMITES_CIRCUITO.esperaMs - 1;
    expect(await rues.find(NIT, DV)).toEqual(falla('circuito-abierto'));
  });

  it('not found is an answer, no failure', async () => {
    stub.answerWith(registros());
    for (let time = 0; time <= LIMITES_CIRCUITO.fallas; time += 1) await rues.find(NIT, DV);
    expect(await rues.find(NIT, DV)).toEqual({ resultado: 'no-encontrada' });
  });
});
