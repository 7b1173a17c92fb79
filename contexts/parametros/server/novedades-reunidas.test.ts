import { describe, expect, it } from 'vitest';
import { defineNovedades } from './define-novedades.ts';
import { buildNovedades } from './novedades-reunidas.ts';

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
    const one = { ...defineNovedades(10, { a: evento, b: evento }), ...defineNovedades(30, { c: evento }) };
    const other = defineNovedades(20, { d: evento });
    const third = defineNovedades(10, { e: evento });
    expect([...buildNovedades([other, one, third]).keys()]).toEqual(['a', 'b', 'e', 'd', 'c']);
  });

  it('has one event of each code', () => {
    const twice = [defineNovedades(10, { a: evento }), defineNovedades(20, { a: evento })];
    expect(() => buildNovedades(twice)).toThrow('Two contexts declare an event of the same code.');
  });
});
