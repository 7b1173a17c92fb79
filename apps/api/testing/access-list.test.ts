import { describe, expect, it } from 'vitest';
import { type AccessLine, compareAccess, readAccessList } from './access-list.ts';

const LIST = `# Access

Who may \`do\` what.

## mesas

| Address | Method | Who |
|---|---|---|
| \`/api/mesas/{id}\` | GET, PUT | mesas · editar |
| \`/api-public/mesas\` | GET | public |

## parametros

| Address | Method | Who |
|---|---|---|
| \`/api/(sistemas, lenguajes)/{id}/\` | GET | catalogos · consultar |
`;

const DECLARED: readonly AccessLine[] = [
  { context: 'mesas', call: 'GET /api/mesas/{id}', who: 'mesas · editar' },
  { context: 'mesas', call: 'PUT /api/mesas/{id}', who: 'mesas · editar' },
  { context: 'mesas', call: 'GET /api-public/mesas', who: 'public' },
  { context: 'parametros', call: 'GET /api/sistemas/{id}/', who: 'catalogos · consultar' },
  { context: 'parametros', call: 'GET /api/lenguajes/{id}/', who: 'catalogos · consultar' },
];

describe('the list of who may call an address', () => {
  it('is read with its contexts, methods and alternatives', () => {
    expect(readAccessList(LIST)).toEqual(DECLARED);
    expect(compareAccess(readAccessList(LIST), DECLARED)).toEqual([]);
  });

  it.each([
    [
      'a permission changed in the endpoint alone',
      { who: 'session' },
      'the list says mesas · editar, its endpoint session',
    ],
    ['an endpoint of another context', { context: 'oid' }, 'belongs under oid, not mesas'],
  ])('%s is found', (_, change, finding) => {
    const changed = DECLARED.map((line) => (line.call.startsWith('PUT') ? { ...line, ...change } : line));
    expect(compareAccess(readAccessList(LIST), changed)).toEqual([`PUT /api/mesas/{id}: ${finding}`]);
  });

  it('an address that is missing in the list, too many in it or in it twice is found', () => {
    const listed = readAccessList(LIST);
    const fewer = listed.filter(({ call }) => call !== 'GET /api-public/mesas');
    expect(compareAccess(fewer, DECLARED)).toEqual([
      'GET /api-public/mesas: is missing; its endpoint says public, under mesas',
    ]);
    expect(compareAccess(listed, DECLARED.slice(0, -1))).toEqual([
      'GET /api/lenguajes/{id}/: no endpoint has this address',
    ]);
    expect(compareAccess([...listed, ...listed.slice(0, 1)], DECLARED)).toEqual([
      'GET /api/mesas/{id}: is listed twice',
    ]);
  });

  it.each(['| /api/mesas | GET | public |', '| `/api/mesas` | get | public |', '| `/api/mesas` | GET |'])(
    'a row that cannot be read is refused: %s',
    (row) => expect(() => readAccessList(`${LIST}${row}\n`)).toThrow('line 17 is no row'),
  );
});
