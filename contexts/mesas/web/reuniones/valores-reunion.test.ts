import { describe, expect, it } from 'vitest';
import { createProgramada } from '../../testing/reuniones-samples.ts';
import { computeEscritos, toValores, type ValoresReunion } from './valores-reunion.ts';

const ANA = { clave: 'a', id: null, idEntidad: '51', nombre: 'Ana', correo: 'Ana@ejemplo.gov.co' };
const BETO = { clave: 'b', id: null, idEntidad: '50', nombre: 'Beto', correo: 'beto@ejemplo.gov.co' };

describe('what is written while a meeting is saved', () => {
  const sent: ValoresReunion = { ...toValores(createProgramada()), participantes: [ANA, BETO] };
  // The server orders people by entidad and name, and keeps addresses in its own way.
  const saved: ValoresReunion = {
    ...sent,
    lugar: 'Sala de otra persona',
    participantes: [
      { ...BETO, clave: 'participante-7', id: 7 },
      { ...ANA, clave: 'participante-8', id: 8, correo: 'ana@ejemplo.gov.co' },
    ],
  };

  it('[MESA-11] nothing: the form shows what was stored', () => {
    expect(computeEscritos(sent, sent, saved)).toEqual(saved);
  });

  it('[MESA-11] stays over what was stored, and rows that were stored have their id', () => {
    const participantes = [{ ...ANA, nombre: 'Ana María' }, BETO, { ...BETO, clave: 'c' }];
    const escritos = computeEscritos({ ...sent, tematica: 'Otra', participantes }, sent, saved);
    expect(escritos).toMatchObject({ tematica: 'Otra', lugar: 'Sala de otra persona' });
    expect(escritos.participantes.map(({ clave, id }) => [clave, id])).toEqual([
      ['a', 8],
      ['b', 7],
      ['c', null],
    ]);
  });
});
