import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSitePath } from './site-path.ts';

const SITE = 'https://marco.ejemplo.gov.co';

describe('a path of this site', () => {
  it.each([
    '/',
    '/app',
    '/app/admin/users?estado=pendiente',
    '/reset-end?key=a-b_c',
    '/app?volver=https://otro.ejemplo//x',
    '/mesas#reuniones',
  ])('%s is one', (address) => {
    expect(isSitePath(address)).toBe(true);
  });

  it.each([
    '',
    'app',
    '?a=1',
    '#x',
    '.',
    '@otro.ejemplo',
    ':80/x',
    '.otro.ejemplo',
    '//otro.ejemplo',
    '///otro.ejemplo',
    '/\\otro.ejemplo',
    '\\\\otro.ejemplo',
    '/app\\..\\x',
    'https://otro.ejemplo',
    'HTTPS:otro.ejemplo',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b',
    ' /app',
    '/app x',
    '/\t/otro.ejemplo',
    '/\n/otro.ejemplo',
    '\u0000/app',
    '/\u00A0/x',
    '/app/..//otro.ejemplo',
    '/.//otro.ejemplo',
    '/%2e%2e//otro.ejemplo',
    '/app//x',
  ])('%j is none', (address) => {
    expect(isSitePath(address)).toBe(false);
  });

  it('whatever passes stays at the site, for links, for the router and behind its address in a mail', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      ':',
      '@',
      '?',
      '#',
      '\t',
      '\n',
      ' ',
      '\u0000',
      'ñ',
      'otro.ejemplo',
      'app',
      'https:',
      'javascript:',
      '//',
      '[',
      ']',
    );
    const address = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(address, (text) => {
        fc.pre(isSitePath(text));
        const resolved = new URL(text, `${SITE}/app/home`);
        expect(resolved.origin).toBe(SITE);
        expect(new URL(resolved.pathname + resolved.search, SITE).origin).toBe(SITE);
        expect(new URL(`${SITE}${text}`).href).toBe(resolved.href);
      }),
      { numRuns: 2000, maxSkipsPerRun: 1000 },
    );
  });
});
