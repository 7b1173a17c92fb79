import { describe, expect, it } from 'vitest';
import { canReadImpactoSolicitud, findFaltaDeImpacto, isImpactoExigido } from './impacto-exigido.ts';

describe('whom a request breaks', () => {
  it.each([
    ['nueva', false],
    ['actualizacion', true],
    ['retiro', true],
  ] as const)('[AREA-05] is seen before it is approved: %s', (tipo, exigido) => {
    expect(isImpactoExigido(tipo)).toBe(exigido);
  });

  it.each([
    [undefined, 'IMPACTO_SOLICITUD_SIN_VER'],
    [null, 'IMPACTO_SOLICITUD_SIN_VER'],
    ['', 'IMPACTO_SOLICITUD_SIN_VER'],
    ['otra', 'IMPACTO_SOLICITUD_DISTINTO'],
    ['esta', undefined],
  ] as const)('[AREA-05] of what is seen, %s is answered with %s', (vista, falta) => {
    expect(findFaltaDeImpacto('esta', vista)).toBe(falta);
  });

  it.each([
    ['the ministry', true, 1, true],
    ['its entity', false, 7, true],
    ['another entity', false, 8, false],
    ['nobody of an entity', false, null, false],
  ] as const)('[AREA-05] is read by %s: %s', (_quien, esMinisterio, entidadId, allowed) => {
    expect(canReadImpactoSolicitud({ esMinisterio, entidadId }, { entidadId: 7 }).allowed).toBe(allowed);
  });
});
