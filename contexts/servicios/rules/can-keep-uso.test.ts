import { allowPermission } from '@marco/contract-kit/permission-decision';
import { RECURSO_ELEMENTOS } from '@marco/elementos-de-dato/terms';
import { describe, expect, it } from 'vitest';
import { canKeepUso, canLinkAny, findEntidadVinculable } from './can-keep-uso.ts';

const PROPIA = 7;

describe('who says which elements a servicio carries', () => {
  it.each([
    ['of the ministry', true, true, 1, true, true],
    ['of the entity of the servicio', true, false, PROPIA, true, true],
    ['of another entity', true, false, 8, false, true],
    ['of no entity', true, false, null, false, false],
    ['of the ministry without the permission', false, true, 1, false, false],
    ['of the entity without the permission', false, false, PROPIA, false, false],
  ])('[AREA-06] %s', (_name, edits, esMinisterio, entidadId, keeps, links) => {
    const editaElementos = allowPermission(new Set(edits ? ['editar'] : []), RECURSO_ELEMENTOS, 'editar');
    const quien = { editaElementos, esMinisterio, entidadId };
    const { allowed, reasons } = canKeepUso(quien, PROPIA);
    expect(allowed).toBe(keeps);
    expect(reasons).toHaveLength(keeps ? 0 : 1);
    expect(canLinkAny(quien)).toBe(links);
    const offered = findEntidadVinculable(quien);
    expect(offered === 'todas' || offered === PROPIA).toBe(keeps);
  });
});
