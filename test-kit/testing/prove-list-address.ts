import fc from 'fast-check';
import { expect, it } from 'vitest';

type Query = Iterable<readonly [string, string]>;

interface Address<State> {
  readonly parse: (query: Query) => State;
  readonly format: (state: State) => readonly (readonly [string, string])[];
}

/**
 * Proves the address of a list: what people kept still says the same, and any address at all says a list that is
 * written and read back.
 *
 * @param kept queries of addresses as they once were, each with what the list writes of it
 */
export function proveListAddress<State>(
  { parse, format }: Address<State>,
  kept: readonly (readonly [query: string, written: string])[],
): void {
  const write = (state: State) =>
    new URLSearchParams(format(state).map(([name, value]) => [name, value])).toString();

  it.each(kept)('an address that was kept says what it said: ?%s', (query, written) => {
    expect(write(parse(new URLSearchParams(query)))).toBe(written);
  });

  it('any address says a list, which is written and read back', () => {
    fc.assert(
      fc.property(drawQueries(kept), (query) => {
        const state = parse(query);
        expect(parse(new URLSearchParams(write(state)))).toEqual(state);
      }),
    );
  });

  it('what the list does not know changes nothing', () => {
    const foreign = fc.string().map((text) => `ajeno${text}`);
    fc.assert(
      fc.property(drawQueries(kept), fc.dictionary(foreign, fc.string()), (query, more) => {
        expect(parse([...query, ...Object.entries(more)])).toEqual(parse(query));
      }),
    );
  });
}

/** Queries of the names that were kept: their values at any of them, repeated names, nonsense, huge texts. */
function drawQueries(kept: readonly (readonly [query: string, written: string])[]) {
  const pairs = kept.flatMap(([query]) => [...new URLSearchParams(query)]);
  const name = fc.constantFrom(...pairs.map(([known]) => known));
  const character = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
  const nonsense = fc.oneof(
    fc.string({ unit: character, maxLength: 300 }),
    fc.integer().map(String),
    fc.constant('9'.repeat(5000)),
  );
  const pair = fc.oneof(
    { arbitrary: fc.constantFrom(...pairs), weight: 3 },
    { arbitrary: fc.tuple(name, fc.constantFrom(...pairs.map(([, value]) => value))), weight: 1 },
    { arbitrary: fc.tuple(name, nonsense), weight: 1 },
  );
  return fc.array(pair, { maxLength: 20 });
}
