import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DIMENSIONES } from '../../contract/terms.ts';
import { DEFINICIONES, listFiltros } from './definiciones.ts';

interface Catalogado {
  readonly codigo: string;
  readonly versiones: readonly { readonly dimensiones: readonly string[] }[];
}

const CATALOGO: readonly Catalogado[] = JSON.parse(
  readFileSync(new URL('../../../../database/seeds/reference/indicadores.json', import.meta.url), 'utf8'),
);

describe('definitions', () => {
  it('[AREA-09] every version of the catalogue has exactly one function, and every function its version', () => {
    const catalogadas = CATALOGO.flatMap(({ codigo, versiones }) =>
      versiones.map((_, at) => `${codigo} v${at + 1}`),
    );
    const definidas = DEFINICIONES.map(({ codigo, version }) => `${codigo} v${version}`);
    expect(definidas.toSorted()).toEqual(catalogadas.toSorted());
    expect(new Set(definidas).size).toBe(definidas.length);
  });

  it('[AREA-09] the catalogue names the dimensions an indicador is divided by, and no other', () => {
    for (const { codigo, cortes } of DEFINICIONES) {
      const versiones = CATALOGO.find((uno) => uno.codigo === codigo)?.versiones ?? [];
      const nombradas = versiones.at(-1)?.dimensiones ?? [];
      expect([codigo, [...new Set(cortes.flat())].sort()]).toEqual([codigo, nombradas.toSorted()]);
      expect(nombradas.every((una) => una in DIMENSIONES)).toBe(true);
    }
  });

  it('[AREA-09] what a reader filters by is what the series have too', () => {
    const filtros = Object.fromEntries(DEFINICIONES.map((una) => [una.codigo, listFiltros(una)]));
    expect(filtros['IND-02']).toEqual(['sector', 'orden', 'departamento']);
    expect(filtros['IND-05']).toEqual(['sector']);
    expect(filtros['IND-07']).toEqual(['nivel', 'sector']);
  });
});
