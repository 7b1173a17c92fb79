import { describe, expect, it } from 'vitest';
import {
  canCloseMesa,
  canCreateMesa,
  canEditMesa,
  canReopenMesa,
  type QuienGestiona,
} from './can-edit-mesa.ts';

const consultor: QuienGestiona = { acciones: new Set(['consultar', 'crear', 'editar']), esMinisterio: true };
const coordinador: QuienGestiona = {
  acciones: new Set(['consultar', 'crear', 'editar', 'aprobar']),
  esMinisterio: true,
};
const lector: QuienGestiona = { acciones: new Set(['consultar']), esMinisterio: true };
/** A rol of an entidad with all permissions. */
const ajeno: QuienGestiona = { ...coordinador, esMinisterio: false };
const ABIERTA = { activa: true };
const CERRADA = { activa: false };

describe('[MESA-11] who changes mesas', () => {
  it.each([
    ['create', 'consultant', canCreateMesa(consultor), null],
    ['create', 'reader', canCreateMesa(lector), 'Su rol no permite crear mesas.'],
    [
      'create',
      'entidad',
      canCreateMesa(ajeno),
      'Solo el ministerio crea mesas; su rol no es del ministerio.',
    ],
    ['edit open', 'consultant', canEditMesa(consultor, ABIERTA), null],
    [
      'edit closed',
      'coordinator',
      canEditMesa(coordinador, CERRADA),
      'La mesa está cerrada: es de solo lectura. Para cambiarla, reábrala.',
    ],
    ['edit open', 'reader', canEditMesa(lector, ABIERTA), 'Su rol no permite editar mesas.'],
    ['edit closed', 'reader', canEditMesa(lector, CERRADA), 'Su rol no permite editar mesas.'],
    [
      'edit open',
      'entidad',
      canEditMesa(ajeno, ABIERTA),
      'Solo el ministerio edita mesas; su rol no es del ministerio.',
    ],
    ['close open', 'consultant', canCloseMesa(consultor, ABIERTA), null],
    ['close closed', 'consultant', canCloseMesa(consultor, CERRADA), 'La mesa ya está cerrada.'],
    ['close open', 'reader', canCloseMesa(lector, ABIERTA), 'Su rol no permite editar mesas.'],
    ['reopen closed', 'coordinator', canReopenMesa(coordinador, CERRADA), null],
    ['reopen closed', 'consultant', canReopenMesa(consultor, CERRADA), 'Su rol no permite aprobar mesas.'],
    ['reopen open', 'coordinator', canReopenMesa(coordinador, ABIERTA), 'La mesa ya está abierta.'],
    [
      'reopen closed',
      'entidad',
      canReopenMesa(ajeno, CERRADA),
      'Solo el ministerio reabre mesas; su rol no es del ministerio.',
    ],
  ])('%s by a %s', (_what, _who, decision, reason) => {
    expect(decision).toMatchObject({ allowed: reason === null, reasons: reason === null ? [] : [reason] });
  });

  it('a refusal by state or rol names who can change it', () => {
    expect(canEditMesa(consultor, CERRADA).unblockers).toContain('Coordinador MinTIC');
    expect(canCreateMesa(lector).unblockers).toEqual(['Administrador MinTIC']);
  });
});
