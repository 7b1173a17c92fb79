import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACCIONES_VERSION_SERVICIO,
  type AccionVersionServicio,
  ESTADOS_VERSION_SERVICIO,
  type EstadoSuspendible,
  type EstadoVersionServicio,
} from '../../contract/versiones.terms.ts';
import { computeNumeroSiguiente, findEstadoSiguiente } from './transiciones.ts';

type Celda = readonly [EstadoVersionServicio, EstadoSuspendible | null, AccionVersionServicio, string];

/** All that is allowed; every other pair goes nowhere. */
const PERMITIDAS: readonly Celda[] = [
  ['en-elaboracion', null, 'estandarizar', 'estandarizada'],
  ['estandarizada', null, 'evaluar', 'evaluada'],
  ['estandarizada', null, 'suspender', 'suspendida'],
  ['estandarizada', null, 'revocar', 'retirada'],
  ['estandarizada', null, 'retirar', 'retirada'],
  ['evaluada', null, 'certificar', 'certificada'],
  ['evaluada', null, 'suspender', 'suspendida'],
  ['evaluada', null, 'revocar', 'estandarizada'],
  ['evaluada', null, 'retirar', 'retirada'],
  ['certificada', null, 'publicar', 'publicada'],
  ['certificada', null, 'suspender', 'suspendida'],
  ['certificada', null, 'revocar', 'evaluada'],
  ['certificada', null, 'retirar', 'retirada'],
  ['publicada', null, 'relevar', 'obsoleta'],
  ['publicada', null, 'suspender', 'suspendida'],
  ['publicada', null, 'revocar', 'evaluada'],
  ['obsoleta', null, 'retirar', 'retirada'],
  ['obsoleta', null, 'suspender', 'suspendida'],
  ['obsoleta', null, 'revocar', 'retirada'],
  ['suspendida', 'estandarizada', 'levantar', 'estandarizada'],
  ['suspendida', 'estandarizada', 'revocar', 'retirada'],
  ['suspendida', 'evaluada', 'levantar', 'evaluada'],
  ['suspendida', 'evaluada', 'revocar', 'estandarizada'],
  ['suspendida', 'certificada', 'levantar', 'certificada'],
  ['suspendida', 'certificada', 'revocar', 'evaluada'],
  ['suspendida', 'publicada', 'levantar', 'publicada'],
  ['suspendida', 'publicada', 'revocar', 'evaluada'],
  ['suspendida', 'obsoleta', 'levantar', 'obsoleta'],
  ['suspendida', 'obsoleta', 'revocar', 'retirada'],
];

type Situacion = readonly [EstadoVersionServicio, EstadoSuspendible | null];
const SITUACIONES = ESTADOS_VERSION_SERVICIO.flatMap((estado): readonly Situacion[] =>
  estado === 'suspendida'
    ? [
        [estado, 'estandarizada'],
        [estado, 'evaluada'],
        [estado, 'certificada'],
        [estado, 'publicada'],
        [estado, 'obsoleta'],
      ]
    : [[estado, null]],
);

describe('[AREA-05] the way of a version of a servicio', () => {
  it.each(
    SITUACIONES.flatMap(([estado, desde]) =>
      ACCIONES_VERSION_SERVICIO.map((accion) => [estado, desde, accion] as const),
    ),
  )('%s (%s) by %s', (estado, suspendidaDesde, accion) => {
    const hasta = PERMITIDAS.find(
      ([de, desde, por]) => de === estado && desde === suspendidaDesde && por === accion,
    )?.[3];
    expect(findEstadoSiguiente({ estado, suspendidaDesde }, accion)).toBe(hasta);
  });

  it.each([
    [undefined, 'menor', '1.0'],
    [undefined, 'mayor', '1.0'],
    [{ mayor: 1, menor: 0 }, 'menor', '1.1'],
    [{ mayor: 1, menor: 0 }, 'mayor', '2.0'],
    [{ mayor: 1, menor: 9 }, 'menor', '1.10'],
    [{ mayor: 1, menor: 9 }, 'mayor', '2.0'],
    [{ mayor: 9, menor: 9 }, 'menor', '9.10'],
    [{ mayor: 9, menor: 9 }, 'mayor', '10.0'],
  ] as const)('[AREA-05] numbers what comes after %o by a change that is %s', (ultima, cambio, numero) => {
    const { mayor, menor } = computeNumeroSiguiente(ultima, cambio);
    expect(`${mayor}.${menor}`).toBe(numero);
  });

  it('[AREA-05] gives no number twice and none that is less, whatever follows one another', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('mayor', 'menor'), { maxLength: 40 }), (cambios) => {
        const numeros: { readonly mayor: number; readonly menor: number }[] = [];
        for (const cambio of cambios) numeros.push(computeNumeroSiguiente(numeros.at(-1), cambio));
        expect(new Set(numeros.map(({ mayor, menor }) => `${mayor}.${menor}`)).size).toBe(numeros.length);
        const sorted = numeros.toSorted((one, other) => one.mayor - other.mayor || one.menor - other.menor);
        expect(sorted).toEqual(numeros);
      }),
    );
  });
});
