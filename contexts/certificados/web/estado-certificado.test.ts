import { toTonoEstado } from '@marco/servicios/widgets';
import { expect, it } from 'vitest';
import { toTonoNivel } from './estado-certificado.ts';

it.each([
  [1, 'Estandarizado Nivel 1'],
  [2, 'Evaluado Nivel 2'],
  [3, 'Publicado Nivel 3'],
])('[AREA-05] level %i has the colour it has in the directory', (nivel, estado) => {
  expect(toTonoNivel(nivel)).toBe(toTonoEstado(estado));
});
