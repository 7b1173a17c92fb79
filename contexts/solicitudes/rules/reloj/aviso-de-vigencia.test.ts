import { addDays } from '@marco/country/working-days';
import { expect, it } from 'vitest';
import { findAvisoDeVigencia } from './aviso-de-vigencia.ts';

const HOY = '2026-11-27';
const find = (faltan: number) => findAvisoDeVigencia(addDays(HOY, faltan), HOY);

it('[AREA-05] a certificate is told of 90, 60 and 30 days before its last one, each two weeks late at most', () => {
  expect([120, 91].map(find)).toEqual([undefined, undefined]);
  expect([90, 77].map(find)).toEqual([90, 90]);
  expect([76, 61].map(find)).toEqual([undefined, undefined]);
  expect([60, 47, 46].map(find)).toEqual([60, 60, undefined]);
  expect([30, 17, 16, 0, -1].map(find)).toEqual([30, 30, undefined, undefined, undefined]);
});
