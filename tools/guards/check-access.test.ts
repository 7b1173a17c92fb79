import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { boundAddresses } from '../../apps/api/testing/bound-modules.ts';
import { repositoryRoot } from '../system/repository.ts';
import { checkAccess } from './check-access.ts';
import { plantTree } from './planted-tree.ts';

const list = readFileSync(join(repositoryRoot, 'docs/access.md'), 'utf8');

const messages = (root: string, addresses = boundAddresses) =>
  checkAccess(root, addresses).violations.map(({ message }) => message);

const [first] = boundAddresses.filter(({ address }) => address.access.kind === 'permission');
if (!first) throw new Error('no address asks for a permission');

describe('the list of who may call an address', () => {
  it('agrees with the endpoints of this repository', () => {
    expect(messages(repositoryRoot)).toEqual([]);
    expect(boundAddresses.length).toBeGreaterThan(400);
  });

  it('a permission changed in an endpoint alone is found', () => {
    const changed = boundAddresses.map((bound) =>
      bound === first
        ? { ...bound, address: { ...bound.address, access: { kind: 'session' } as const } }
        : bound,
    );
    expect(messages(repositoryRoot, changed)).toEqual([
      expect.stringMatching(/^[A-Z]+ \/api\/.*: the list says .* · .*, its endpoint session$/),
    ]);
  });

  it('an endpoint nobody listed is found', () => {
    const address = { ...first.address, url: '/api/plantado', access: { kind: 'session' } } as const;
    const planted = { endpoint: first.endpoint, address };
    expect(messages(repositoryRoot, [...boundAddresses, planted])).toEqual([
      expect.stringMatching(/^[A-Z]+ \/api\/plantado: is missing; its endpoint says session, under [a-z-]+$/),
    ]);
  });

  it('a row that no endpoint has any more is found, and so is a row that somebody took away', () => {
    const row = '| `/api/servicioauditoria/filtros` | GET | auditoria · consultar |';
    expect(list).toContain(row);
    const root = plantTree({ 'docs/access.md': list.replace(row, row.replace('filtros', 'plantada')) });
    expect(messages(root)).toEqual([
      'GET /api/servicioauditoria/plantada: no endpoint has this address',
      'GET /api/servicioauditoria/filtros: is missing; its endpoint says auditoria · consultar, under auditoria',
    ]);
  });
});
