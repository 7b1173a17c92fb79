import type { Funcionalidad } from '@marco/usuarios/contract';
import type { EntidadDeLogin, PayloadRecord, Usuario, UsuarioActual } from '../contract/index.ts';
import { canEnterEntidad } from '../rules/ingreso/can-enter-entidad.ts';
import type { MembresiaRow, PermisoRow, UsuarioRow } from './acceso.queries.ts';

function presentUsuario(row: UsuarioRow): Usuario {
  return {
    primerNombre: row.primer_nombre,
    segundoNombre: row.segundo_nombre,
    primerApellido: row.primer_apellido,
    segundoApellido: row.segundo_apellido,
    usuario: row.numero_identificacion,
    correoEletronico: row.correo_electronico,
  };
}

export function presentEntidad(row: MembresiaRow): EntidadDeLogin {
  return {
    id: row.entidad_id,
    nombre: row.entidad_nombre,
    usuarioPorAprobar: row.estado === 'pendiente',
    usuarioRechazado: row.estado === 'rechazada',
    estadoUsuario: row.activa,
  };
}

/** Whether a membership can be entered now, by the rule of the card. */
export function isUsable(row: MembresiaRow): boolean {
  return canEnterEntidad(presentEntidad(row), '').allowed;
}

/** Nests the flat rows of one role as the menu reads them. */
function presentFuncionalidades(rows: readonly PermisoRow[], rolId: number | null): Funcionalidad[] {
  const own = rows.filter((row) => row.rol_id === rolId);
  return [...Map.groupBy(own, (row) => row.funcionalidad_id)].map(([id, group]) => ({
    id,
    nombre: group[0]?.funcionalidad_nombre ?? '',
    subFuncionalidades: [...Map.groupBy(group, (row) => row.sub_id).values()].map(presentSubFuncionalidad),
  }));
}

function presentSubFuncionalidad(rows: readonly PermisoRow[]): Funcionalidad['subFuncionalidades'][number] {
  const [first] = rows;
  if (!first) throw new Error('A group of permissions is never empty.');
  return {
    id: first.sub_id,
    nombreFuncionalidad: first.sub_nombre,
    descripcion: first.sub_descripcion,
    url: first.sub_url,
    consulta: first.sub_consulta,
    icono: first.sub_icono,
    listaItems: rows.flatMap((row) =>
      row.item_id === null
        ? []
        : [
            {
              id: row.item_id,
              nombre: row.item_nombre ?? '',
              url: row.item_url ?? '',
              descripcion: row.item_descripcion ?? '',
              idSubmodulo: row.sub_id,
            },
          ],
    ),
  };
}

/** The payload record of one membership; empty when it cannot be entered (LOGIN-01). */
export function presentPayload(
  usuario: UsuarioRow,
  membresia: MembresiaRow,
  permisos: readonly PermisoRow[],
): PayloadRecord | Record<string, never> {
  if (!isUsable(membresia)) return {};
  return {
    entidadDTO: { id: membresia.entidad_id },
    usuario: presentUsuario(usuario),
    funcionalidades: presentFuncionalidades(permisos, membresia.rol_id),
    rol: { nombre: membresia.rol_nombre ?? '' },
  };
}

/** The current user with the membership the session works for, or without one. */
export function presentUsuarioActual(
  usuario: UsuarioRow,
  membresia: MembresiaRow | undefined,
  permisos: readonly PermisoRow[],
): UsuarioActual {
  return {
    ...presentUsuario(usuario),
    entidad: membresia ? { id: membresia.entidad_id, nombre: membresia.entidad_nombre } : null,
    rol: membresia ? { nombre: membresia.rol_nombre ?? '' } : null,
    funcionalidades: membresia ? presentFuncionalidades(permisos, membresia.rol_id) : [],
  };
}
