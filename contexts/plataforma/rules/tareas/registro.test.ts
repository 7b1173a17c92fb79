import { describe, expect, it } from 'vitest';
import { isParteXroad } from '../operacion/identificador.ts';
import { findErroresDeRegistro } from './registro.ts';

const BIEN = {
  clase: 'GOB',
  miembro: 'SNR-0027',
  subsistema: 'FM-SIR',
  codigo: 'consultarPredio',
  numero: 'v1',
};
const errors = (cambios: object) =>
  Object.entries(findErroresDeRegistro({ ...BIEN, ...cambios })).flatMap(([campo, error]) =>
    error === undefined ? [] : [campo],
  );

describe('identifiers the operator registers', () => {
  it.each(['v1', 'SNR-0027', 'a', 'FM_SIR.2', 'x'.repeat(100), ' v1 '])('[AREA-05] %j is a part', (parte) => {
    expect(errors({ subsistema: parte })).toEqual([]);
    expect(isParteXroad(parte.trim())).toBe(true);
  });

  it.each(['', ' ', '.', '..', 'a/b', 'a;b', 'a%2F', 'ñame', 'a b', '-a', 'a\u200Bb', 'x'.repeat(101)])(
    '[AREA-05] %j is none',
    (parte) => expect(errors({ codigo: parte, numero: parte })).toEqual(['codigo', 'numero']),
  );

  it.each(['gob', 'G', 'GOB1', 'GO B', ''])('[AREA-05] %j is no class', (clase) =>
    expect(errors({ clase })).toEqual(['clase']),
  );
});
