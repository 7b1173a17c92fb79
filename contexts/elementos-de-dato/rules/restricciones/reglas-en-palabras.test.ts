import { describe, expect, it } from 'vitest';
import { type ConReglas, listReglasEnPalabras } from './reglas-en-palabras.ts';

const NINGUNA: ConReglas = {
  tipoDato: null,
  longitudMinima: null,
  longitudMaxima: null,
  totalDigitos: null,
  decimales: null,
  valorMinimo: null,
  valorMaximo: null,
  patron: null,
  unidadMedida: null,
  valores: null,
  reglas: [],
};

const toLineas = (elemento: Partial<ConReglas>) =>
  listReglasEnPalabras({ ...NINGUNA, ...elemento }).map(({ frase, maquina }) => `${frase} | ${maquina}`);

describe('the rules of an element in words', () => {
  it('[AREA-06] a composite without rules has none', () => {
    expect(toLineas({})).toEqual([]);
  });

  it('[AREA-06] says the type, the length, the form and the list, each with its form for machines', () => {
    expect(
      toLineas({
        tipoDato: 'cadena',
        longitudMinima: 2,
        longitudMaxima: 3,
        patron: '[A-Z]{2,3}',
        valores: 7,
      }),
    ).toEqual([
      'Es un texto. | xs:token',
      'Tiene entre 2 y 3 caracteres. | longitud 2 a 3',
      'Se escribe con esta forma, completa. | [A-Z]{2,3}',
      'Solo admite uno de los valores de la lista. | enumeración',
    ]);
  });

  it.each([
    [{ longitudMinima: 1, longitudMaxima: 1 }, 'Tiene 1 carácter. | longitud 1'],
    [{ longitudMinima: 3 }, 'Tiene al menos 3 caracteres. | longitud ≥ 3'],
    [{ longitudMaxima: 20 }, 'Tiene máximo 20 caracteres. | longitud ≤ 20'],
    [{ totalDigitos: 1 }, 'Tiene máximo 1 dígito. | totalDigits 1'],
    [{ decimales: 0 }, 'No tiene decimales. | fractionDigits 0'],
    [{ decimales: 2 }, 'Tiene máximo 2 decimales. | fractionDigits 2'],
    [{ valorMinimo: '0', valorMaximo: '100' }, 'Va desde 0 hasta 100. | valor 0 a 100'],
    [{ valorMinimo: '0' }, 'Va desde 0 en adelante. | valor ≥ 0'],
    [{ valorMaximo: '100' }, 'Llega hasta 100. | valor ≤ 100'],
    [{ unidadMedida: 'kg' }, 'Se mide en kg. | UCUM kg'],
    [{ valores: 1 }, 'Solo admite un valor. | enumeración'],
  ])('[AREA-06] %o', (elemento, linea) => {
    expect(toLineas(elemento)).toEqual([linea]);
  });

  it('[AREA-06] a list without values says nothing of them, and a rule of the ontology says its sentence', () => {
    const [regla, ...rest] = listReglasEnPalabras({
      ...NINGUNA,
      valores: 0,
      reglas: [{ codigo: 'R-17', nombre: 'Menor de edad', enunciado: 'Si es TI, es menor de 18 años.' }],
    });
    expect(rest).toEqual([]);
    expect(regla).toEqual({
      asunto: 'negocio',
      frase: 'Si es TI, es menor de 18 años.',
      nota: 'Menor de edad. Regla de la ontología.',
      maquina: 'R-17',
    });
  });
});
