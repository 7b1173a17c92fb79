import { describe, expect, it } from 'vitest';
import { findClaveDeAviso, findDiaDeAvisos } from './aviso-compromiso.ts';
import { computePlazo, presentPlazo } from './plazo-compromiso.ts';

const ABIERTO = { estado: 'abierto', mesaActiva: true } as const;
const plazo = (venceEn: string, hoy: string) => computePlazo({ ...ABIERTO, venceEn }, hoy, 3);

describe('[MESA-11] where a commitment stands against its due date', () => {
  it.each([
    ['2026-11-13', '2026-11-20', 'vencido', 'Vencido hace 4 días hábiles'],
    ['2026-11-13', '2026-11-17', 'vencido', 'Vencido hace 1 día hábil'],
    ['2026-11-13', '2026-11-14', 'vencido', 'Venció hace menos de un día hábil'],
    ['2026-11-13', '2026-11-16', 'vencido', 'Venció hace menos de un día hábil'],
    ['2026-11-20', '2026-11-20', 'por-vencer', 'Vence hoy'],
    ['2026-11-23', '2026-11-20', 'por-vencer', 'Vence en 1 día hábil'],
    ['2026-11-25', '2026-11-20', 'por-vencer', 'Vence en 3 días hábiles'],
    ['2026-11-26', '2026-11-20', 'a-tiempo', 'Vence en 4 días hábiles'],
  ])('due %s, on %s: %s, %s', (venceEn, hoy, situacion, texto) => {
    expect(plazo(venceEn, hoy).situacion).toBe(situacion);
    expect(presentPlazo(plazo(venceEn, hoy))).toBe(texto);
  });

  it('nobody waits for one that is closed, or whose mesa is', () => {
    const vencido = { venceEn: '2026-11-13' };
    const closed = computePlazo({ ...ABIERTO, ...vencido, estado: 'cumplido' }, '2026-11-20', 3);
    expect([closed.situacion, presentPlazo(closed)]).toEqual(['cerrado', '']);
    const inClosed = computePlazo({ ...ABIERTO, ...vencido, mesaActiva: false }, '2026-11-20', 3);
    expect([inClosed.situacion, presentPlazo(inClosed)]).toEqual(['suspendido', 'Mesa cerrada']);
  });
});

describe('[MESA-11] when reminders go out', () => {
  it.each([
    ['2026-11-20T11:59:59Z', undefined],
    ['2026-11-20T12:00:00Z', '2026-11-20'],
    ['2026-11-21T04:59:00Z', '2026-11-20'],
    ['2026-11-21T15:00:00Z', undefined],
    ['2026-11-16T15:00:00Z', undefined],
  ])('at %s those of %s should have gone', (now, dia) => {
    expect(findDiaDeAvisos(new Date(now), 7)).toBe(dia);
  });

  it.each([
    ['2026-11-13', '2026-11-17', '5:2026-11-13:vencido:0'],
    ['2026-11-13', '2026-11-19', '5:2026-11-13:vencido:0'],
    ['2026-11-13', '2026-11-20', '5:2026-11-13:vencido:1'],
    ['2026-11-24', '2026-11-20', '5:2026-11-24:por-vencer'],
    ['2026-12-24', '2026-11-20', undefined],
  ])('due %s, on %s the reminder is %s', (venceEn, hoy, clave) => {
    const found = findClaveDeAviso({ id: 5, venceEn }, plazo(venceEn, hoy), { hoy, diasRepetir: 7 });
    expect(found).toBe(clave);
  });
});
