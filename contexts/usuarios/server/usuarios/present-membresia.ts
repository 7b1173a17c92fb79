import type { Membresia, UsuarioRow } from '../../contract/index.ts';
import type { Ambito } from '../../contract/terms.ts';
import type { MembresiaDecidible } from '../../rules/usuarios/membresia-decidible.ts';
import type { MembresiaRow } from './membresias.queries.ts';

/** A membresía on the wire, with the marks of the login answer. */
export function presentMembresia(row: MembresiaRow): Membresia {
  return {
    id: row.id,
    version: row.version,
    entidad: { id: row.entidad_id, nombre: row.entidad_nombre, sigla: row.entidad_sigla },
    rol: row.rol_id === null ? null : { id: row.rol_id, nombre: row.rol_nombre ?? '' },
    cargo: row.cargo,
    correoEletronico: row.correo_electronico,
    estado: row.estado,
    usuarioPorAprobar: row.estado === 'pendiente',
    usuarioRechazado: row.estado === 'rechazada',
    estadoUsuario: row.estado === 'activa',
    motivoRechazo: row.motivo_rechazo,
    fechaRegistro: row.created_at.toISOString(),
  };
}

/** A row of the list of users. */
export function presentUsuarioRow(row: MembresiaRow): UsuarioRow {
  return {
    ...presentMembresia(row),
    usuario: {
      id: row.usuario_id,
      nombre: row.usuario_nombre,
      tipoIdentificacion: row.tipo_identificacion,
      numeroIdentificacion: row.numero_identificacion,
    },
  };
}

/** A membresía as the rule reads it. */
export function toDecidible(row: MembresiaRow): MembresiaDecidible {
  return {
    id: row.id,
    usuarioId: row.usuario_id,
    usuarioActivo: row.usuario_activo,
    entidad: {
      id: row.entidad_id,
      nombre: row.entidad_nombre,
      activa: row.entidad_activa,
      ambito: row.entidad_ambito,
    },
    rol:
      row.rol_id === null
        ? null
        : {
            id: row.rol_id,
            nombre: row.rol_nombre ?? '',
            ambito: row.rol_ambito as Ambito,
            activo: row.rol_activo ?? false,
            administra: row.rol_administra,
          },
    estado: row.estado,
  };
}
