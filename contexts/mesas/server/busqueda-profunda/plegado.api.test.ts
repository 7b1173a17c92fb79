import { startTestApp, type TestApp } from '@marco/test-kit';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTextoMarcado } from '../../rules/busqueda-profunda/fragmento.ts';
import { findPlegar } from './plegado.queries.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const letter = fc.oneof(
  fc.constantFrom(...'aáAÁñÑüÜçøßæŒłº…«»–“”½№ﬁ😀𝐀\u0301 '),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 2 }),
);
const text = fc
  .array(letter, { maxLength: 30 })
  .map((letters) => letters.join('').replaceAll('\u0000', '').toWellFormed());

it('what is marked agrees with what the database compares, letter by letter', async () => {
  const plegar = await findPlegar(test.database.kysely);
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 20 }), async (texts) => {
      const { rows } = await sql<{ folded: string }>`
        select texto_busqueda(t) as folded from unnest(${texts}::text[]) with ordinality u(t, n) order by n`.execute(
        test.database.kysely,
      );
      expect(texts.map((one) => [...one].map(plegar).join(''))).toEqual(rows.map(({ folded }) => folded));
    }),
    { numRuns: 50 },
  );
});

it('a text the database finds is a text that is marked', async () => {
  const plegar = await findPlegar(test.database.kysely);
  const words = fc.string({ unit: fc.constantFrom(...'aáñÑß…º'), minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.tuple(text, words), async ([texto, word]) => {
      const shown = texto.trim().replaceAll(/\s+/gu, ' ');
      const {
        rows: [row],
      } = await sql<{ found: boolean; folded: string }>`
        select strpos(texto_busqueda(${shown}), texto_busqueda(${word})) > 0 as found,
          texto_busqueda(${word}) as folded`.execute(test.database.kysely);
      const isMarked = buildTextoMarcado(texto, [row?.folded ?? ''], plegar).some(({ marcado }) => marcado);
      expect(isMarked).toBe(row?.found);
    }),
    { numRuns: 200 },
  );
});
