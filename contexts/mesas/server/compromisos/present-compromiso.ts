import { addWorkingDays, toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero } from '@marco/parametros/port';
import { canSeeSolicitud } from '@marco/solicitudes/port';
import type { Kysely } from 'kysely';
import type { Compromiso } from '../../contract/index.ts';
import { DIAS_POR_VENCER } from '../../contract/terms.ts';
import {
  type AccionCompromiso,
  type CompromisoPorDecidir,
  canEditCompromiso,
  canUpdateEstadoCompromiso,
} from '../../rules/compromisos/can-update-compromiso.ts';
import { computePlazo } from '../../rules/compromisos/plazo-compromiso.ts';
import { canProrrogar } from '../../rules/compromisos/prorroga.ts';
import { canRecordarCompromiso } from '../../rules/recordatorios/can-submit-recordatorio.ts';
import type { Calendario, CompromisoRow } from './compromisos.queries.ts';
import type { QuienConsulta } from './quien-responde.ts';

/** Today in Colombia, with what counts as due soon. */
export async function findCalendario(database: Kysely<DatabaseSchema>): Promise<Calendario> {
  const hoy = toColombianDay(new Date());
  const diasPorVencer = await findParametroEntero(database, 'mesas.compromisosDiasAviso', DIAS_POR_VENCER);
  return { hoy, diasPorVencer, despuesDePorVencer: addWorkingDays(hoy, diasPorVencer + 1) };
}

/** A commitment as the rules look at it. */
export function toPorDecidir(row: CompromisoRow): CompromisoPorDecidir {
  return {
    estado: row.estado,
    idEntidad: row.entidad_id,
    idResponsable: row.responsable_usuario_id,
    mesaActiva: row.mesa_activa,
  };
}

/** Whether the request it waits for may be opened: the rol reads requests, and this one. */
function seesSolicitud(row: CompromisoRow, quien: QuienConsulta): boolean {
  const { solicitud_codigo: estado, solicitud_entidad_id: entidadId, solicitud_nivel: nivel } = row;
  if (!quien.consultaSolicitudes || estado === null || entidadId === null || nivel === null) return false;
  return canSeeSolicitud(
    { estado, entidadId, nivel },
    { lado: quien.esMinisterio ? 'ministerio' : 'entidad', entidadId: quien.idEntidad },
  );
}

/** A commitment as the caller sees it, with what they may do. */
export function presentCompromiso(
  row: CompromisoRow,
  quien: QuienConsulta,
  { hoy, diasPorVencer }: Calendario,
): Compromiso {
  const porDecidir = toPorDecidir(row);
  const can = (accion: AccionCompromiso) => canUpdateEstadoCompromiso(accion, quien, porDecidir);
  return {
    id: row.id,
    version: row.version,
    idMesa: row.mesa_id,
    nombreMesa: row.mesa,
    idReunion: row.reunion_id,
    tematicaReunion: row.tematica,
    descripcion: row.descripcion,
    responsable: row.responsable,
    idResponsable: row.responsable_usuario_id,
    idEntidad: row.entidad_id,
    entidad: row.entidad,
    acordadoEn: row.fecha_acuerdo,
    plazoDiasHabiles: row.plazo_dias_habiles,
    venceEn: row.fecha_vencimiento,
    estado: row.estado,
    ...computePlazo({ ...porDecidir, venceEn: row.fecha_vencimiento }, hoy, diasPorVencer),
    idServicio: row.servicio_id,
    servicio: row.servicio,
    idEstadoServicio: row.estado_servicio_id,
    estadoServicio: row.estado_servicio,
    idElemento: row.elemento_id,
    elemento: row.elemento,
    idSolicitud: row.solicitud_id,
    solicitud: row.solicitud,
    idEstadoSolicitud: row.estado_solicitud_id,
    estadoSolicitud: row.estado_solicitud,
    veSolicitud: seesSolicitud(row, quien),
    fechaCierre: row.cerrado_en?.toISOString() ?? null,
    motivoCierre: row.motivo_cierre,
    mio: row.responsable_usuario_id === quien.idUsuario,
    prorrogas: row.prorrogas,
    recordadoEn: row.recordado_en?.toISOString() ?? null,
    ultimoAvance: row.ultimo_avance && {
      ...row.ultimo_avance,
      cuando: new Date(row.ultimo_avance.cuando).toISOString(),
    },
    permisos: {
      editar: canEditCompromiso(quien, porDecidir),
      prorrogar: canProrrogar(quien, {
        ...porDecidir,
        prorrogasPropias: row.prorrogas.filter(({ propia }) => propia).length,
      }),
      recordar: canRecordarCompromiso(quien, {
        ...porDecidir,
        tieneAvisados: row.tiene_avisados,
        recordadoEn: row.recordado_en,
        ahora: new Date(),
      }),
      cumplir: can('cumplir'),
      cancelar: can('cancelar'),
      reabrir: can('reabrir'),
    },
  };
}
