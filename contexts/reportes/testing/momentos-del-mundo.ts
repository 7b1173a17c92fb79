import fc from 'fast-check';

/** Days of the year the worlds live in. */
export const DIAS = 330;
export const PRIMERO = Date.parse('2026-01-05T00:00:00Z');
export const HORA = 3_600_000;

/** Some moment of the year, often at the same hour as another. */
export const momentoArbitrary = fc
  .tuple(fc.integer({ min: 0, max: DIAS }), fc.constantFrom(3, 5, 13, 15, 22))
  .map(([dia, hora]) => new Date(PRIMERO + dia * 24 * HORA + hora * HORA).toISOString());
