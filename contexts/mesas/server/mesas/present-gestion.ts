import type { GestionMesa, Participante, ServicioVinculado } from '../../contract/index.ts';
import { canSeeHistorial, type QuienLee } from '../../rules/historial/can-see-historial.ts';
import {
  canCloseMesa,
  canCloseMesaConCompromisos,
  canEditMesa,
  canManageMesas,
  canReopenMesa,
} from '../../rules/mesas/can-edit-mesa.ts';
import type { MesaPorVerificar } from '../../rules/mesas/datos-mesa.ts';
import type { GestionRow } from './gestion-mesa.queries.ts';

/** The written part of a mesa, by its wire names. */
export function presentDatos(row: GestionRow) {
  return {
    nombre: row.nombre,
    objetivo: row.objetivo,
    descripcion: row.descripcion,
    admEntidadLider: row.entidad_lider_id,
    emailResponsableEntidad: row.email_responsable_entidad,
    admUsuarioId: row.consultor_principal_id,
    emailConsultor: row.email_consultor,
  } satisfies MesaPorVerificar;
}

export interface Participacion {
  readonly entidades: Participante[];
  readonly servicios: ServicioVinculado[];
  readonly compromisosAbiertos: number;
}

/** A mesa as the caller sees it, with what they may do. */
export function presentGestion(row: GestionRow, participacion: Participacion, quien: QuienLee): GestionMesa {
  const { activa } = row;
  return {
    ...presentDatos(row),
    id: row.id,
    version: row.version,
    estado: activa,
    admEntidadLiderNombre: row.entidad_lider,
    admUsuarioNombre: row.consultor,
    fechaCreacion: row.created_at.toISOString(),
    fechaCierre: row.cerrada_en?.toISOString() ?? null,
    motivoCierre: row.motivo_cierre,
    ...participacion,
    gestiona: canManageMesas(quien).allowed,
    permisos: {
      editar: canEditMesa(quien, { activa }),
      cerrar: canCloseMesa(quien, { activa }),
      cerrarDeTodosModos: canCloseMesaConCompromisos(quien, participacion.compromisosAbiertos),
      reabrir: canReopenMesa(quien, { activa }),
      historial: canSeeHistorial(
        quien,
        participacion.entidades.map(({ id }) => id),
      ),
    },
  };
}
