import { describe, expect, it } from 'vitest';
import { ESTADOS_ESTANDAR, type EstadoEstandar } from '../contract/terms.ts';
import {
  canCalificar,
  canCreateEstandar,
  canDecidir,
  canEditEstandar,
  canEvaluar,
  canRetirar,
  isEvaluacionAbierta,
  listBotonesEstandar,
  type QuienDecide,
} from './ciclo-estandar.ts';

const TODO = new Set(['consultar', 'crear', 'editar', 'aprobar']);
const quien = (part: Partial<QuienDecide> = {}): QuienDecide => ({ acciones: TODO, evaluo: false, ...part });
const ESTADOS = Object.keys(ESTADOS_ESTANDAR) as EstadoEstandar[];
const listAllowed = (can: typeof canEvaluar, who = quien()) =>
  ESTADOS.filter((estado) => can(who, { estado, evaluacionCompleta: true }).allowed);

/** The button of each state, with how much it stands out. */
const BOTONES: Readonly<Record<EstadoEstandar, readonly string[]>> = {
  propuesto: ['evaluar secundario'],
  'en-evaluacion': ['decidir secundario'],
  adoptado: ['retirar neutro'],
  recomendado: ['retirar neutro'],
  'no-adoptado': ['retirar neutro'],
  retirado: [],
};

describe('life of a standard', () => {
  it.each(ESTADOS)('[AREA-03] one that is %s has its button', (estado) => {
    expect(listBotonesEstandar(estado).map(({ accion, enfasis }) => `${accion} ${enfasis}`)).toEqual(
      BOTONES[estado],
    );
  });

  it('[AREA-03] each action is possible in its states alone', () => {
    expect(listAllowed(canEvaluar)).toEqual(['propuesto']);
    expect(listAllowed(canCalificar)).toEqual(['en-evaluacion']);
    expect(listAllowed(canDecidir)).toEqual(['en-evaluacion']);
    expect(listAllowed(canRetirar)).toEqual(['adoptado', 'recomendado', 'no-adoptado']);
    expect(listAllowed(canEditEstandar)).toEqual(['propuesto', 'en-evaluacion', 'adoptado', 'recomendado']);
  });

  it('[AREA-03] an evaluation that has not begun or is over says so', () => {
    const reasons = (estado: EstadoEstandar) =>
      canCalificar(quien(), { estado, evaluacionCompleta: true }).reasons;
    expect(reasons('propuesto')).toEqual(['La evaluación no ha comenzado.']);
    expect(reasons('adoptado')).toEqual(['La evaluación terminó: el estándar está adoptado.']);
  });

  it('[AREA-03] a criterion added after the decision is none of its evaluation', () => {
    expect(ESTADOS.filter((estado) => isEvaluacionAbierta({ estado }))).toEqual([
      'propuesto',
      'en-evaluacion',
    ]);
  });

  it('[AREA-03] who lacks the permission is told, and who can change it', () => {
    const reader = quien({ acciones: new Set(['consultar']) });
    for (const can of [canEvaluar, canCalificar, canDecidir, canRetirar, canEditEstandar])
      expect(listAllowed(can, reader)).toEqual([]);
    expect(canCreateEstandar(reader)).toMatchObject({ unblockers: ['Administrador MinTIC'] });
    expect(canCreateEstandar(quien()).allowed).toBe(true);
  });

  it('[AREA-03] who gave a mark does not decide, nor anybody before all marks are given', () => {
    const estandar = { estado: 'en-evaluacion', evaluacionCompleta: true } as const;
    expect(canDecidir(quien({ evaluo: true }), estandar).reasons).toEqual([
      'Usted calificó este estándar: quien evalúa no decide.',
    ]);
    expect(canDecidir(quien(), { ...estandar, evaluacionCompleta: false }).reasons).toEqual([
      'Faltan criterios por calificar.',
    ]);
  });
});
