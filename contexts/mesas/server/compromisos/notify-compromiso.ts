import { formatLongDay } from '@marco/country/day-text';
import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import type { Transaction } from 'kysely';
import { mesasPrivatePaths, toTableroDeMesa } from '../../contract/mesas-private.paths.ts';
import { findGestion, listPersonasDeEntidad } from '../mesas/gestion-mesa.queries.ts';
import type { CompromisoRow } from './compromisos.queries.ts';
import { novedadesCompromiso } from './novedades-compromiso.ts';

type Running = Transaction<DatabaseSchema>;

/** What every message about a commitment tells. */
export interface CompromisoAvisado {
  readonly idResponsable: number | null;
  readonly idEntidad: number;
  readonly descripcion: string;
  readonly nombreMesa: string;
  readonly entidad: string;
  readonly venceEn: string;
}

export function toAvisado(row: CompromisoRow): CompromisoAvisado {
  return {
    idResponsable: row.responsable_usuario_id,
    idEntidad: row.entidad_id,
    descripcion: row.descripcion,
    nombreMesa: row.mesa,
    entidad: row.entidad,
    venceEn: row.fecha_vencimiento,
  };
}

/** The recipients: the responsible person, otherwise everybody of the responsible entidad. */
async function listAvisados(transaction: Running, compromiso: CompromisoAvisado): Promise<number[]> {
  const { idResponsable, idEntidad } = compromiso;
  const people = await listPersonasDeEntidad(transaction, idEntidad);
  return idResponsable !== null && people.includes(idResponsable) ? [idResponsable] : people;
}

function toEnlace({ idResponsable }: CompromisoAvisado, usuarioId: number): string {
  const vista = idResponsable === usuarioId ? 'mios' : 'entidad';
  return `${mesasPrivatePaths.compromisos}?vista=${vista}`;
}

function toVariables({ descripcion, nombreMesa, entidad, venceEn }: CompromisoAvisado) {
  return { compromiso: descripcion, mesa: nombreMesa, entidad, vence: formatLongDay(venceEn) };
}

/** Informs the people responsible for a commitment. */
export async function notifyAsignado(transaction: Running, compromiso: CompromisoAvisado): Promise<void> {
  for (const usuarioId of await listAvisados(transaction, compromiso)) {
    await notify(transaction, {
      evento: novedadesCompromiso['compromiso-asignado'],
      usuarioId,
      enlace: toEnlace(compromiso, usuarioId),
      variables: toVariables(compromiso),
    });
  }
}

/**
 * Tells the people responsible for a commitment of it again, because who runs its mesa asked for it.
 *
 * @returns how many were told
 */
export async function notifyRecordado(transaction: Running, compromiso: CompromisoAvisado): Promise<number> {
  const avisados = await listAvisados(transaction, compromiso);
  for (const usuarioId of avisados) {
    await notify(transaction, {
      evento: novedadesCompromiso['compromiso-recordado'],
      usuarioId,
      enlace: toEnlace(compromiso, usuarioId),
      variables: toVariables(compromiso),
    });
  }
  return avisados.length;
}

/** Tells who answers for a commitment, and the consultant of its mesa, that it has another day; not who gave it. */
export async function notifyProrroga(
  transaction: Running,
  compromiso: CompromisoAvisado & { readonly idMesa: number },
  { motivo, idAutor }: { readonly motivo: string; readonly idAutor: number },
): Promise<void> {
  const mesa = await findGestion(transaction, compromiso.idMesa);
  const avisados = new Set(await listAvisados(transaction, compromiso));
  if (mesa) avisados.add(mesa.consultor_principal_id);
  avisados.delete(idAutor);
  for (const usuarioId of avisados) {
    const isConsultor = usuarioId === mesa?.consultor_principal_id;
    await notify(transaction, {
      evento: novedadesCompromiso['compromiso-prorrogado'],
      usuarioId,
      enlace: isConsultor ? toTableroDeMesa(compromiso.idMesa) : toEnlace(compromiso, usuarioId),
      variables: { ...toVariables(compromiso), motivo },
    });
  }
}

/**
 * Reminds the people responsible for a commitment that it is due soon or overdue.
 *
 * @param plazo 'vence en 2 días hábiles', 'venció hace 4 días hábiles'
 */
export async function notifyPlazo(
  transaction: Running,
  evento: 'compromiso-por-vencer' | 'compromiso-vencido',
  compromiso: CompromisoAvisado,
  plazo: string,
): Promise<void> {
  for (const usuarioId of await listAvisados(transaction, compromiso)) {
    await notify(transaction, {
      evento: novedadesCompromiso[evento],
      usuarioId,
      enlace: toEnlace(compromiso, usuarioId),
      variables: { ...toVariables(compromiso), plazo },
    });
  }
}
