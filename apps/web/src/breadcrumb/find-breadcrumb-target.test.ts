import { describe, expect, it } from 'vitest';
import { type BreadcrumbStep, findBreadcrumbTarget } from './find-breadcrumb-target.ts';

const PLACE = { pathname: '/app/admin/capadeuso/show/12', id: 12 };

function step(parts: Partial<BreadcrumbStep>): BreadcrumbStep {
  return { nombre: 'Paso', url: '/app/origen', ...parts };
}

describe('breadcrumb targets', () => {
  it.each([
    [1, '/'],
    [2, '/app/admin?userConsult=1'],
    [3, '/app/admin/capadeuso/filter?capasConsult=1'],
    [4, '/app/admin/capadeuso/12'],
    [5, '/app/admin/capadeuso/show'],
    [6, '/app/level/process-levelconsult?userConsult=1'],
  ] as const)('[ROUTE-16] section %i leads to %s', (seccion, target) => {
    expect(findBreadcrumbTarget(step({ seccion }), PLACE)).toBe(target);
  });

  it.each([
    ['services', '/app/level/process-levelservices/home?dataLevelServices=1'],
    ['entities', '/app/admin/entities?entitiesConsult=1'],
    ['users', '/app/admin/users?userConsult=1'],
  ] as const)('[ROUTE-16] the consult flag %s leads to %s, whatever the section', (dataConsult, target) => {
    for (const seccion of [undefined, 1, 2, 3, 4, 5, 6] as const) {
      expect(findBreadcrumbTarget(step({ dataConsult, ...(seccion ? { seccion } : {}) }), PLACE)).toBe(
        target,
      );
    }
  });

  it('[ROUTE-12] [ROUTE-16] a version goes back to where it was opened', () => {
    expect(findBreadcrumbTarget(step({ seccion: 3 }), { ...PLACE, isVersion: true })).toBe('/app/origen');
  });

  it('[ROUTE-16] a step without section or flag is its own address', () => {
    expect(findBreadcrumbTarget(step({}), PLACE)).toBe('/app/origen');
  });

  it('going up never leaves the site', () => {
    expect(findBreadcrumbTarget(step({ seccion: 2 }), { pathname: '/app' })).toBe('/?userConsult=1');
    expect(findBreadcrumbTarget(step({ seccion: 5 }), { pathname: '/' })).toBe('/');
  });
});
