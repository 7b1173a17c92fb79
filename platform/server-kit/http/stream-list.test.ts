import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { streamList } from './stream-list.ts';

const read = async (groups: readonly (readonly object[])[], rest: object) => {
  async function* list() {
    yield* groups;
  }
  return JSON.parse(await text(streamList({ name: 'filas', groups: list(), rest })));
};

describe('a list as a stream', () => {
  it.each([
    ['nothing', []],
    ['an empty group', [[]]],
    ['groups, one of them empty', [[{ id: 1 }, { id: 2 }], [], [{ id: 3, nombre: 'Ñ "]}"' }]]],
  ])('of %s is the JSON of the whole', async (_, groups) => {
    expect(await read(groups, { total: 3 })).toEqual({ total: 3, filas: groups.flat() });
    expect(await read(groups, {})).toEqual({ filas: groups.flat() });
  });

  it('ends broken when a group cannot be read: what came is no JSON', async () => {
    async function* list() {
      yield [{ id: 1 }];
      throw new Error('the database is gone');
    }
    await expect(text(streamList({ name: 'filas', groups: list(), rest: {} }))).rejects.toThrow(
      'the database is gone',
    );
  });
});
