import { expect, it } from 'vitest';
import { presentDuracion } from './duracion.ts';
import { listMantenimientos } from './mantenimientos.ts';
import { chooseCambioDeIncidente, computeMarchaDeCola, computeMarchaDeUltimo } from './mediciones.ts';
import { explainMarcha, findPeorMarcha } from './textos-estado.ts';

it('[AREA-15] work that was given up is a failure, late work a delay, and what never was is not in use', () => {
  expect(computeMarchaDeCola({ abandonados: 1, atrasados: 4 })).toBe('falla');
  expect(computeMarchaDeCola({ abandonados: 0, atrasados: 4 })).toBe('demora');
  expect(computeMarchaDeCola({ abandonados: 0, atrasados: 0 })).toBe('bien');
  const now = new Date('2026-11-28T12:00:00Z');
  expect(computeMarchaDeUltimo(null, 30, now)).toBe('sin-uso');
  expect(computeMarchaDeUltimo(new Date('2026-11-27T05:59:59Z'), 30, now)).toBe('demora');
  expect(computeMarchaDeUltimo(new Date('2026-11-27T06:00:00Z'), 30, now)).toBe('bien');
});

it.each([
  [undefined, 'bien', undefined],
  [undefined, 'sin-uso', undefined],
  [undefined, 'sin-medir', undefined],
  [undefined, 'falla', { cierra: false, abre: 'falla' }],
  ['demora', 'demora', undefined],
  ['demora', 'falla', { cierra: true, abre: 'falla' }],
  ['falla', 'sin-medir', undefined],
  ['falla', 'bien', { cierra: true }],
  ['falla', 'sin-uso', { cierra: true }],
] as const)('[AREA-15] an incident %s and a measurement %s', (abierto, marcha, expected) => {
  expect(chooseCambioDeIncidente(abierto, marcha)).toEqual(expected);
});

it('[AREA-15] the whole is as its worst part, and what is not measured is not called broken', () => {
  expect(findPeorMarcha(['bien', 'demora', 'falla', 'sin-medir'])).toBe('falla');
  expect(findPeorMarcha(['bien', 'demora', 'sin-uso'])).toBe('demora');
  expect(findPeorMarcha(['sin-medir', 'sin-uso'])).toBe('bien');
  expect(explainMarcha('sitio', 'sin-medir')).toMatch(/no significa que no funcione/);
  expect(explainMarcha('sitio', 'sin-uso')).toBe('Todavía no se usa.');
});

it('[AREA-15] announced work is told until its last day is over, if it is published', () => {
  const fila = (titulo: string, fecha: string, fechaFin: string, publico = 'sí') => ({
    titulo,
    texto: 'No se podrán cargar archivos.',
    fecha,
    fechaFin,
    horario: 'De 10:00 p. m. a 2:00 a. m.',
    publico,
  });
  const filas = [
    fila('Después', '2026-12-05', '2026-12-06'),
    fila('Hoy termina', '2026-11-27', '2026-11-28'),
    fila('Pasó', '2026-11-26', '2026-11-27'),
    fila('Sin publicar', '2026-11-28', '2026-11-28', 'no'),
    fila('Al revés', '2026-11-29', '2026-11-01'),
  ];
  const listed = listMantenimientos(filas, '2026-11-28');
  expect(listed.map(({ titulo }) => titulo)).toEqual(['Hoy termina', 'Al revés', 'Después']);
  expect(listed[1]?.fechaFin).toBe('2026-11-29');
});

it.each([
  ['2026-11-28T10:00:00Z', '2026-11-28T10:00:10Z', '1 minuto'],
  ['2026-11-28T10:00:00Z', '2026-11-28T10:59:00Z', '59 minutos'],
  ['2026-11-28T10:00:00Z', '2026-11-28T11:10:00Z', '1 hora'],
  ['2026-11-28T10:00:00Z', '2026-11-30T12:00:00Z', '2 días'],
])('[AREA-15] what lasted from %s to %s', (desde, hasta, expected) => {
  expect(presentDuracion(desde, hasta)).toBe(expected);
});
