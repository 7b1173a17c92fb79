import { type ElementosCalls, openElementosCalls } from '@marco/elementos-de-dato/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CompromisosCalls, startCompromisosCalls } from '../../testing/compromisos-calls.ts';

let site: CompromisosCalls;
let elementos: ElementosCalls;
beforeAll(async () => {
  site = await startCompromisosCalls();
  elementos = await openElementosCalls(site.test);
});
afterAll(() => site.test.close());

async function draft(identificador: string): Promise<{ elementoId: number; versionId: number }> {
  const answer = await elementos.create({ identificador, nombre: `Dato de prueba ${identificador}` });
  expect(answer.statusCode, answer.body).toBe(200);
  const { elementoId, versionId } = answer.json();
  return { elementoId, versionId };
}

describe('a commitment that waits for an element', () => {
  it('[MESA-11] tells which one, and closes itself in the change that incorporates it', async () => {
    const { elementoId, versionId } = await draft('datoDelCompromiso');
    const created = await site.create({ idElemento: elementoId });
    expect(created).toMatchObject({
      estado: 'abierto',
      idElemento: elementoId,
      elemento: 'datoDelCompromiso',
    });
    await elementos.incorporate(versionId);
    expect(await site.find(created.id)).toMatchObject({
      estado: 'cumplido',
      elemento: 'datoDelCompromiso',
      motivoCierre: 'Se incorporó la versión 1.0 de datoDelCompromiso.',
    });
  });

  it('[MESA-11] linked later to an element incorporated since it was written down, the stored state closes it', async () => {
    const { elementoId, versionId } = await draft('datoVinculadoDespues');
    const { id } = await site.create();
    await elementos.incorporate(versionId);
    await site.work();
    expect(await site.find(id)).toMatchObject({ estado: 'abierto' });
    await site.call('PUT', `/${id}`, site.toBody({ idElemento: elementoId }));
    await site.work();
    expect(await site.find(id)).toMatchObject({ estado: 'cumplido' });
  });

  it('[MESA-11] linked to one that was in force before, it waits for the next version', async () => {
    const { elementoId, versionId } = await draft('datoYaIncorporado');
    await elementos.incorporate(versionId);
    const { id } = await site.create({ idElemento: elementoId });
    await site.work();
    expect(await site.find(id)).toMatchObject({ estado: 'abierto', elemento: 'datoYaIncorporado' });
  });

  it('[MESA-11] reopened, it no longer waits for the element', async () => {
    const { elementoId, versionId } = await draft('datoReabierto');
    const { id } = await site.create({ idElemento: elementoId });
    await elementos.incorporate(versionId);
    await site.call('POST', `/${id}/estado`, { estado: 'abierto', motivo: 'Falta una capa.' });
    await site.work();
    expect(await site.find(id)).toMatchObject({ estado: 'abierto', idElemento: null, elemento: null });
  });
});
