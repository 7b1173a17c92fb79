import { expect, test } from 'vitest';
import { keepHijos, updateOperacion, updatePadre } from './posicion-campos.ts';

const toCampo = (nombre: string, padre = '', operacion = '') => ({ nombre, padre, operacion });

test('[AREA-05] what stands in a field that is renamed goes with it', () => {
  const campos = [toCampo('a'), toCampo('b', 'a'), toCampo('c', 'b')];
  expect(updatePadre(campos, { antes: 'a', despues: 'x' }).map(({ padre }) => padre)).toEqual(['', 'x', 'b']);
  expect(updatePadre(campos, { antes: 'a', despues: 'a' })).toBe(campos);
});

test('[AREA-05] what stood in fields that are taken out moves up to what stays', () => {
  const antes = [toCampo('a'), toCampo('b', 'a'), toCampo('c', 'b'), toCampo('d', 'c'), toCampo('e', 'otro')];
  const despues = antes.filter(({ nombre }) => !['b', 'c'].includes(nombre));
  expect(keepHijos(antes, despues).map(({ padre }) => padre)).toEqual(['', 'a', 'otro']);
  const circulo = [toCampo('a', 'b'), toCampo('b', 'a'), toCampo('c', 'a')];
  expect(keepHijos(circulo, circulo.slice(2))).toEqual([toCampo('c')]);
});

test('[AREA-05] the fields of an operation go with its code', () => {
  const campos = [toCampo('a', '', 'uno'), toCampo('b', '', 'dos'), toCampo('c')];
  expect(
    updateOperacion(campos, { antes: 'uno', despues: 'tres' }).map(({ operacion }) => operacion),
  ).toEqual(['tres', 'dos', '']);
});
