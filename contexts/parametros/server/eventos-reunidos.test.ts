import { describe, expect, it } from 'vitest';
import { defineEventos } from './define-eventos.ts';
import { buildEventos } from './eventos-reunidos.ts';

const evento = {
  nombre: 'Evento',
  descripcion: 'Avisa.',
  enProducto: true,
  configurable: true,
  reservado: false,
  variables: {},
  plantilla: { asunto: 'Asunto', aviso: 'Aviso', cuerpo: [] },
} as const;

describe('what every context tells people of', () => {
  it('stands by its place, and as it was declared where the place is the same', () => {
    const one = { ...defineEventos(10, { a: evento, b: evento }), ...defineEventos(30, { c: evento }) };
    const other = defineEventos(20, { d: evento });
    const third = defineEventos(10, { e: evento });
    expect([...buildEventos([other, one, third]).keys()]).toEqual(['a', 'b', 'e', 'd', 'c']);
  });

  it('has one event of each code', () => {
    const twice = [defineEventos(10, { a: evento }), defineEventos(20, { a: evento })];
    expect(() => buildEventos(twice)).toThrow('Two contexts declare an event of the same code.');
  });
});
