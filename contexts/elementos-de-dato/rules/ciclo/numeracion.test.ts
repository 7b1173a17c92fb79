import { describe, expect, it } from 'vitest';
import { computeNumeracion, computeSiguiente, listReparosNumero, listSinCambios } from './numeracion.ts';

const V = (numero: string) => {
  const [mayor = 1, menor = 0] = numero.split('.').map(Number);
  return { mayor, menor };
};
const CAMBIO = { campo: 'notas', etiqueta: 'Notas', antes: '', despues: 'Nota', razon: 'Cambia el texto.' };
const COMPATIBLE = {
  diferencias: [{ ...CAMBIO, cambio: 'menor' as const }],
  veredicto: { cambio: 'menor' as const, compatible: true, razones: ['Siguen siendo válidos.'] },
};
const INCOMPATIBLE = {
  diferencias: [{ ...CAMBIO, cambio: 'mayor' as const }],
  veredicto: { cambio: 'mayor' as const, compatible: false, razones: ['Cambia el tipo de dato.'] },
};
const IGUAL = { ...COMPATIBLE, diferencias: [] };

describe('the number of a version by what it changes', () => {
  it.each([
    ['the first change', '1.0', [], 'menor', '1.1'],
    ['a breaking one', '1.4', ['1.3'], 'mayor', '2.0'],
    ['a minor number that was thrown away', '1.0', ['1.1'], 'menor', '1.2'],
    ['a major number that was thrown away', '1.0', ['2.0'], 'mayor', '3.0'],
    ['a minor change after a major number was thrown away', '1.0', ['2.0'], 'menor', '1.1'],
  ] as const)('[AREA-06] %s', (_name, vigente, otras, cambio, siguiente) => {
    expect(computeSiguiente(otras.map(V), V(vigente), cambio)).toEqual(V(siguiente));
  });

  it('[AREA-06] compatible → minor: a minor number fits, and who chose a major one keeps it', () => {
    expect(computeNumeracion(V('1.1'), V('1.0'), [V('1.0')], COMPATIBLE)).toMatchObject({
      propuesto: '1.1',
      corresponde: true,
    });
    expect(computeNumeracion(V('2.0'), V('1.0'), [V('1.0')], COMPATIBLE)).toMatchObject({
      propuesto: '1.1',
      cambio: 'menor',
      corresponde: true,
    });
  });

  it('[AREA-06] breaking → major: a minor number does not fit, and the reasons say why', () => {
    const numeracion = computeNumeracion(V('1.1'), V('1.0'), [V('1.0')], INCOMPATIBLE);
    expect(numeracion).toMatchObject({ propuesto: '2.0', vigente: '1.0', corresponde: false });
    expect(listReparosNumero(V('1.1'), numeracion)).toEqual([
      'Los cambios son incompatibles con la versión 1.0: corresponde el número 2.0, no 1.1.',
      'Cambia el tipo de dato.',
    ]);
    const mayor = computeNumeracion(V('2.0'), V('1.0'), [V('1.0')], INCOMPATIBLE);
    expect(mayor).toMatchObject({ propuesto: '2.0', corresponde: true });
    expect(listReparosNumero(V('2.0'), mayor)).toEqual([]);
    expect(listReparosNumero(V('1.0'), null)).toEqual([]);
  });

  it('[AREA-06] a version that changes nothing of the one in force has that to mend, a first one has not', () => {
    for (const numero of ['1.1', '2.0'])
      expect(listSinCambios(computeNumeracion(V(numero), V('1.0'), [V('1.0')], IGUAL))).toEqual([
        {
          campo: 'version',
          mensaje: 'Dice lo mismo que la versión 1.0, que está vigente: cambie algo o descarte el borrador.',
        },
      ]);
    expect(listSinCambios(computeNumeracion(V('1.1'), V('1.0'), [V('1.0')], COMPATIBLE))).toEqual([]);
    expect(listSinCambios(null)).toEqual([]);
  });
});
