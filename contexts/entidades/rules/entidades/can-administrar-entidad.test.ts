import { describe, expect, it } from 'vitest';
import {
  canChangeEstado,
  canCreateEntidad,
  canEditContacto,
  canEditEntidad,
  canReadEntidad,
  type QuienAdministra,
} from './can-administrar-entidad.ts';

const PROPIA = 7;
const OTRA = 8;
const quien = (leeTodas: boolean, ...acciones: string[]): QuienAdministra => ({
  acciones: new Set(acciones),
  leeTodas,
  entidadId: PROPIA,
});
const administrador = quien(true, 'consultar', 'crear', 'editar', 'eliminar');
const auditor = quien(true, 'consultar');
const lider = quien(false, 'consultar', 'editar');
/** A rol of an entity that was given everything. */
const gestor = quien(false, 'consultar', 'crear', 'editar', 'eliminar');
const funcionario = quien(false);

describe('who may do what with an entity', () => {
  it.each([
    // who, own: read, create, edit, contact, state; other: the same
    ['administrator', administrador, [true, true, true, true, false], [true, true, true, true, true]],
    ['auditor', auditor, [true, false, false, false, false], [true, false, false, false, false]],
    ['leader', lider, [true, false, false, true, false], [false, false, false, false, false]],
    [
      'entity with every action',
      gestor,
      [true, false, false, true, false],
      [false, false, false, false, false],
    ],
    ['staff', funcionario, [false, false, false, false, false], [false, false, false, false, false]],
  ] as const)('[AREA-01] %s', (_name, actor, own, other) => {
    const decide = (id: number) => [
      canReadEntidad(actor, id),
      canCreateEntidad(actor).allowed,
      canEditEntidad(actor).allowed,
      canEditContacto(actor, id).allowed,
      canChangeEstado(actor, id).allowed,
    ];
    expect(decide(PROPIA)).toEqual(own);
    expect(decide(OTRA)).toEqual(other);
  });

  it('[AREA-01] every refusal tells a reason and who can unblock', () => {
    for (const actor of [administrador, auditor, lider, gestor, funcionario])
      for (const decision of [
        canCreateEntidad(actor),
        canEditEntidad(actor),
        canEditContacto(actor, OTRA),
        canChangeEstado(actor, PROPIA),
      ]) {
        expect(decision.reasons.length > 0).toBe(!decision.allowed);
        expect(decision.unblockers.length > 0).toBe(!decision.allowed);
      }
  });
});
