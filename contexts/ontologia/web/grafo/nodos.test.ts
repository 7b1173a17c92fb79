import { describe, expect, it } from 'vitest';
import { toPagina } from './nodos.ts';

describe('page of a node of the graph', () => {
  it('[AREA-07] an element opens by its version, and in the dictionary while it has none', () => {
    const elemento = { clase: 'elemento', id: 7, codigo: 'codPais' } as const;
    expect(toPagina({ ...elemento, idVersion: 21 })).toBe('/app/elementos-de-dato/21');
    expect(toPagina({ ...elemento, idVersion: null })).toBe('/diccionario/codPais');
  });

  it('[AREA-07] anything else opens as a ficha of its word', () => {
    expect(toPagina({ clase: 'regla', id: 5, codigo: 'r', idVersion: null })).toBe('/app/ontologia/regla/5');
  });
});
