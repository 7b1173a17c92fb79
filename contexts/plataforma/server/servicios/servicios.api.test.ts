import { findLastAudit, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clearPlataforma } from '../../testing/clear-plataforma.ts';
import { createOperacionClient, runTrabajosDePlataforma } from '../../testing/operacion-client.ts';
import { createRegistroProductor, createRegistroXroad } from '../../testing/registros.ts';

const HORA_MS = 3_600_000;
const SEMANA_MS = 7 * 24 * HORA_MS;
/** Within an hour of yesterday, away from its ends. */
const MOMENTO = Math.floor(Date.now() / HORA_MS) * HORA_MS - 24 * HORA_MS + 600_000;
const NADA = { disponibilidad: null, p95Ms: null, tasaError: null };
const ANS = { disponibilidad: 99.5, p95Ms: 2000, tasaError: 1 };

let test: TestApp;
let operador: ReturnType<typeof createOperacionClient>;
let auditor: ReturnType<typeof createOperacionClient>;
let servicioId: number;
let otroId: number;
beforeAll(async () => {
  test = await startTestApp({ environment: { PORT: '0' }, listen: true });
  const { kysely } = test.database;
  await clearPlataforma(kysely);
  const open = async (numero: string) =>
    createOperacionClient(test.app.listeningOrigin, await openTestSession(kysely, numero));
  [operador, auditor] = [await open('1000000012'), await open('1000000011')];
  const { rows } = await sql<{
    id: number;
  }>`select id from servicios where activo order by id limit 2`.execute(kysely);
  [servicioId, otroId] = [rows[0]?.id ?? 0, rows[1]?.id ?? 0];
  await importa([...listHora(MOMENTO, 400, 0.6), ...listSemanas()]);
});
afterAll(() => test.close());

/** Calls of an hour, of which a share failed at the provider. */
function listHora(entrada: number, llamadas: number, fallas: number): object[] {
  return Array.from({ length: llamadas }, (_, n) => {
    const cambios = {
      messageId: `${entrada}-${n}`,
      ...(n < fallas * llamadas
        ? { succeeded: false, faultCode: 'Server.ServerProxy.ServiceFailed.HttpError' }
        : {}),
    };
    const at = entrada + n;
    return [
      createRegistroXroad({ ...cambios, requestInTs: at, responseOutTs: at + 120 }),
      createRegistroProductor({ ...cambios, requestInTs: at + 10, responseOutTs: at + 90 }),
    ];
  }).flat();
}

/** The same hour of the six weeks before, always alike. */
const listSemanas = () =>
  [1, 2, 3, 4, 5, 6].flatMap((semana) => listHora(MOMENTO - semana * SEMANA_MS, 100, 0));

async function importa(registros: readonly object[]): Promise<void> {
  const text = registros.map((registro) => `${JSON.stringify(registro)}\n`).join('');
  const { id } = await operador.sendArchivo('produccion', new TextEncoder().encode(text), 1_000_000);
  await runTrabajosDePlataforma(test.database.kysely);
  const { body } = await operador.call(`/importaciones/${id}`);
  expect((await operador.paso(body, 'aplicar')).status).toBe(200);
  await runTrabajosDePlataforma(test.database.kysely);
}
const readOperacion = async (id: number) => {
  const answer = await fetch(`${test.app.listeningOrigin}/api-public/directorio/${id}/operacion`);
  return { status: answer.status, body: await answer.json() };
};
const findServicio = async () => (await operador.call('/servicios?texto=consultarPredio')).body.servicios[0];

describe('services of the platform', () => {
  it('[AREA-05] are found by their identifier, with their figures', async () => {
    expect((await operador.call('/servicios?texto=nada')).body).toEqual({ servicios: [], total: 0 });
    expect(await findServicio()).toMatchObject({
      ambiente: 'produccion',
      identificador: 'CO/GOB/SNR-0027/FM-SIR/consultarPredio/v1',
      servicio: null,
      clientes: 1,
      p95: { desde: 64, hasta: 96 },
      editar: { allowed: true },
    });
  });

  it('[AREA-05] who may not edit reads why', async () => {
    const { id, version } = await findServicio();
    const body = { servicioId, ans: ANS };
    expect((await auditor.json('PUT', `/servicios/${id}`, body, version)).status).toBe(403);
    expect((await auditor.call('/servicios')).body.servicios[0].editar.allowed).toBe(false);
  });

  it('[AREA-05] no service, no servicio, an old version and promises out of their limits are refused', async () => {
    const { id, version } = await findServicio();
    const put = (body: object, of = id, seen = version) =>
      operador.json('PUT', `/servicios/${of}`, body, seen);
    expect((await put({ servicioId, ans: NADA }, 999_999)).body.code).toBe(
      'SERVICIO_DE_PLATAFORMA_NO_EXISTE',
    );
    expect((await put({ servicioId: 999_999, ans: NADA })).body.code).toBe(
      'SERVICIO_DEL_DIRECTORIO_NO_EXISTE',
    );
    expect((await put({ servicioId, ans: NADA }, id, version + 1)).status).toBe(412);
    for (const ans of [
      { ...NADA, disponibilidad: 101 },
      { ...NADA, disponibilidad: 99.999 },
      { ...NADA, p95Ms: 0 },
      { ...NADA, tasaError: -1 },
    ])
      expect((await put({ servicioId, ans })).status).toBe(400);
    expect((await findServicio()).version).toBe(version);
  });
});

describe('promised against measured', () => {
  it('[AREA-05] a servicio the operation never named has no data, and says so', async () => {
    expect((await readOperacion(otroId)).body).toMatchObject({
      datosHasta: null,
      llamadas: 0,
      dias: [],
      disponibilidad: { prometido: null, medido: null, veredicto: 'sin-datos' },
      p95: { medido: null, veredicto: 'sin-datos' },
      tasaError: { medido: null, veredicto: 'sin-datos' },
    });
  });

  it('[AREA-05] once it is registered, the public page has both', async () => {
    const { id, version } = await findServicio();
    const saved = await operador.json('PUT', `/servicios/${id}`, { servicioId, ans: ANS }, version);
    expect(saved.body).toMatchObject({ servicio: { id: servicioId }, ans: ANS, version: version + 1 });
    expect(await findLastAudit(test.database.kysely, 'editar-servicio-plataforma')).toMatchObject({
      detail: { antes: { servicioId: null }, despues: { servicioId, disponibilidad: 99.5 } },
    });
    const { body } = await readOperacion(servicioId);
    expect(body).toMatchObject({
      servicioId,
      disponibilidad: { prometido: 99.5, veredicto: 'no-cumple' },
      p95: { prometido: 2000, medido: { desde: 64, hasta: 96 }, veredicto: 'cumple' },
      tasaError: { prometido: 1, veredicto: 'no-cumple' },
      porFalla: { proveedor: 240 },
    });
    expect(body.dias.length).toBeGreaterThan(5);
    expect(body.datosHasta).toBe(new Date(Math.floor(MOMENTO / HORA_MS) * HORA_MS + HORA_MS).toISOString());
  });

  it('[AREA-05] the same data again change nothing and leave no trace', async () => {
    const { id, version } = await findServicio();
    const again = await operador.json('PUT', `/servicios/${id}`, { servicioId, ans: ANS }, version);
    expect(again.body.version).toBe(version);
  });
});

describe('anomalies', () => {
  const list = async (query = '') => (await operador.call(`/anomalias${query}`)).body;

  it('[AREA-05] an hour unlike its six weeks is told with its reason', async () => {
    const { anomalias, total } = await list();
    expect(total).toBe(2);
    expect(anomalias.map(({ medida }: { medida: string }) => medida).sort()).toEqual(['fallas', 'llamadas']);
    const llamadas = anomalias.find(({ medida }: { medida: string }) => medida === 'llamadas');
    expect(llamadas.explicacion).toBe(
      'Hubo 400 llamadas; lo usual son 100, según la mediana de 6 semanas a la misma hora.',
    );
  });

  it('[AREA-05] is marked by who may, over the version they saw, and the mark stays', async () => {
    const [{ id, version }] = (await list()).anomalias;
    const put = (body: object, seen = version) => operador.json('PUT', `/anomalias/${id}`, body, seen);
    expect((await auditor.json('PUT', `/anomalias/${id}`, { marca: 'normal' }, version)).status).toBe(403);
    expect((await put({ marca: 'otra' })).status).toBe(400);
    expect((await put({ marca: 'incidente' }, version + 1)).status).toBe(412);
    expect((await operador.json('PUT', '/anomalias/999999', { marca: null }, 1)).body.code).toBe(
      'ANOMALIA_NO_EXISTE',
    );
    expect((await put({ marca: 'incidente' })).body).toMatchObject({
      marca: 'incidente',
      version: version + 1,
    });
    expect((await list('?pendientes=si')).total).toBe(1);
    expect((await readOperacion(servicioId)).body.ultimoIncidente).not.toBeNull();
    await importa(listHora(MOMENTO + 1000, 1, 0));
    const kept = (await list()).anomalias.find((una: { id: number }) => una.id === id);
    expect(kept).toMatchObject({ marca: 'incidente' });
  });
});
