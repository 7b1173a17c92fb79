import { startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proposeElementos } from '../../rules/propuestas/propose-elementos.ts';
import {
  type CampoMedido,
  computeMedida,
  type FuenteEtiquetada,
  listContratosReleidos,
  listFuentesEtiquetadas,
} from '../../testing/index.ts';
import { getMaterial } from './get-material.ts';

let test: TestApp;
let fuentes: readonly FuenteEtiquetada[];
let medidos: readonly CampoMedido[];

async function measure({
  nombre,
  campos,
  etiquetas,
}: Pick<FuenteEtiquetada, 'nombre' | 'campos' | 'etiquetas'>): Promise<CampoMedido[]> {
  const { propuestas } = proposeElementos(await getMaterial(test.database.kysely, campos));
  return propuestas.map((propuesta) => ({
    fuente: nombre,
    ruta: propuesta.ruta,
    elemento: etiquetas.get(propuesta.ruta) ?? null,
    propuesta,
  }));
}

beforeAll(async () => {
  test = await startTestApp();
  fuentes = await listFuentesEtiquetadas();
  const porFuente: CampoMedido[][] = [];
  for (const fuente of fuentes) porFuente.push(await measure(fuente));
  medidos = porFuente.flat();
});
afterAll(() => test.close());

describe('the labelled set', () => {
  it('[AREA-05] has 600 fields of twelve sources or more, each read where its label says, a quarter without an answer', () => {
    expect(fuentes).toHaveLength(12);
    for (const { nombre, campos, etiquetas } of fuentes)
      expect([nombre, campos.map(({ ruta }) => ruta).sort()]).toEqual([nombre, [...etiquetas.keys()].sort()]);
    const sinRespuesta = medidos.filter(({ elemento }) => elemento === null).length;
    expect(medidos.length).toBeGreaterThanOrEqual(600);
    expect(sinRespuesta / medidos.length).toBeGreaterThanOrEqual(0.25);
  });

  it('[AREA-05] the first proposal is right, nothing wrong is reused, and what has no element gets none', () => {
    const medida = computeMedida(medidos);
    expect(medida.precision1).toBeGreaterThanOrEqual(0.85);
    expect(medida.precision5).toBeGreaterThanOrEqual(0.95);
    expect(medida.reusoErrado).toBeLessThanOrEqual(0.02);
    expect(medida.abstencion).toBeGreaterThanOrEqual(0.9);
  });

  it('[AREA-05] every proposal says why, and never what it does not know', () => {
    for (const { propuesta } of medidos) {
      const [primero] = propuesta.candidatos;
      if (propuesta.decision === 'definir') continue;
      expect(primero?.razones.length, `${propuesta.ruta}`).toBeGreaterThan(0);
    }
  });
});

describe('the OpenAPI the product writes', () => {
  it('[AREA-15] read again, every element of every version is found, each where the contract says it', async () => {
    const releidos = await listContratosReleidos(test.database.kysely);
    expect(releidos.length).toBeGreaterThan(10);
    for (const { versionId, campos, etiquetas, elementos } of releidos) {
      const suyos = await measure({ nombre: String(versionId), campos, etiquetas });
      const perdidos = suyos.filter(
        ({ elemento, propuesta: { decision, candidatos } }) =>
          elemento !== null && (decision === 'definir' || candidatos[0]?.identificador !== elemento),
      );
      expect([versionId, perdidos.map(({ ruta }) => ruta)]).toEqual([versionId, []]);
      const hallados = new Set(etiquetas.values());
      expect([versionId, elementos.filter((uno) => !hallados.has(uno))]).toEqual([versionId, []]);
      // What is no element of the language, such as the structure of an error, is not taken for one.
      expect(computeMedida(suyos).sinReuso).toBe(1);
    }
  });
});
