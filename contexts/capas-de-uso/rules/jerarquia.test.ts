import { describe, expect, it } from 'vitest';
import { TIPOS_CAPA, type TipoCapa } from '../contract/terms.ts';
import { canDepender, findErrorPadre, listTiposPadre } from './jerarquia.ts';

const TIPOS = Object.keys(TIPOS_CAPA) as TipoCapa[];

describe('hierarchy of the layers', () => {
  it.each([
    ['comun', []],
    ['sectorial', ['comun']],
    ['local', ['comun']],
    ['proyecto', ['sectorial', 'local']],
    ['integracion', ['proyecto']],
  ] as const)('[AREA-02] a layer of kind %s stands below %j, and below no other', (tipo, padres) => {
    expect(listTiposPadre(tipo)).toEqual(padres);
    for (const padre of TIPOS) {
      const isAllowed = (padres as readonly string[]).includes(padre);
      expect(findErrorPadre(tipo, padre) === undefined).toBe(isAllowed);
    }
    expect(findErrorPadre(tipo, null) === undefined).toBe(padres.length === 0);
  });

  it('[AREA-02] the refusal names the kinds that are possible', () => {
    expect(findErrorPadre('proyecto', 'comun')).toBe(
      'Una capa de tipo proyecto va debajo de una de tipo sectorial o local.',
    );
  });
});

describe('direction of the dependencies', () => {
  const USED: Readonly<Record<TipoCapa, readonly TipoCapa[]>> = {
    comun: [],
    sectorial: ['comun', 'local'],
    local: ['comun'],
    proyecto: ['comun', 'sectorial', 'local'],
    integracion: ['comun', 'sectorial', 'local', 'proyecto'],
  };

  it.each(TIPOS)('[AREA-02] elements of a layer of kind %s use those of wider layers alone', (origen) => {
    for (const destino of TIPOS) {
      const { allowed, reasons, unblockers } = canDepender({ id: 1, tipo: origen }, { id: 2, tipo: destino });
      expect(allowed).toBe(USED[origen].includes(destino));
      expect(reasons.length > 0 && unblockers.length > 0).toBe(!allowed);
    }
  });

  it.each(TIPOS)('[AREA-02] elements of one layer of kind %s use each other', (tipo) => {
    expect(canDepender({ id: 1, tipo }, { id: 1, tipo }).allowed).toBe(true);
  });
});
