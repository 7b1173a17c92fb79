import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDestinoIngreso } from './destino-ingreso.ts';

describe('the address asked for before signing in', () => {
  it.each(['/app', '/app/admin/users?estado=pendiente', '/app?x=1#y'])('%s is gone to', (destino) => {
    expect(findDestinoIngreso(destino)).toBe(destino);
  });

  it.each([
    null,
    '',
    '/',
    '/application',
    '//otro.ejemplo/app',
    '/\\otro.ejemplo',
    'https://otro.ejemplo/app',
    'javascript:alert(1)',
    '/app/..//otro.ejemplo',
    '/app\\..\\..\\\\otro.ejemplo',
    '/app@otro.ejemplo',
  ])('%s is not', (destino) => {
    expect(findDestinoIngreso(destino)).toBeNull();
  });

  it('never leads to another site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string().map((text) => `/app${text}`),
        ),
        (destino) => {
          const found = findDestinoIngreso(destino);
          if (found !== null)
            expect(new URL(found, 'https://marco.ejemplo').origin).toBe('https://marco.ejemplo');
        },
      ),
    );
  });
});
