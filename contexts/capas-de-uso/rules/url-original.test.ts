import { expect, it } from 'vitest';
import { findUrlOriginal } from './url-original.ts';

it.each([
  ['/app/admin/capadeuso/filter?capasConsult=1', true],
  ['/app/admin/capadeuso/12', true],
  [null, false],
  ['', false],
  ['//evil.example/app/', false],
  ['/app/..//evil.example', false],
  ['javascript:alert(1)', false],
  ['/mesas-interoperabilidad/home', false],
])('[ROUTE-12] a version goes back to %s: %s', (urlOri, isKept) => {
  expect(findUrlOriginal(urlOri)).toBe(isKept ? urlOri : null);
});
