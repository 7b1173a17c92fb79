import { describe, expect, it } from 'vitest';
import type { Aporte } from './aporte.ts';
import { computeExplicacion } from './explicacion.ts';
import { presentCambio, presentValor } from './frases.ts';
import { presentExplicacion, presentParte } from './relato.ts';

const entidad = (id: number, publica: boolean): Aporte => ({
  objeto: 'entidad',
  id,
  clase: publica ? 'publica' : 'sin-publicar',
  num: publica ? 1 : 0,
  den: 1,
  medida: null,
  dimensiones: {},
});

describe('why a figure changed', () => {
  const antes = [1, 2, 3, 4].map((id) => entidad(id, id <= 2));
  // One left, one entered, one began to publish.
  const despues = [entidad(1, true), entidad(2, true), entidad(3, true), entidad(5, false)];

  it('[AREA-09] by what entered, left and became something else', () => {
    const explicacion = computeExplicacion('parte', antes, despues);
    expect(explicacion?.partes.map(({ ids: _, ...parte }) => parte)).toEqual([
      { tipo: 'entraron', desde: null, hasta: 'sin-publicar', cantidad: 1, centesimas: -1000 },
      { tipo: 'cambiaron', desde: 'sin-publicar', hasta: 'publica', cantidad: 1, centesimas: 2000 },
      { tipo: 'salieron', desde: 'sin-publicar', hasta: null, cantidad: 1, centesimas: 1500 },
    ]);
    expect([explicacion?.antes, explicacion?.despues]).toEqual([5000, 7500]);
    const frase =
      explicacion &&
      presentExplicacion(explicacion, { antes: '50,0 %', despues: '75,0 %', unidad: 'porcentaje' });
    expect(frase).toBe(
      'Subió de 50,0 % a 75,0 %: 1 entró como entidad que todavía no publica (−10,0 puntos); 1 pasó de entidad que todavía no publica ' +
        'a entidad que publica (+20,0 puntos); 1 salió, antes entidad que todavía no publica (+15,0 puntos).',
    );
  });

  it('[AREA-09] by another definition, which is told apart', () => {
    const redefinidos = despues.filter(({ id }) => id !== 1);
    const explicacion = computeExplicacion('parte', antes, despues, redefinidos);
    expect(explicacion?.partes.at(-1)).toMatchObject({
      tipo: 'definicion',
      cantidad: 1,
      centesimas: 6667 - 7500,
    });
    expect(explicacion?.despues).toBe(6667);
  });

  it('[AREA-09] not of a median, and not of a share of nothing', () => {
    expect(computeExplicacion('mediana', antes, despues)).toBeUndefined();
    expect(computeExplicacion('parte', [], despues)).toBeUndefined();
    expect(computeExplicacion('cuenta', [], antes)?.despues).toBe(200);
  });

  it('[AREA-09] a record that counts twice in a cut is told by what it counts as', () => {
    const acuerdo = (clase: string): Aporte => ({ ...entidad(1, true), objeto: 'acuerdo', clase, den: 0 });
    const explicacion = computeExplicacion(
      'cuenta',
      [acuerdo('pedido')],
      [acuerdo('pedido'), acuerdo('aprobado')],
    );
    expect(explicacion?.partes).toMatchObject([{ tipo: 'entraron', hasta: 'aprobado', centesimas: 100 }]);
  });
});

describe('the wording of a value', () => {
  it.each([
    [{ valor: 65.9236, numerador: 207, denominador: 314 }, 'porcentaje', '65,9 %'],
    [{ valor: 42.8571, numerador: 3, denominador: 7 }, 'porcentaje', '3 de 7'],
    [{ valor: null, numerador: 0, denominador: 0 }, 'porcentaje', 'Sin dato'],
    [{ valor: 0, numerador: 0, denominador: null }, 'entero', '0'],
    [{ valor: 12.5, numerador: null, denominador: 4 }, 'dias', '12,5 días'],
    [{ valor: 1, numerador: null, denominador: 4 }, 'dias', '1 día'],
    [{ valor: 12345, numerador: 12345, denominador: null }, 'entero', '12.345'],
  ] as const)('[AREA-09] %j as %s is %s', (dicho, unidad, texto) => {
    expect(presentValor(dicho, unidad)).toBe(texto);
  });

  it('[AREA-09] a change has its sign and its unit', () => {
    expect([
      presentCambio(490, 'porcentaje'),
      presentCambio(-300, 'entero'),
      presentCambio(100, 'dias'),
    ]).toEqual(['+4,9 puntos', '−3', '+1 día']);
  });
});

it('[AREA-09] a part says its kinds by name: two values as one, and one that only counts otherwise', () => {
  const parte = { cantidad: 3, centesimas: 100, ids: [1, 2, 3] } as const;
  expect(presentParte({ ...parte, tipo: 'entraron', desde: null, hasta: 'ministerio, mas-de-20' })).toBe(
    '3 entraron como «Ministerio, más de 20 días»',
  );
  expect(presentParte({ ...parte, tipo: 'cambiaron', desde: 'validaciones', hasta: 'validaciones' })).toBe(
    '3 entidades que validaron, con otra cuenta',
  );
  expect(presentParte({ ...parte, tipo: 'cambiaron', desde: 'vencido', hasta: 'tarde' })).toBe(
    '3 pasaron de compromisos vencidos a compromisos cumplidos tarde',
  );
});
