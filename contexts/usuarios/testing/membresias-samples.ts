import { ALLOWED } from '@marco/contract-kit/decision';
import type {
  AmbienteDecision,
  EntidadDecidible,
  MembresiaDecidible,
  QuienDecide,
  RolDecidible,
} from '../rules/usuarios/membresia-decidible.ts';

/** A rol of an entidad. */
export function createRol(part: Partial<RolDecidible> = {}): RolDecidible {
  return { id: 90, nombre: 'Rol de prueba', ambito: 'entidad', activo: true, administra: false, ...part };
}

export const ROLES = {
  administrador: createRol({ id: 1, nombre: 'Administrador MinTIC', ambito: 'ministerio', administra: true }),
  consultor: createRol({ id: 2, nombre: 'Consultor MinTIC', ambito: 'ministerio' }),
  lider: createRol({ id: 5, nombre: 'Líder de interoperabilidad' }),
  funcionario: createRol({ id: 6, nombre: 'Funcionario de entidad' }),
} as const;

function createEntidad(part: Partial<EntidadDecidible>): EntidadDecidible {
  return { id: 100, nombre: 'Entidad', activa: true, ambito: 'entidad', ...part };
}

export const ENTIDADES = {
  ministerio: createEntidad({ id: 100, nombre: 'Ministerio', ambito: 'ministerio' }),
  propia: createEntidad({ id: 101, nombre: 'Cancillería' }),
  otra: createEntidad({ id: 102, nombre: 'Instituto' }),
} as const;

/** Somebody else than `createQuien`, active with a rol of the entidad. */
export function createMembresia(part: Partial<MembresiaDecidible> = {}): MembresiaDecidible {
  return {
    id: 200,
    usuarioId: 20,
    usuarioActivo: true,
    entidad: ENTIDADES.propia,
    rol: ROLES.funcionario,
    estado: 'activa',
    ...part,
  };
}

/** An administrator of the ministry. */
export function createQuien(part: Partial<QuienDecide> = {}): QuienDecide {
  return {
    usuarioId: 10,
    entidadId: ENTIDADES.ministerio.id,
    veTodas: true,
    aprueba: ALLOWED,
    edita: ALLOWED,
    administraRoles: true,
    ...part,
  };
}

/** Surroundings that block nothing. */
export const TODO: AmbienteDecision = {
  liderAprueba: true,
  acronimo: 'MinTIC',
  administradores: 2,
  entidadesPorUsuario: new Map(),
};
