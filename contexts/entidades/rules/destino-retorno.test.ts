import { isSitePath } from '@marco/contract-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDestinoRetorno } from './destino-retorno.ts';

describe('back target of an entity', () => {
  it.each([
    ['level-consult', '/app/level/process-levelconsult?userConsult=1'],
    ['level-services', '/app/level/process-levelservices/home?dataLevelServices=1'],
    ['otra-cosa', '/app/admin/entities?entitiesConsult=1'],
    ['constructor', '/app/admin/entities?entitiesConsult=1'],
    ['', '/app/admin/entities?entitiesConsult=1'],
    ['//otro.ejemplo', '/app/admin/entities?entitiesConsult=1'],
    ['/\\otro.ejemplo', '/app/admin/entities?entitiesConsult=1'],
    ['javascript:alert(1)', '/app/admin/entities?entitiesConsult=1'],
    [null, '/app/admin/entities?entitiesConsult=1'],
  ])('[ROUTE-13] from %s it is %s', (from, target) => {
    expect(findDestinoRetorno(from)).toBe(target);
  });

  it('whatever somebody writes leads to a page of this site', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (from) => {
        expect(isSitePath(findDestinoRetorno(from))).toBe(true);
      }),
    );
  });
});
