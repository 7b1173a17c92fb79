import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ElementosCalls, openElementosCalls } from '../../testing/index.ts';

let test: TestApp;
let calls: ElementosCalls;
beforeAll(async () => {
  test = await startTestApp();
  calls = await openElementosCalls(test);
});
afterAll(() => test.close());

/** What the home of a demo identity says about elements that wait for it. */
async function listDelInicio(numero: string): Promise<object[]> {
  const answer = await test.app.inject({
    url: '/api/actividades/listarActividades',
    headers: { authorization: `Bearer ${await openTestSession(test.database.kysely, numero)}` },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json().filter(({ codigo }: { codigo: string }) => codigo === 'elementos-por-aprobar');
}

it('[AREA-06] the home tells who decides in the responsible entidad how many versions wait, and nobody else', async () => {
  expect(await listDelInicio('1000000003')).toEqual([]);
  const { versionId } = (await calls.create({ identificador: 'numPorAprobar' })).json();
  await calls.step('autor', versionId, 'enviar');
  expect(await listDelInicio('1000000003')).toEqual([]);
  await calls.step('coordinador', versionId, 'avalar');
  expect(await listDelInicio('1000000003')).toMatchObject([
    {
      titulo: 'Elementos de dato por aprobar',
      cantidad: 1,
      url: '/app/elementos-de-dato?estado=pendiente-entidad',
    },
  ]);
  for (const otro of ['1000000001', '1000000004', '1000000010', '1000000012'])
    expect(await listDelInicio(otro)).toEqual([]);
  await calls.step('entidad', versionId, 'aprobar');
  expect(await listDelInicio('1000000003')).toEqual([]);
});
