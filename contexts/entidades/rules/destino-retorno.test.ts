import { isSitePath } from '@marco/contract-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDestinoRetorno } from './destino-retorno.ts';

const RETORNOS = [
  { from: 'level-consult', to: '/app/consulta?restaurada=1' },
  { from: 'level-services', to: '/app/servicios?restaurados=1' },
];

describe('back target of an entity', () => {
  it.each([
    ['level-consult', '/app/consulta?restaurada=1'],
    ['level-services', '/app/servicios?restaurados=1'],
    ['otra-cosa', '/app/admin/entities?entitiesConsult=1'],
    ['constructor', '/app/admin/entities?entitiesConsult=1'],
    ['', '/app/admin/entities?entitiesConsult=1'],
    ['//otro.ejemplo', '/app/admin/entities?entitiesConsult=1'],
    ['/\\otro.ejemplo', '/app/admin/entities?entitiesConsult=1'],
    ['javascript:alert(1)', '/app/admin/entities?entitiesConsult=1'],
    [null, '/app/admin/entities?entitiesConsult=1'],
  ])('[ROUTE-13] from %s it is %s', (from, target) => {
    expect(findDestinoRetorno(from, RETORNOS)).toBe(target);
  });

  it('whatever somebody writes leads to a page of this site', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (from) => {
        expect(isSitePath(findDestinoRetorno(from, RETORNOS))).toBe(true);
      }),
    );
  });
});
