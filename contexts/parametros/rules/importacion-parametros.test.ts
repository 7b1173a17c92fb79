import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { describe, expect, it } from 'vitest';
import { canImportarParametros, computeSuerte, type ParametroImportable } from './importacion-parametros.ts';

const plazo: ParametroImportable = {
  tipo: 'entero',
  restriccion: { minimo: 1, maximo: 60 },
  edicion: ALLOWED,
  soloLectura: false,
  sensible: false,
};
const espera = refuseWith('Tiene un cambio por confirmar.');
const fijo = refuseWith('La fija la instalación.');

describe('an import of parameters', () => {
  it.each([
    ['unknown here', undefined, 5, 'omite', ['Esta instalación no tiene este parámetro.']],
    ['fixed by the process', { ...plazo, soloLectura: true, edicion: fijo }, 5, 'omite', fijo.reasons],
    ['waiting for a second person', { ...plazo, edicion: espera }, 5, 'impide', espera.reasons],
    ['refused by its rule here', plazo, 61, 'impide', ['Debe estar entre 1 y 60.']],
    ['of another type here', plazo, 'cinco', 'impide', ['Escriba un número entero.']],
    ['sensitive', { ...plazo, sensible: true }, 5, 'propone', []],
    ['usual', plazo, 5, 'guarda', []],
  ] as const)('[AREA-10] decides about a value that is %s', (_, parametro, valor, suerte, razones) => {
    expect(computeSuerte(parametro, valor)).toEqual({ suerte, razones });
  });

  it.each([
    [[], 'El archivo no trae ningún valor que cambie aquí.'],
    [['omite'], 'El archivo no trae ningún valor que cambie aquí.'],
    [['guarda', 'impide'], 'Un valor impide la importación: no se guarda ninguno.'],
    [['impide', 'propone', 'impide'], '2 valores impiden la importación: no se guarda ninguno.'],
  ] as const)('[AREA-10] is all or nothing: %j is refused', (suertes, razon) => {
    expect(canImportarParametros(suertes).reasons).toEqual([razon]);
  });

  it('[AREA-10] is done where something changes and nothing hinders', () => {
    expect(canImportarParametros(['omite', 'propone']).allowed).toBe(true);
    expect(canImportarParametros(['guarda']).allowed).toBe(true);
  });
});
