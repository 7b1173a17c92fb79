import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepPublicados } from './campos-publicados.ts';

interface Campo {
  readonly id: number;
  readonly padreId: number | null;
  readonly publicado: boolean;
}

/** Trees: a field stands in one of those before it, or in the message itself. */
const arbol = fc.array(fc.tuple(fc.boolean(), fc.nat()), { maxLength: 30 }).map((dibujos) =>
  dibujos.map(
    ([publicado, donde], at): Campo => ({
      id: at + 1,
      padreId: donde % (at + 1) === 0 ? null : donde % (at + 1),
      publicado,
    }),
  ),
);

describe('[AREA-05] the fields of a message that anybody may be told of', () => {
  it('are the published ones and what these stand in, in their order, and no other', () => {
    fc.assert(
      fc.property(arbol, (campos) => {
        const holds = ({ id }: Campo): boolean =>
          campos.some((otro) => otro.padreId === id && (otro.publicado || holds(otro)));
        const told = campos.filter((campo) => campo.publicado || holds(campo));
        expect(keepPublicados(campos)).toEqual(told);
      }),
    );
  });

  it('keep every parent: none floats, and none vanishes', () => {
    const campos = [
      { id: 1, padreId: null, publicado: false },
      { id: 2, padreId: 1, publicado: false },
      { id: 3, padreId: 2, publicado: true },
      { id: 4, padreId: 2, publicado: false },
      { id: 5, padreId: null, publicado: false },
    ];
    expect(keepPublicados(campos).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
