import { describe, expect, it } from 'vitest';
import type { VeredictoPapel } from '../../contract/terms.ts';
import { countVeredictos } from './cuenta.ts';
import { presentCuenta } from './frase-cuenta.ts';
import { findSiguientePaso } from './siguiente-paso.ts';
import type { DatoDelPapel } from './veredicto.ts';

const papel = (veredicto: VeredictoPapel, esPosible = false) => ({ veredicto, esPosible, datos: [] });
const dato = (changes: Partial<DatoDelPapel>): DatoDelPapel => ({
  elementoId: 1,
  alcance: 'ya',
  servicioId: 100,
  nivel: 3,
  esPropio: false,
  faltan: [],
  responsableId: null,
  ...changes,
});

describe('several papers', () => {
  it('[AREA-09] are counted by what the map says of each; what is possible alone counts apart', () => {
    const cuenta = countVeredictos([
      papel('suprimible-ya'),
      papel('suprimible-ya', true),
      papel('suprimible-al-publicar', true),
      papel('estado-lo-tiene', true),
      papel('legitimo'),
    ]);
    expect(cuenta).toMatchObject({ papeles: 5, sobran: 1, posibles: 2 });
    expect(cuenta.veredictos).toMatchObject({ 'suprimible-ya': 2, legitimo: 1, parcial: 0 });
    expect(presentCuenta(cuenta)).toBe(
      '5 papeles; 4 los tiene ya el Estado, en todo o en parte; 1 se puede dejar de pedir ya; de 2 falta confirmar qué datos prueban',
    );
    expect(presentCuenta(countVeredictos([papel('suprimible-ya')]))).toBe(
      '1 papel; 1 lo tiene ya el Estado, en todo o en parte; 1 se puede dejar de pedir ya',
    );
    expect(presentCuenta(countVeredictos([papel('estado-lo-tiene')]))).toBe(
      '1 papel; 1 lo tiene ya el Estado, en todo o en parte; todavía no se puede dejar de pedir ninguno',
    );
    expect(presentCuenta(countVeredictos([]))).toBe('No pide papeles');
  });
});

describe('what comes next for a paper', () => {
  it.each<[VeredictoPapel, DatoDelPapel[], ReturnType<typeof findSiguientePaso>]>([
    ['suprimible-ya', [dato({})], { clase: 'retirar' }],
    [
      'suprimible-con-acuerdo',
      [dato({}), dato({ alcance: 'con-acuerdo', servicioId: 7 })],
      { clase: 'acordar', servicioId: 7 },
    ],
    [
      'suprimible-al-publicar',
      [dato({ alcance: 'con-acuerdo' }), dato({ alcance: 'al-publicar', servicioId: 8 })],
      { clase: 'seguir', servicioId: 8 },
    ],
    [
      'parcial',
      [
        dato({ alcance: 'sin-llave', faltan: [9] }),
        dato({ elementoId: 4, alcance: 'nadie', servicioId: null }),
      ],
      { clase: 'completar', elementos: [4, 9] },
    ],
    [
      'estado-lo-tiene',
      [dato({ elementoId: 4, alcance: 'sin-servicio', servicioId: null })],
      { clase: 'pedir', elementos: [4] },
    ],
    ['legitimo', [], undefined],
    ['por-clasificar', [], undefined],
  ])('[AREA-09] %s', (veredicto, datos, paso) => {
    expect(findSiguientePaso({ veredicto, esPosible: false, datos })).toEqual(paso);
  });

  it('[AREA-09] what people have not confirmed is confirmed first, whatever is possible then', () => {
    const find = (veredicto: VeredictoPapel) =>
      findSiguientePaso({ veredicto, esPosible: true, datos: [dato({})] });
    expect(find('suprimible-ya')).toEqual({ clase: 'confirmar' });
    expect(find('suprimible-con-acuerdo')).toEqual({ clase: 'confirmar' });
    expect(find('legitimo')).toBeUndefined();
  });
});
