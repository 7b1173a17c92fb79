import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  type GestionMesa,
  mesasErrors,
  type Participante,
  type ServicioVinculado,
} from '../../contract/index.ts';
import { canReadConversacion } from '../../rules/conversacion/can-comment.ts';
import { canSeeHistorial, type QuienLee } from '../../rules/historial/can-see-historial.ts';
import {
  canCloseMesa,
  canCloseMesaConCompromisos,
  canEditMesa,
  canManageMesas,
  canReopenMesa,
} from '../../rules/mesas/can-edit-mesa.ts';
import type { MesaPorVerificar } from '../../rules/mesas/datos-mesa.ts';
import {
  countAbiertos,
  findGestion,
  type GestionRow,
  listParticipantes,
  listVinculados,
} from './gestion-mesa.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** @throws MESA_NO_ENCONTRADA */
export async function getGestion(database: Database, id: number, quien: QuienLee): Promise<GestionMesa> {
  const row = await findGestion(database, id);
  if (!row) throw refuse(mesasErrors, 'MESA_NO_ENCONTRADA');
  return readGestion(database, row, quien);
}

/** A mesa whose row was read, with its entities, its services and what the caller may do with it. */
export async function readGestion(
  database: Database,
  row: GestionRow,
  quien: QuienLee,
): Promise<GestionMesa> {
  const entidades = await listParticipantes(database, row.id);
  const servicios = await listVinculados(database, row.id);
  const compromisosAbiertos = await countAbiertos(database, row.id);
  return presentGestion(row, { entidades, servicios, compromisosAbiertos }, quien);
}

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

interface Participacion {
  readonly entidades: Participante[];
  readonly servicios: ServicioVinculado[];
  readonly compromisosAbiertos: number;
}

/** A mesa as the caller sees it, with what they may do. */
function presentGestion(row: GestionRow, participacion: Participacion, quien: QuienLee): GestionMesa {
  const { activa } = row;
  const participantes = participacion.entidades.map(({ id }) => id);
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
      historial: canSeeHistorial(quien, participantes),
      conversacion: canReadConversacion(quien, participantes),
    },
  };
}
