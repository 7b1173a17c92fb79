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
  ['evaluada', null, 'certificar', 'certificada'],
  ['certificada', null, 'publicar', 'publicada'],
  ['certificada', null, 'suspender', 'suspendida'],
  ['publicada', null, 'relevar', 'obsoleta'],
  ['publicada', null, 'suspender', 'suspendida'],
  ['obsoleta', null, 'retirar', 'retirada'],
  ['suspendida', 'certificada', 'levantar', 'certificada'],
  ['suspendida', 'publicada', 'levantar', 'publicada'],
];

type Situacion = readonly [EstadoVersionServicio, EstadoSuspendible | null];
const SITUACIONES = ESTADOS_VERSION_SERVICIO.flatMap((estado): readonly Situacion[] =>
  estado === 'suspendida'
    ? [
        [estado, 'certificada'],
        [estado, 'publicada'],
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

  it('numbers the first 1.0 and the next one after the last', () => {
    expect(computeNumeroSiguiente(undefined)).toEqual({ mayor: 1, menor: 0 });
    expect(computeNumeroSiguiente({ mayor: 2, menor: 9 })).toEqual({ mayor: 2, menor: 10 });
  });
});
