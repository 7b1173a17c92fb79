import { describe, expect, it } from 'vitest';
import { readPlace } from './read-place.ts';

const rows = (total: number) => Array.from({ length: total }, (_, place) => place);

/** What a database answers that reads a page where it is told to. */
function read(total: number, pagina: number, tamano: number): { found: number[]; skipped: number } {
  const { isFromEnd, offset, limit } = readPlace({ pagina, tamano }, total);
  const ordered = isFromEnd ? rows(total).reverse() : rows(total);
  const found = ordered.slice(offset, offset + limit);
  return { found: isFromEnd ? found.reverse() : found, skipped: offset };
}

describe('where a page is read', () => {
  it.each([0, 1, 9, 10, 11, 25, 100])(
    'of %i rows every page holds what it would from the beginning',
    (total) => {
      for (const tamano of [1, 3, 10])
        for (let pagina = 1; pagina <= total / tamano + 2; pagina += 1)
          expect(read(total, pagina, tamano).found).toEqual(
            rows(total).slice(tamano * (pagina - 1), tamano * pagina),
          );
    },
  );

  it('never skips more than half of the rows', () => {
    for (let pagina = 1; pagina <= 100; pagina += 1)
      expect(read(1000, pagina, 10).skipped).toBeLessThanOrEqual(500);
  });
});
