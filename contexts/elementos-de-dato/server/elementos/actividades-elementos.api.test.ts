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
async function listDelInicio(numero: string, codigo = 'elementos-por-aprobar'): Promise<object[]> {
  const answer = await test.app.inject({
    url: '/api/actividades/listarActividades',
    headers: { authorization: `Bearer ${await openTestSession(test.database.kysely, numero)}` },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json().filter((actividad: { codigo: string }) => actividad.codigo === codigo);
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

it('[AREA-06] the home tells the ministry what waits to be reviewed and incorporated, never the author', async () => {
  const countOf = async (numero: string, codigo: string) => {
    const [actividad] = (await listDelInicio(numero, codigo)) as { cantidad: number; url: string }[];
    return actividad?.cantidad ?? 0;
  };
  const [autor, coordinador, administrador] = ['1000000002', '1000000013', '1000000001'];
  const before = {
    revisar: await countOf(coordinador, 'elementos-por-revisar'),
    autor: await countOf(autor, 'elementos-por-revisar'),
    incorporar: await countOf(administrador, 'elementos-por-incorporar'),
  };
  const { versionId } = (await calls.create({ identificador: 'numPorIncorporar' })).json();
  await calls.step('autor', versionId, 'enviar');
  expect(await countOf(coordinador, 'elementos-por-revisar')).toBe(before.revisar + 1);
  expect(await countOf(autor, 'elementos-por-revisar')).toBe(before.autor);
  await calls.step('coordinador', versionId, 'avalar');
  await calls.step('entidad', versionId, 'aprobar');
  expect(await countOf(coordinador, 'elementos-por-revisar')).toBe(before.revisar);
  expect(await countOf(administrador, 'elementos-por-incorporar')).toBe(before.incorporar + 1);
  expect(await listDelInicio(administrador, 'elementos-por-incorporar')).toMatchObject([
    { url: '/app/elementos-de-dato?estado=aprobado' },
  ]);
  for (const otro of [coordinador, '1000000003', '1000000011'])
    expect(await listDelInicio(otro, 'elementos-por-incorporar')).toEqual([]);
});
