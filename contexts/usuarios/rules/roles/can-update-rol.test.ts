import { ACTIONS, type Action } from '@marco/contract-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMBITOS, PERMISOS_DE_ADMINISTRACION, RECURSOS_DEL_MINISTERIO } from '../../contract/terms.ts';
import { type ClavePermiso, canUpdatePermisos, canUpdateRol } from './can-update-rol.ts';

const LIBRE = {
  membresias: 0,
  administra: false,
  otrosQueAdministran: 0,
  administradoresConOtroRol: 0,
  permisos: new Set<ClavePermiso>(),
};
const DISPONIBLES = new Map<string, ReadonlySet<Action>>([
  ['usuarios', new Set<Action>(['consultar', 'editar', 'aprobar'])],
  ['roles', new Set<Action>(['consultar', 'crear', 'editar'])],
  ['mesas', new Set<Action>(['consultar', 'descargar'])],
]);
const COMPLETO = new Set<ClavePermiso>([
  ...PERMISOS_DE_ADMINISTRACION,
  'usuarios:consultar',
  'roles:consultar',
]);
const ministerio = { ambito: 'ministerio' } as const;

describe('texts and state of a rol', () => {
  it.each(AMBITOS.flatMap((antes) => AMBITOS.map((ahora) => [antes, ahora] as const)))(
    '[ROLE-02] scope %s → %s: only while nobody holds it',
    (antes, ahora) => {
      const decide = (membresias: number) =>
        canUpdateRol(
          { ambito: antes, activo: true },
          { ambito: ahora, activo: true },
          { ...LIBRE, membresias },
        );
      expect(decide(0).allowed).toBe(true);
      expect(decide(1).allowed).toBe(antes === ahora);
      if (antes !== ahora)
        expect(decide(2).reasons).toEqual(['El ámbito no puede cambiar: 2 usuarios tienen este rol.']);
    },
  );

  it.each([
    ['inactivated', { ambito: 'ministerio', activo: false }],
    ['given to entities', { ambito: 'entidad', activo: true }],
  ] as const)('[ROLE-02] the only rol that administers is not %s', (_, ahora) => {
    const antes = { ambito: 'ministerio', activo: true } as const;
    const ambiente = { ...LIBRE, administra: true };
    expect(canUpdateRol(antes, ahora, ambiente).reasons).toEqual([
      'Es el único rol que administra usuarios y roles: debe seguir activo y ser del ministerio.',
    ]);
    expect(canUpdateRol(antes, ahora, { ...ambiente, otrosQueAdministran: 1 }).allowed).toBe(true);
  });
});

describe('what is of the whole product', () => {
  const disponibles = new Map(
    RECURSOS_DEL_MINISTERIO.map((codigo) => [codigo, new Set<Action>(['consultar'])] as const),
  );

  it.each(RECURSOS_DEL_MINISTERIO.flatMap((codigo) => AMBITOS.map((ambito) => [codigo, ambito] as const)))(
    '[ROLE-02] «%s» belongs to roles of the ministry, not to one of scope %s',
    (codigo, ambito) => {
      const permisos = new Set<ClavePermiso>([`${codigo}:consultar`]);
      const reasons =
        ambito === 'ministerio'
          ? []
          : [`Solo los roles del ministerio pueden tener permisos sobre «${codigo}».`];
      expect(canUpdatePermisos({ ambito }, permisos, disponibles, LIBRE).reasons).toEqual(reasons);
      const antes = { ambito: 'ministerio', activo: true } as const;
      expect(canUpdateRol(antes, { ambito, activo: true }, { ...LIBRE, permisos }).reasons).toEqual(reasons);
    },
  );
});

describe('permissions of a rol', () => {
  it.each([
    ['an action the part does not have', 'mesas:eliminar', 'No existe la acción eliminar en «mesas».'],
    ['a part that does not exist', 'nada:consultar', 'No existe la acción consultar en «nada».'],
    [
      'an action without looking',
      'mesas:descargar',
      'Para descargar en «mesas» el rol también debe poder consultar.',
    ],
  ] as const)('[ROLE-02] refuses %s', (_, clave, reason) => {
    expect(canUpdatePermisos(ministerio, new Set([clave]), DISPONIBLES, LIBRE).reasons).toContain(reason);
  });

  it.each(AMBITOS)('[ROLE-02] a rol of scope %s administers roles only in the ministry', (ambito) => {
    expect(canUpdatePermisos({ ambito }, COMPLETO, DISPONIBLES, LIBRE).allowed).toBe(ambito === 'ministerio');
  });

  it.each(PERMISOS_DE_ADMINISTRACION)('[ROLE-02] the last administration does not lose %s', (clave) => {
    const ahora = new Set(COMPLETO);
    ahora.delete(clave);
    const ambiente = { administra: true, administradoresConOtroRol: 0 };
    expect(canUpdatePermisos(ministerio, ahora, DISPONIBLES, ambiente).reasons).toEqual([
      'Nadie más administra usuarios y roles: este rol debe conservar esos permisos.',
    ]);
    const another = { ...ambiente, administradoresConOtroRol: 1 };
    expect(canUpdatePermisos(ministerio, ahora, DISPONIBLES, another).allowed).toBe(true);
  });

  it('[ROLE-02] whatever is allowed exists and can be looked at', () => {
    const clave = fc
      .tuple(fc.constantFrom('usuarios', 'roles', 'mesas', 'nada'), fc.constantFrom(...ACTIONS))
      .map(([codigo, accion]) => `${codigo}:${accion}` as ClavePermiso);
    fc.assert(
      fc.property(fc.uniqueArray(clave), (claves) => {
        const ahora = new Set(claves);
        if (!canUpdatePermisos(ministerio, ahora, DISPONIBLES, LIBRE).allowed) return;
        for (const permitted of ahora) {
          const [codigo = '', accion] = permitted.split(':');
          expect(DISPONIBLES.get(codigo)?.has(accion as Action)).toBe(true);
          expect(ahora.has(`${codigo}:consultar`)).toBe(true);
        }
      }),
    );
  });
});
