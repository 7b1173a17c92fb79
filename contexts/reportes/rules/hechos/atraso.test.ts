import { startOfDay, toMoment } from '@marco/country/local-time';
import { expect, it } from 'vitest';
import { findAtrasoXroad } from './atraso.ts';

it('[AREA-09] a figure of exchanges is partial until the last day of its period was loaded', () => {
  const octubre = startOfDay('2026-11-01');
  const hoy = toMoment('2026-11-20', '02:00');
  expect([
    findAtrasoXroad(null, hoy),
    findAtrasoXroad(toMoment('2026-11-18', '23:00'), hoy),
    findAtrasoXroad(toMoment('2026-11-19', '05:00'), hoy),
    findAtrasoXroad(toMoment('2026-10-31', '08:00'), octubre),
    findAtrasoXroad(toMoment('2026-10-30', '23:00'), octubre),
  ]).toEqual([
    'X-Road: la AND todavía no ha cargado datos.',
    'X-Road: la AND cargó hasta el 18 de noviembre de 2026.',
    undefined,
    undefined,
    'X-Road: la AND cargó hasta el 30 de octubre de 2026.',
  ]);
});
