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
    const reunidas = buildNovedades([
      { titulo: 'Otro', novedades: other },
      { titulo: 'Uno', novedades: one },
      { titulo: 'Tres', novedades: third },
    ]);
    expect([...reunidas.values()].map(({ codigo, tema }) => `${codigo} ${tema}`)).toEqual([
      'a Uno',
      'b Uno',
      'e Tres',
      'd Otro',
      'c Uno',
    ]);
  });

  it('has one event of each code', () => {
    const twice = [10, 20].map((orden) => ({
      titulo: 'Uno',
      novedades: defineNovedades(orden, { a: evento }),
    }));
    expect(() => buildNovedades(twice)).toThrow('Two contexts declare an event of the same code.');
  });
});
