import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeEspacioNombres,
  findErroresRespaldo,
  formatVersion,
  nextVersion,
  parseVersion,
} from './version-capa.ts';

const RAIZ = 'https://lenguaje.ejemplo.gov.co';
const numero = fc.record({
  mayor: fc.integer({ min: 1, max: 900 }),
  menor: fc.integer({ min: 0, max: 900 }),
});

describe('versions of a layer', () => {
  it('[AREA-02] a minor version follows, a major one starts anew', () => {
    expect(formatVersion(nextVersion({ mayor: 1, menor: 0 }, false))).toBe('1.1');
    expect(formatVersion(nextVersion({ mayor: 1, menor: 7 }, true))).toBe('2.0');
  });

  it('[AREA-02] the namespace is the root, the major version and the folder', () => {
    expect(computeEspacioNombres(`${RAIZ}/`, 2, 'Local')).toBe(`${RAIZ}/2.0/esquemas/Local`);
  });

  it('[AREA-02] any minor version keeps the namespace, any major one has another', () => {
    fc.assert(
      fc.property(numero, (now) => {
        expect(parseVersion(formatVersion(now))).toEqual(now);
        const of = (mayor: number) => computeEspacioNombres(RAIZ, mayor, 'Comun');
        expect(of(nextVersion(now, false).mayor)).toBe(of(now.mayor));
        expect(of(nextVersion(now, true).mayor)).not.toBe(of(now.mayor));
      }),
    );
  });

  it('[AREA-02] a new version without document and source is refused with both reasons', () => {
    expect(Object.keys(findErroresRespaldo({ archivos: 0, fuenteInformacion: '' }))).toEqual([
      'archivos',
      'fuenteInformacion',
    ]);
    expect(findErroresRespaldo({ archivos: 1, fuenteInformacion: 'Acta 3' })).toEqual({});
  });
});
