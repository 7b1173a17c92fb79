import { describe, expect, it } from 'vitest';
import type { EstadoSuspendible, EstadoVersionServicio } from '../../contract/versiones.terms.ts';
import type { VersionRespaldada } from '../versiones/respaldo.ts';
import { findHecho } from './hecho-de-vida.ts';

/** `s` before a state for one that is suspended there. */
const toVersion = (celda: string): VersionRespaldada =>
  celda.startsWith('s')
    ? { estado: 'suspendida', suspendidaDesde: celda.slice(1) as EstadoSuspendible }
    : { estado: celda as EstadoVersionServicio, suspendidaDesde: null };

describe('[AREA-05] what who consumes a version is told when its certificates move it', () => {
  it.each([
    ['publicada', 'spublicada', 'suspendida'],
    ['spublicada', 'publicada', 'levantada'],
    ['publicada', 'evaluada', 'perdida'],
    ['spublicada', 'evaluada', 'perdida'],
    ['spublicada', 'sevaluada', 'perdida'],
    ['publicada', 'estandarizada', 'perdida'],
    ['obsoleta', 'sobsoleta', 'suspendida'],
    ['sobsoleta', 'obsoleta', 'levantada'],
    ['obsoleta', 'retirada', 'retirada'],
    ['publicada', 'retirada', 'retirada'],
    ['certificada', 'evaluada', undefined],
    ['evaluada', 'estandarizada', undefined],
    ['estandarizada', 'retirada', undefined],
  ])('%s to %s: %s', (antes, despues, hecho) => {
    expect(findHecho(toVersion(antes), toVersion(despues))).toBe(hecho);
  });
});
