import { type ElementosCalls, openElementosCalls } from '@marco/elementos-de-dato/testing';
import { addScheduledJobs, runDueJob } from '@marco/server-kit';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Compromiso } from '../../contract/index.ts';
import { sampleDatosCompromiso } from '../../testing/datos-compromiso.ts';
import { createCompromisosJobs } from '../index.ts';

const COMPROMISOS = '/api/mesaInteroperabilidad/compromisos';

let test: TestApp;
let elementos: ElementosCalls;
let token: string;
/** The first mesa and its lead. */
let idMesa: number;
let idEntidad: number;

beforeAll(async () => {
  test = await startTestApp();
  elementos = await openElementosCalls(test);
  token = await openTestSession(test.database.kysely, '1000000002');
  const mesa = await test.database.kysely
    .selectFrom('mesas as m')
    .innerJoin('mesas_entidades as e', 'e.mesa_id', 'm.id')
    .select(['m.id', 'e.entidad_id'])
    .where('m.activa', '=', true)
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  [idMesa, idEntidad] = [mesa.id, mesa.entidad_id];
});
afterAll(() => test.close());

async function call(method: 'POST' | 'PUT', path: string, payload: object): Promise<Compromiso> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await test.app.inject({ method, url: `${COMPROMISOS}${path}`, headers, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const datos = (part: object = {}) => ({ ...sampleDatosCompromiso, idEntidad, ...part });
const create = (part: object = {}) => call('POST', '', { ...datos(part), idMesa, idReunion: null });
/** The commitment as the board of its mesa shows it. */
async function find(id: number): Promise<Compromiso | undefined> {
  const answer = await call('POST', '/listar', { vista: 'todos', idMesa, tamano: 50 });
  return (answer as unknown as { compromisos: Compromiso[] }).compromisos.find((row) => row.id === id);
}
async function draft(identificador: string): Promise<{ elementoId: number; versionId: number }> {
  const answer = await elementos.create({ identificador, nombre: `Dato de prueba ${identificador}` });
  expect(answer.statusCode, answer.body).toBe(200);
  const { elementoId, versionId } = answer.json();
  return { elementoId, versionId };
}
async function work(): Promise<void> {
  const handlers = createCompromisosJobs().filter(({ kind }) => kind === 'cerrar-compromisos-cumplidos');
  await addScheduledJobs(test.database.kysely, handlers, new Date());
  const failures: unknown[] = [];
  while (await runDueJob(test.database.kysely, handlers, (_, error) => failures.push(error)));
  expect(failures).toEqual([]);
}

describe('a commitment that waits for an element', () => {
  it('[MESA-11] tells which one, and closes itself in the change that incorporates it', async () => {
    const { elementoId, versionId } = await draft('datoDelCompromiso');
    const created = await create({ idElemento: elementoId });
    expect(created).toMatchObject({
      estado: 'abierto',
      idElemento: elementoId,
      elemento: 'datoDelCompromiso',
    });
    await elementos.incorporate(versionId);
    expect(await find(created.id)).toMatchObject({
      ...{ estado: 'cumplido', elemento: 'datoDelCompromiso' },
      motivoCierre: 'Se incorporó la versión 1.0 de datoDelCompromiso.',
    });
  });

  it('[MESA-11] linked later to an element incorporated since it was written down, the stored state closes it', async () => {
    const { elementoId, versionId } = await draft('datoVinculadoDespues');
    const { id } = await create();
    await elementos.incorporate(versionId);
    await work();
    expect(await find(id)).toMatchObject({ estado: 'abierto' });
    await call('PUT', `/${id}`, datos({ idElemento: elementoId }));
    await work();
    expect(await find(id)).toMatchObject({ estado: 'cumplido' });
  });

  it('[MESA-11] linked to one that was in force before, it waits for the next version', async () => {
    const { elementoId, versionId } = await draft('datoYaIncorporado');
    await elementos.incorporate(versionId);
    const { id } = await create({ idElemento: elementoId });
    await work();
    expect(await find(id)).toMatchObject({ estado: 'abierto', elemento: 'datoYaIncorporado' });
  });

  it('[MESA-11] reopened, it no longer waits for the element', async () => {
    const { elementoId, versionId } = await draft('datoReabierto');
    const { id } = await create({ idElemento: elementoId });
    await elementos.incorporate(versionId);
    await call('POST', `/${id}/estado`, { estado: 'abierto', motivo: 'Falta una capa.' });
    await work();
    expect(await find(id)).toMatchObject({ estado: 'abierto', idElemento: null, elemento: null });
  });
});
