import { describe, expect, it } from 'vitest';
import { buildIdentificador } from './build-identificador.ts';

describe('proposed identificador', () => {
  it.each([
    ['Código del departamento', 'codDepartamento'],
    ['Número de la cédula de ciudadanía', 'numCedulaCiudadania'],
    ['Fecha y hora de expedición', 'fechaHoraExpedicion'],
    ['Año modelo', 'annioModelo'],
    ['Niñez', 'ninniez'],
    ['Nombre', 'nombre'],
  ])('[AREA-06] %s is %s', (nombre, identificador) => {
    expect(buildIdentificador(nombre)).toBe(identificador);
  });

  it('[AREA-06] a name that gives none, or one that begins with a number, proposes nothing', () => {
    for (const nombre of ['', '¿?', 'de la', 'ab', '2 apellidos'])
      expect(buildIdentificador(nombre)).toBeUndefined();
  });

  it('[AREA-06] a long name is cut to what fits', () => {
    expect(buildIdentificador('palabra '.repeat(40))).toHaveLength(80);
  });
});
