import { expect, it } from 'vitest';
import { findCurrentEntries } from './find-current-entries.ts';

const ENTRIES = [
  { to: '/app/home', label: 'Inicio', end: true },
  { to: '/app/elementos', label: 'Elementos' },
  { to: '/app/elementos?estado=aprobado', label: 'Incorporación' },
];

it.each([
  ['/app/home', '', ['Inicio']],
  ['/app/home/otra', '', []],
  ['/app/elementos', '', ['Elementos']],
  ['/app/elementos', '?estado=borrador', ['Elementos']],
  ['/app/elementos', '?estado=aprobado', ['Incorporación']],
  ['/app/elementos', '?texto=a&estado=aprobado&pagina=2', ['Incorporación']],
  ['/app/elementos/12', '?estado=aprobado', ['Elementos']],
  ['/app/otra', '?estado=aprobado', []],
])('[SHELL-08] at %s%s the entry of the menu is %j', (pathname, search, labels) => {
  const found = findCurrentEntries(ENTRIES, { pathname, search });
  expect([...found].map(({ label }) => label)).toEqual(labels);
});
