import { describe, expect, it } from 'vitest';
import { computeNivelMadurez } from '../../contract/madurez.terms.ts';
import {
  canEditAutodiagnostico,
  canPresentarAutodiagnostico,
  canReadAutodiagnosticos,
  type QuienAutodiagnostica,
} from './can-presentar-autodiagnostico.ts';

const who = (leeTodas: boolean, ...acciones: string[]): QuienAutodiagnostica => ({
  acciones: new Set(acciones),
  leeTodas,
  entidadId: 7,
});
const lider = who(false, 'consultar', 'editar', 'aprobar');
const funcionario = who(false, 'consultar', 'editar');
const ministerio = who(true, 'consultar');

const CRITERIOS = [
  { codigo: 'liderazgo', nombre: 'Liderazgo' },
  { codigo: 'procesos', nombre: 'Procesos' },
];
const conGrado = (criterio: string, grado: number | null) => ({ criterio, grado });

describe('the self-assessment of an entidad', () => {
  it('[AREA-09] is presented by its leader alone, once every criterion has its grade', () => {
    const completas = CRITERIOS.map(({ codigo }) => conGrado(codigo, 2));
    expect(canPresentarAutodiagnostico(funcionario, CRITERIOS, completas).allowed).toBe(false);
    expect(canPresentarAutodiagnostico(ministerio, CRITERIOS, completas).allowed).toBe(false);
    expect(canPresentarAutodiagnostico(lider, CRITERIOS, []).reasons).toEqual([
      'Falta responder: «Liderazgo», «Procesos».',
    ]);
    // Evidence without a grade is no answer.
    expect(
      canPresentarAutodiagnostico(lider, CRITERIOS, [conGrado('liderazgo', 1), conGrado('procesos', null)])
        .reasons,
    ).toEqual(['Falta responder: «Procesos».']);
    expect(canPresentarAutodiagnostico(lider, CRITERIOS, completas).allowed).toBe(true);
  });

  it('[AREA-09] is written by people of it, and read by them and the ministry', () => {
    expect([lider, funcionario, ministerio].map((quien) => canEditAutodiagnostico(quien).allowed)).toEqual([
      true,
      true,
      false,
    ]);
    expect(
      [lider, funcionario, ministerio, who(true)].map((quien) => [
        canReadAutodiagnosticos(quien, 7),
        canReadAutodiagnosticos(quien, 8),
      ]),
    ).toEqual([
      [true, false],
      [true, false],
      [true, true],
      [false, false],
    ]);
  });

  it('[AREA-09] tells no level that is not reached', () => {
    expect(computeNivelMadurez([])).toBeNull();
    expect(computeNivelMadurez([3, 3, 3, 2])).toBe(2);
    expect(computeNivelMadurez([3, 3, 3, 3])).toBe(3);
    expect(computeNivelMadurez([5, 5, 1])).toBe(3);
  });
});
