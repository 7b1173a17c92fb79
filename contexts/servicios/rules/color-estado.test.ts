import { expect, test } from 'vitest';
import { findColorEstado } from './color-estado.ts';

test.each([
  ['Identificado', 'gris'],
  ['Estandarizado Nivel 1', 'amarillo'],
  ['Evaluado Nivel 2', 'morado'],
  ['Publicado Nivel 3', 'verde'],
  ['Identificado no estandarizado', 'gris-anillo'],
  ['Otro', 'gris'],
  ['constructor', 'gris'],
])('[MESA-12] %s is %s', (nombre, color) => {
  expect(findColorEstado(nombre)).toBe(color);
});
