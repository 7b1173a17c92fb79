import { describe, expect, it } from 'vitest';
import { canDownloadArchivo } from './can-download-archivo.ts';

const lector = (entidadId: number | null, leeTodasLasEntidades = false) => ({
  usuarioId: 7,
  entidadId,
  leeTodasLasEntidades,
});

describe('downloading a file', () => {
  it.each([
    [true, 1, null, true],
    [true, 1, lector(2), true],
    [false, 1, null, false],
    [false, 1, lector(1), true],
    [false, 1, lector(2), false],
    [false, 1, lector(null), false],
    [false, null, lector(null), false],
    [false, null, lector(2, true), true],
    [false, 1, lector(2, true), true],
  ])('[FILE-03] public %s, entity %j, reader %j → %s', (publico, entidadId, who, allowed) => {
    expect(canDownloadArchivo({ publico, entidadId, pendienteDe: null }, who)).toBe(allowed);
  });

  it.each([
    [7, lector(2), true],
    [8, lector(1, true), false],
    [7, null, false],
  ])('[FILE-03] one that no record has, of %s, for reader %j → %s', (pendienteDe, who, allowed) => {
    expect(canDownloadArchivo({ publico: true, entidadId: 1, pendienteDe }, who)).toBe(allowed);
  });
});
