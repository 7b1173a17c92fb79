import { describe, expect, it } from 'vitest';
import {
  findErroresDefinicion,
  findErroresEvento,
  findErroresIndividuo,
  findErroresRegla,
} from './datos-ficha.ts';

const NADA = { idClaseSuperior: null, idDominio: null, idRango: null, rangoTipoDato: null };
const uno = 1;

describe('what is written into a ficha', () => {
  it('[AREA-07] a class has no domain nor range; a property has no class above', () => {
    expect(Object.keys(findErroresDefinicion('clase', { ...NADA, idDominio: uno, idRango: uno }))).toEqual([
      'idDominio',
      'idRango',
    ]);
    expect(findErroresDefinicion('clase', { ...NADA, idClaseSuperior: uno })).toEqual({});
    expect(findErroresDefinicion('propiedad-objeto', { ...NADA, idClaseSuperior: uno })).toHaveProperty(
      'idClaseSuperior',
    );
  });

  it('[AREA-07] a data property has a kind of data, an object property leads to a class', () => {
    expect(findErroresDefinicion('propiedad-dato', NADA)).toHaveProperty('rangoTipoDato');
    expect(findErroresDefinicion('propiedad-dato', { ...NADA, rangoTipoDato: 'fecha' })).toEqual({});
    expect(
      findErroresDefinicion('propiedad-dato', { ...NADA, rangoTipoDato: 'fecha', idRango: uno }),
    ).toHaveProperty('idRango');
    expect(findErroresDefinicion('propiedad-objeto', { ...NADA, rangoTipoDato: 'fecha' })).toHaveProperty(
      'rangoTipoDato',
    );
    expect(findErroresDefinicion('propiedad-objeto', { ...NADA, idRango: uno })).toEqual({});
  });

  it('[AREA-07] an individual is in force from … until, in this order', () => {
    const vigencia = (vigenteDesde: string | null, vigenteHasta: string | null) =>
      findErroresIndividuo({ vigenteDesde, vigenteHasta });
    expect(vigencia('2026-02-01', '2026-01-31')).toHaveProperty('vigenteHasta');
    expect(vigencia('2026-02-01', '2026-02-01')).toEqual({});
    expect(vigencia(null, '2026-02-01')).toEqual({});
  });

  it('[AREA-07] a participant takes part once in a role', () => {
    const participantes = [
      { idClase: uno, rol: 'Madre' },
      { idClase: uno, rol: 'madre' },
    ];
    expect(findErroresEvento({ participantes })).toHaveProperty('participantes');
    expect(findErroresEvento({ participantes: participantes.slice(1) })).toEqual({});
  });

  it('[AREA-07] a rule that runs has an expression and a message; one in words has none', () => {
    const regla = { expresion: '', mensaje: '', elementos: [] };
    expect(Object.keys(findErroresRegla({ ...regla, lenguaje: 'shacl' }))).toEqual(['expresion', 'mensaje']);
    expect(findErroresRegla({ ...regla, lenguaje: 'regex', expresion: 'a', mensaje: 'b' })).toHaveProperty(
      'elementos',
    );
    expect(findErroresRegla({ ...regla, lenguaje: 'texto' })).toEqual({});
    expect(findErroresRegla({ ...regla, lenguaje: 'texto', expresion: 'a' })).toHaveProperty('expresion');
  });
});
