import type { DetalleEntidad } from '../../contract/index.ts';
import {
  canChangeEstado,
  canEditContacto,
  canEditEntidad,
  type QuienAdministra,
} from '../../rules/entidades/can-administrar-entidad.ts';
import { canConfirmContacto, type EntidadConContacto } from '../../rules/entidades/confirmacion-contacto.ts';
import type { DetalleRow } from './detalle-entidad.queries.ts';

/** The written part of an entity, by its wire names. */
export function presentDatos(row: DetalleRow) {
  return {
    tipo: row.tipo,
    nit: row.nit,
    dv: String(row.digito_verificacion),
    nombre: row.nombre,
    sigla: row.sigla,
    sectorId: row.sector_id,
    ordenId: row.orden_id,
    naturaleza: row.naturaleza,
    departamentoCodigo: row.departamento_codigo,
    municipioCodigo: row.municipio_codigo,
    codigoSigep: row.codigo_sigep,
    codigoSnies: row.codigo_snies,
    caracter: row.caracter,
    codigoXroad: row.codigo_xroad,
    direccion: row.direccion,
    sitioWeb: row.sitio_web,
    telefono: row.telefono,
    correoElectronico: row.correo_electronico,
    nombreContacto: row.nombre_contacto,
    cargoContacto: row.cargo_contacto,
  };
}

/** An entity as the rule about the confirmation of its contact looks at it. */
export function presentContactable(row: DetalleRow): EntidadConContacto {
  return {
    activa: row.activa,
    correoElectronico: row.correo_electronico,
    nombreContacto: row.nombre_contacto,
  };
}

/** An entity as the caller sees it, with what they may do. */
export function presentDetalle(row: DetalleRow, quien: QuienAdministra): DetalleEntidad {
  const editarContacto = canEditContacto(quien, row.id);
  return {
    ...presentDatos(row),
    id: row.id,
    version: row.version,
    activa: row.activa,
    sector: row.sector,
    orden: row.orden,
    departamento: row.departamento,
    municipio: row.municipio,
    fechaCreacion: row.created_at.toISOString(),
    contactoConfirmadoEn: row.contacto_confirmado_en?.toISOString() ?? null,
    uso: {
      usuariosActivos: row.usuarios_activos,
      serviciosActivos: row.servicios_activos,
      mesasAbiertas: row.mesas_abiertas,
    },
    permisos: {
      editar: canEditEntidad(quien),
      editarContacto,
      confirmarContacto: canConfirmContacto(editarContacto, presentContactable(row)),
      cambiarEstado: canChangeEstado(quien, row.id),
    },
  };
}
