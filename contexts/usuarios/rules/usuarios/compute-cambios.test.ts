import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCIONES_MEMBRESIA, ESTADOS_MEMBRESIA } from '../../contract/terms.ts';
import { createMembresia, createQuien, ENTIDADES, ROLES, TODO } from '../../testing/membresias-samples.ts';
import { computeCambios } from './compute-cambios.ts';
import type { MembresiaDecidible } from './membresia-decidible.ts';
import { isAdministrador } from './membresia-decidible.ts';

const administrador = (id: number) =>
  createMembresia({ id, usuarioId: id, entidad: ENTIDADES.ministerio, rol: ROLES.administrador });

describe('changes of several memberships', () => {
  it('[ROLE-02] inactivating every administrator at once leaves one', () => {
    const decididos = computeCambios(
      createQuien(),
      [administrador(1), administrador(2), administrador(3)],
      { accion: 'inactivar' },
      { ...TODO, administradores: 3 },
    );
    expect(decididos.map(({ decision }) => decision.allowed)).toEqual([true, true, false]);
  });

  it('[AREA-04] a person with two memberships is moved once into the same entity', () => {
    const decididos = computeCambios(
      createQuien(),
      [createMembresia({ id: 1 }), createMembresia({ id: 2, entidad: ENTIDADES.ministerio })],
      { accion: 'trasladar', entidad: ENTIDADES.otra },
      { ...TODO, entidadesPorUsuario: new Map([[20, new Set([100, 101])]]) },
    );
    expect(decididos.map(({ decision }) => decision.reasons)).toEqual([
      [],
      ['Usuario ya existe en esa entidad'],
    ]);
  });

  it('[REG-20] a refused change leaves everything as it was', () => {
    const membresia = createMembresia({ estado: 'rechazada', rol: null });
    const [decidido] = computeCambios(createQuien(), [membresia], { accion: 'activar' }, TODO);
    expect(decidido?.despues).toBe(membresia);
  });

  const membresia: fc.Arbitrary<MembresiaDecidible> = fc.record({
    id: fc.integer({ min: 1, max: 9 }),
    usuarioId: fc.integer({ min: 1, max: 5 }),
    usuarioActivo: fc.boolean(),
    entidad: fc.constantFrom(...Object.values(ENTIDADES)),
    rol: fc.constantFrom(null, ...Object.values(ROLES)),
    estado: fc.constantFrom(...ESTADOS_MEMBRESIA),
  });
  const cambio = fc.record({
    accion: fc.constantFrom(...ACCIONES_MEMBRESIA),
    rol: fc.constantFrom(null, ...Object.values(ROLES)),
    entidad: fc.constantFrom(null, ...Object.values(ENTIDADES)),
  });

  it('[REG-20] [ROLE-02] whatever is asked, rejected is never active, active has a rol, and an administrator stays', () => {
    fc.assert(
      fc.property(fc.array(membresia, { maxLength: 8 }), cambio, (membresias, wanted) => {
        const before = membresias.filter(isAdministrador).length;
        const after = computeCambios(createQuien(), membresias, wanted, { ...TODO, administradores: before });
        const activas = after.filter(
          ({ decision, despues }) => decision.allowed && despues.estado === 'activa',
        );
        expect(activas.filter(({ despues }) => despues.rol === null)).toEqual([]);
        if (wanted.accion !== 'aprobar')
          expect(activas.filter(({ antes }) => antes.estado === 'rechazada')).toEqual([]);
        if (before > 0)
          expect(after.filter(({ despues }) => isAdministrador(despues)).length).toBeGreaterThan(0);
      }),
    );
  });
});
