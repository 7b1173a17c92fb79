import { describe, expect, test } from 'vitest';
import { isMesasStorageCleared } from './mesas-storage.ts';

const HOME = '/mesas-interoperabilidad/home';
const MESA = '/mesas-interoperabilidad/consult/7';
const OTHER_MESA = '/mesas-interoperabilidad/consult/8';
const REUNION = '/mesas-interoperabilidad/viewmeeting/3/7';
const ROOT = '/mesas-interoperabilidad';
const ELSEWHERE = ['/', '/app/home', '/directorio-servicios', '/mesas-interoperabilidad/consult', REUNION];
const EVERYWHERE = [null, ROOT, HOME, MESA, OTHER_MESA, ...ELSEWHERE];

describe('[ROUTE-11] stored search and tab', () => {
  test.each(EVERYWHERE)('from %s to the mesas home both stay', (from) => {
    expect([HOME, `${HOME}/`, ROOT].map((to) => isMesasStorageCleared(from, to))).toEqual([
      false,
      false,
      false,
    ]);
  });

  test.each(EVERYWHERE.flatMap((from) => ELSEWHERE.map((to) => [from, to] as const)))(
    'from %s to %s both go',
    (from, to) => {
      expect(isMesasStorageCleared(from, to)).toBe(true);
    },
  );

  test.each([
    [HOME, false],
    [`${HOME}/`, false],
    [ROOT, false],
    [null, false],
    [MESA, false],
    [OTHER_MESA, true],
    ...ELSEWHERE.map((from) => [from, true] as const),
  ] as const)('from %s to the consult of a mesa: removed %s', (from, removed) => {
    expect(isMesasStorageCleared(from, MESA)).toBe(removed);
  });
});
