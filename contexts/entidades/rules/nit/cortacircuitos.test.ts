import { describe, expect, it } from 'vitest';
import {
  CIRCUITO_INICIAL,
  type Circuito,
  computeConsulta,
  computeDesenlace,
  LIMITES_CIRCUITO,
  TRANSICIONES_CIRCUITO,
} from './cortacircuitos.ts';

const T0 = 1_000;
const { fallas: LIMITE, esperaMs } = LIMITES_CIRCUITO;

function failTimes(times: number, from: Circuito = CIRCUITO_INICIAL): Circuito {
  return Array.from({ length: times }).reduce<Circuito>((next) => computeDesenlace(next, false, T0), from);
}

const open = failTimes(LIMITE);
const halfOpen = computeConsulta(open, T0 + esperaMs).circuito;

describe('circuit breaker', () => {
  it.each([
    ['cerrado', 'consulta', 'cerrado', true],
    ['cerrado', 'consulta-tras-espera', 'cerrado', true],
    ['cerrado', 'exito', 'cerrado', undefined],
    ['cerrado', 'falla', 'cerrado', undefined],
    ['cerrado', 'ultima-falla', 'abierto', undefined],
    ['abierto', 'consulta', 'abierto', undefined],
    ['abierto', 'consulta-tras-espera', 'semiabierto', true],
    ['abierto', 'exito', 'abierto', undefined],
    ['abierto', 'falla', 'abierto', undefined],
    ['abierto', 'ultima-falla', 'abierto', undefined],
    ['semiabierto', 'consulta', 'semiabierto', undefined],
    ['semiabierto', 'consulta-tras-espera', 'semiabierto', undefined],
    ['semiabierto', 'exito', 'cerrado', undefined],
    ['semiabierto', 'falla', 'abierto', undefined],
    ['semiabierto', 'ultima-falla', 'abierto', undefined],
  ] as const)('%s × %s → %s, asks the registry: %s', (estado, evento, next, pasa) => {
    expect(TRANSICIONES_CIRCUITO[estado][evento]).toEqual(pasa ? { estado: next, pasa } : { estado: next });
  });

  it('opens at the last failure in a row, not before', () => {
    expect(failTimes(LIMITE - 1)).toMatchObject({ estado: 'cerrado', fallas: LIMITE - 1 });
    expect(open).toEqual({ estado: 'abierto', fallas: LIMITE, abiertoDesde: T0 });
  });

  it('a success between failures starts the count again', () => {
    const saved = computeDesenlace(failTimes(LIMITE - 1), true, T0);
    expect(failTimes(LIMITE - 1, saved).estado).toBe('cerrado');
  });

  it('open, it refuses until the wait is over; then one question goes through and no second', () => {
    expect(computeConsulta(open, T0 + esperaMs - 1)).toEqual({ pasa: false, circuito: open });
    const first = computeConsulta(open, T0 + esperaMs);
    expect(first).toMatchObject({ pasa: true, circuito: { estado: 'semiabierto' } });
    expect(computeConsulta(first.circuito, T0 + esperaMs)).toMatchObject({ pasa: false });
  });

  it('half-open, a success closes it and forgets the failures', () => {
    expect(computeDesenlace(halfOpen, true, T0 + esperaMs)).toMatchObject({ estado: 'cerrado', fallas: 0 });
  });

  it('half-open, a failure opens it for a whole wait again', () => {
    const again = computeDesenlace(halfOpen, false, T0 + esperaMs);
    expect(again).toMatchObject({ estado: 'abierto', abiertoDesde: T0 + esperaMs });
    expect(computeConsulta(again, T0 + 2 * esperaMs - 1).pasa).toBe(false);
    expect(computeConsulta(again, T0 + 2 * esperaMs).pasa).toBe(true);
  });
});
