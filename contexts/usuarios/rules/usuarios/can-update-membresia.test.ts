import { ALLOWED } from '@marco/contract-kit/decision';
import { allowPermission } from '@marco/contract-kit/permission-decision';
import { describe, expect, it } from 'vitest';
import {
  ACCIONES_MEMBRESIA,
  type AccionMembresia,
  AMBITOS,
  ESTADOS_MEMBRESIA,
  type EstadoDeMembresia,
  RECURSO_USUARIOS,
} from '../../contract/terms.ts';
import {
  createMembresia,
  createQuien,
  createRol,
  ENTIDADES,
  ROLES,
  TODO,
} from '../../testing/membresias-samples.ts';
import { canUpdateMembresia, computeMembresia } from './can-update-membresia.ts';
import { listBotonesMembresia, TRANSICIONES_MEMBRESIA } from './estado-membresia.ts';
import type {
  AmbienteDecision,
  CambioMembresia,
  MembresiaDecidible,
  QuienDecide,
} from './membresia-decidible.ts';

/** What each action needs to be complete. */
const COMPLETO: Readonly<Record<AccionMembresia, CambioMembresia>> = {
  aprobar: { accion: 'aprobar', rol: ROLES.funcionario },
  rechazar: { accion: 'rechazar' },
  activar: { accion: 'activar' },
  inactivar: { accion: 'inactivar' },
  trasladar: { accion: 'trasladar', entidad: ENTIDADES.otra },
  'asignar-rol': { accion: 'asignar-rol', rol: ROLES.lider },
};

/** The whole table: what each action leads to in each state; null where it cannot be done. */
const TABLA: Readonly<
  Record<EstadoDeMembresia, Readonly<Record<AccionMembresia, EstadoDeMembresia | null>>>
> = {
  pendiente: {
    aprobar: 'activa',
    rechazar: 'rechazada',
    activar: null,
    inactivar: null,
    trasladar: 'pendiente',
    'asignar-rol': null,
  },
  activa: {
    aprobar: null,
    rechazar: null,
    activar: null,
    inactivar: 'inactiva',
    trasladar: 'activa',
    'asignar-rol': 'activa',
  },
  inactiva: {
    aprobar: null,
    rechazar: null,
    activar: 'activa',
    inactivar: null,
    trasladar: 'inactiva',
    'asignar-rol': 'inactiva',
  },
  rechazada: {
    aprobar: 'activa',
    rechazar: null,
    activar: null,
    inactivar: null,
    trasladar: null,
    'asignar-rol': null,
  },
};

function decide(
  cambio: CambioMembresia,
  {
    quien = {},
    membresia = {},
    ambiente = {},
  }: {
    quien?: Partial<QuienDecide>;
    membresia?: Partial<MembresiaDecidible>;
    ambiente?: Partial<AmbienteDecision>;
  } = {},
) {
  return canUpdateMembresia(createQuien(quien), createMembresia(membresia), cambio, { ...TODO, ...ambiente });
}

const rows = ESTADOS_MEMBRESIA.flatMap((estado) =>
  ACCIONES_MEMBRESIA.map((accion) => [estado, accion, TABLA[estado][accion]] as const),
);

const SIN_APROBAR = allowPermission(new Set(), RECURSO_USUARIOS, 'aprobar');
const SIN_EDITAR = allowPermission(new Set(), RECURSO_USUARIOS, 'editar');

/** The buttons of each state, in their order; what stands out is marked. */
const BOTONES: Readonly<Record<EstadoDeMembresia, string>> = {
  pendiente: 'aprobar:principal rechazar:peligro trasladar:neutro',
  activa: 'inactivar:neutro trasladar:neutro asignar-rol:neutro',
  inactiva: 'activar:principal trasladar:neutro asignar-rol:neutro',
  rechazada: 'aprobar:principal',
};

describe('states of a membership', () => {
  it.each(ESTADOS_MEMBRESIA)('[REG-20] one that is %s has its buttons, in their order', (estado) => {
    const botones = listBotonesMembresia(estado).map(({ accion, enfasis }) => `${accion}:${enfasis}`);
    expect(botones.join(' ')).toBe(BOTONES[estado]);
  });

  it.each(rows)('[REG-20] %s × %s → %s', (estado, accion, siguiente) => {
    expect(TRANSICIONES_MEMBRESIA[estado][accion] ?? null).toBe(siguiente);
    const rol = estado === 'pendiente' || estado === 'rechazada' ? null : ROLES.funcionario;
    expect(decide(COMPLETO[accion], { membresia: { estado, rol } }).allowed).toBe(siguiente !== null);
  });

  it('[REG-20] a refusal by the state tells the state', () => {
    expect(decide(COMPLETO.aprobar, { membresia: { estado: 'activa' } }).reasons).toEqual([
      'El usuario está activo: esta acción no aplica.',
    ]);
  });
});

describe('who decides', () => {
  it.each(ACCIONES_MEMBRESIA)('[REG-20] nobody does «%s» to themselves, in no state', (accion) => {
    for (const estado of ESTADOS_MEMBRESIA) {
      const decision = decide(COMPLETO[accion], {
        membresia: { estado, usuarioId: createQuien().usuarioId },
      });
      expect(decision.reasons).toContain('Usted no puede decidir sobre su propio usuario.');
      expect(decision.unblockers).toContain('otra persona con el rol Administrador MinTIC');
    }
  });

  it.each([
    ['aprobar', { aprueba: SIN_APROBAR }],
    ['rechazar', { aprueba: SIN_APROBAR }],
    ['activar', { edita: SIN_EDITAR }],
    ['inactivar', { edita: SIN_EDITAR }],
    ['trasladar', { edita: SIN_EDITAR }],
    ['asignar-rol', { edita: SIN_EDITAR }],
  ] as const)('[AREA-04] «%s» without its permission is refused', (accion, quien) => {
    expect(decide(COMPLETO[accion], { quien })).toMatchObject({
      allowed: false,
      reasons: expect.arrayContaining([
        expect.stringMatching(/^Su rol no permite (aprobar|editar) usuarios\.$/),
      ]),
      unblockers: expect.arrayContaining(['Administrador MinTIC']),
    });
  });

  const lider = { veTodas: false, edita: SIN_EDITAR, administraRoles: false, entidadId: ENTIDADES.propia.id };
  const pendiente = { estado: 'pendiente', rol: null } as const;

  it('[REG-20] the leader approves in the own entity while the parameter allows it', () => {
    const membresia = { ...pendiente, entidad: ENTIDADES.propia };
    expect(decide(COMPLETO.aprobar, { quien: lider, membresia }).allowed).toBe(true);
    const decision = decide(COMPLETO.aprobar, { quien: lider, membresia, ambiente: { liderAprueba: false } });
    expect(decision.reasons).toEqual([
      'La aprobación de usuarios por parte de la entidad no está habilitada.',
    ]);
    expect(decision.unblockers).toEqual(['Administrador MinTIC']);
  });

  it('[REG-20] the leader decides nothing in another entity', () => {
    const membresia = { ...pendiente, entidad: ENTIDADES.otra };
    expect(decide(COMPLETO.aprobar, { quien: lider, membresia }).reasons).toEqual([
      `Usted solo puede decidir sobre usuarios de su entidad; este es de ${ENTIDADES.otra.nombre}.`,
    ]);
  });

  it('[AREA-04] only the ministry moves people between entities', () => {
    const quien = { ...lider, edita: ALLOWED };
    expect(decide(COMPLETO.trasladar, { quien }).reasons).toEqual([
      'Solo el ministerio traslada usuarios entre entidades; su rol no es del ministerio.',
    ]);
    expect(decide(COMPLETO.inactivar, { quien }).allowed).toBe(true);
  });

  it.each(AMBITOS)('[REG-20] the leader gives roles of scope «entidad» only: %s', (ambito) => {
    const membresia = { ...pendiente, entidad: { ...ENTIDADES.propia, ambito } };
    const rol = createRol({ ambito });
    expect(decide({ accion: 'aprobar', rol }, { quien: lider, membresia }).allowed).toBe(
      ambito === 'entidad',
    );
  });

  it('[ROLE-02] only who administers roles gives the rol that administers', () => {
    const cambio = { accion: 'asignar-rol', rol: ROLES.administrador } as const;
    const membresia = { entidad: ENTIDADES.ministerio, rol: ROLES.consultor };
    expect(decide(cambio, { membresia }).allowed).toBe(true);
    expect(decide(cambio, { membresia, quien: { administraRoles: false } }).reasons).toEqual([
      'Solo quien administra roles puede asignar el rol Administrador MinTIC.',
    ]);
  });
});

describe('rol', () => {
  it.each(['aprobar', 'asignar-rol'] as const)('[REG-20] «%s» needs a rol', (accion) => {
    const estado = accion === 'aprobar' ? 'pendiente' : 'activa';
    expect(decide({ accion, rol: null }, { membresia: { estado } }).reasons).toEqual([
      'Elija el rol que tendrá el usuario.',
    ]);
    expect(decide({ accion }, { membresia: { estado } }).allowed).toBe(true);
  });

  it.each(AMBITOS.flatMap((rol) => AMBITOS.map((entidad) => [rol, entidad] as const)))(
    '[AREA-04] a rol of scope %s in an entity of kind %s',
    (rol, entidad) => {
      const decision = decide(
        { accion: 'asignar-rol', rol: createRol({ ambito: rol }) },
        { membresia: { entidad: { ...ENTIDADES.propia, ambito: entidad } } },
      );
      expect(decision.allowed).toBe(rol === 'entidad' || rol === entidad);
    },
  );

  it.each([
    ['an inactive rol is not given', { accion: 'asignar-rol', rol: createRol({ activo: false }) }, {}],
    ['the rol held already is not given again', { accion: 'asignar-rol', rol: ROLES.funcionario }, {}],
    ['who has no rol is not activated', { accion: 'activar' }, { estado: 'inactiva', rol: null }],
    [
      'a rol of the ministry does not travel to another entity',
      { accion: 'trasladar', entidad: ENTIDADES.otra },
      { entidad: ENTIDADES.ministerio, rol: ROLES.consultor },
    ],
  ] as const)('[AREA-04] %s', (_, cambio, membresia) => {
    expect(decide(cambio, { membresia }).allowed).toBe(false);
  });

  it('[AREA-04] a move with a rol that fits goes', () => {
    const cambio = { accion: 'trasladar', entidad: ENTIDADES.otra, rol: ROLES.lider } as const;
    const membresia = { entidad: ENTIDADES.ministerio, rol: ROLES.consultor };
    expect(decide(cambio, { membresia }).allowed).toBe(true);
  });
});

it.each(['rechazar', 'activar', 'inactivar'] as const)(
  '[AREA-04] «%s» takes neither rol nor entity',
  (accion) => {
    const membresia = createMembresia();
    const cambio = { accion, rol: ROLES.lider, entidad: ENTIDADES.otra };
    expect(computeMembresia(membresia, cambio)).toMatchObject({
      rol: membresia.rol,
      entidad: membresia.entidad,
    });
  },
);

describe('entity', () => {
  const otra = ENTIDADES.otra;
  it.each([
    ['none chosen', null, {}, 'Elija la entidad de destino.'],
    ['the same', ENTIDADES.propia, {}, 'El usuario ya está en esa entidad.'],
    ['an inactive one', { ...otra, activa: false }, {}, `La entidad ${otra.nombre} está inactiva.`],
    [
      'one the person is in already',
      otra,
      { entidadesPorUsuario: new Map([[20, new Set([ENTIDADES.propia.id, otra.id])]]) },
      'Usuario ya existe en esa entidad',
    ],
  ] as const)('[AREA-04] nobody moves to %s', (_, entidad, ambiente, reason) => {
    expect(decide({ accion: 'trasladar', entidad }, { ambiente }).reasons).toEqual([reason]);
  });

  it.each([
    ['in an inactive entity', { entidad: { ...ENTIDADES.propia, activa: false } }],
    ['of an inactive person', { usuarioActivo: false }],
  ])('[REG-20] nobody is approved or activated %s', (_, membresia) => {
    expect(decide(COMPLETO.aprobar, { membresia: { ...membresia, estado: 'pendiente' } }).allowed).toBe(
      false,
    );
    expect(decide(COMPLETO.activar, { membresia: { ...membresia, estado: 'inactiva' } }).allowed).toBe(false);
  });
});

describe('the last administrator', () => {
  const membresia = { entidad: ENTIDADES.ministerio, rol: ROLES.administrador };
  it.each([
    ['inactivar', { accion: 'inactivar' }],
    ['trasladar', { accion: 'trasladar', entidad: ENTIDADES.otra, rol: ROLES.lider }],
    ['asignar-rol', { accion: 'asignar-rol', rol: ROLES.consultor }],
  ] as const)('[ROLE-02] «%s» is refused to the last one and allowed while another stays', (_, cambio) => {
    expect(decide(cambio, { membresia, ambiente: { administradores: 2 } }).allowed).toBe(true);
    const last = decide(cambio, { membresia, ambiente: { administradores: 1 } });
    expect(last.reasons).toEqual([
      'Es la única persona que administra usuarios y roles: el sistema no puede quedarse sin administración.',
    ]);
    expect(last.unblockers).toEqual(['quien administra, después de dar ese rol a otra persona']);
  });
});
