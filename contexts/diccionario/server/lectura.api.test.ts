import type { Valor } from '@marco/elementos-de-dato/contract';
import { createPublicado } from '@marco/elementos-de-dato/testing';
import { startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('suggestions while somebody writes', () => {
  const suggest = async (keyword: string): Promise<string[]> => {
    const url = `/api-public/diccionario/sugerencias?keyword=${encodeURIComponent(keyword)}`;
    const answer = await test.app.inject({ url });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().map(({ identificador }: { identificador: string }) => identificador);
  };

  beforeAll(async () => {
    const { kysely } = test.database;
    const rows = [
      ['numInicial', 'Ópalo inicial', []],
      ['opaloTecnico', 'Piedra técnica', []],
      ['nomPalabra', 'Nombre del ópalo', []],
      ['nomOtro', 'Nombre de otra', ['Ópalo de agua']],
    ] as const;
    for (const [identificador, nombre, sinonimos] of rows)
      await createPublicado(kysely, { identificador, nombre, sinonimos });
    for (const estado of ['borrador', 'historico', 'caducado'] as const)
      await createPublicado(kysely, { identificador: `opalo${estado}`, nombre: 'Ópalo apartado', estado });
  });

  it('[GEN-05] [AREA-06] begin with the name, then the identificador, then a word, then any other name, of what is in force', async () => {
    const wanted = ['numInicial', 'opaloTecnico', 'nomPalabra', 'nomOtro'];
    for (const keyword of ['ópalo', 'OPALO', 'opal']) expect(await suggest(keyword)).toEqual(wanted);
  });

  it('[GEN-05] are five at most, and none before the third letter', async () => {
    expect(await suggest('cod')).toHaveLength(5);
    expect(await suggest('co')).toEqual([]);
    expect(await suggest('%%%')).toEqual([]);
    expect((await test.app.inject({ url: '/api-public/diccionario/sugerencias' })).statusCode).toBe(400);
  });
});

describe('values of a published list', () => {
  it('[GEN-05] [AREA-06] come in their order by pages, and by a part of code or name', async () => {
    const { versionId } = await test.database.kysely
      .selectFrom('elementos_versiones as v')
      .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
      .select('v.id as versionId')
      .where('e.identificador', '=', 'codMunicipio')
      .where('v.estado', '=', 'incorporado')
      .executeTakeFirstOrThrow();
    const read = async (payload: object): Promise<{ valores: Valor[]; total: number }> =>
      (
        await test.app.inject({
          method: 'POST',
          url: '/api-public/diccionario/valores',
          payload: { versionId, ...payload },
        })
      ).json();
    const first = await read({ tamano: 5 });
    const second = await read({ tamano: 5, pagina: 2 });
    const both = await read({ tamano: 10 });
    expect(both.total).toBeGreaterThan(1100);
    expect([...first.valores, ...second.valores]).toEqual(both.valores);
    expect(await read({ texto: 'MEDELLIN' })).toMatchObject({
      total: 1,
      valores: [{ codigo: '05001', nombre: expect.stringMatching(/medellín/i) }],
    });
    expect((await read({ texto: '05001' })).valores).toMatchObject([{ codigo: '05001' }]);
  });
});
