import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presentNombreCompleto } from './nombre-completo.ts';

describe('full name', () => {
  it.each([
    [
      { primerNombre: 'Ana', segundoNombre: 'María', primerApellido: 'Ñáñez', segundoApellido: 'Gil' },
      'Ana María Ñáñez Gil',
    ],
    [{ primerNombre: 'Ana', segundoNombre: null, primerApellido: 'Gil', segundoApellido: '  ' }, 'Ana Gil'],
    [{ primerNombre: ' Ana  Lucía ', primerApellido: 'Gil' }, 'Ana Lucía Gil'],
  ])('[ENT-01] %j', (partes, expected) => {
    expect(presentNombreCompleto(partes)).toBe(expected);
  });

  it('[ENT-01] never has two spaces together nor at its ends', () => {
    const part = fc.option(fc.string({ unit: fc.constantFrom('a', 'é', ' ', 'Ñ') }), { nil: undefined });
    fc.assert(
      fc.property(part, part, part, part, (a, b, c, d) => {
        const name = presentNombreCompleto({
          primerNombre: a ?? '',
          segundoNombre: b ?? null,
          primerApellido: c ?? '',
          segundoApellido: d ?? null,
        });
        expect(name).not.toMatch(/^ | {2}| $/);
      }),
    );
  });
});
