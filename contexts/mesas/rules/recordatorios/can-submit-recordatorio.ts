import { presentClock } from '@marco/contract-kit/clock-text';
import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { formatLongDay } from '@marco/country/day-text';
import { toDayAndTime } from '@marco/country/local-time';
import { HORAS_ENTRE_RECORDATORIOS } from '../../contract/recordatorios.terms.ts';
import type { EstadoReunion } from '../../contract/terms.ts';
import {
  type CompromisoPorDecidir,
  canEditCompromiso,
  type QuienResponde,
} from '../compromisos/can-update-compromiso.ts';
import { canEditMesa, type QuienGestiona } from '../mesas/can-edit-mesa.ts';
import { isPasada } from '../reuniones/momento-reunion.ts';

const ESPERA_MS = HORAS_ENTRE_RECORDATORIOS * 3_600_000;
const ADMINISTRA_USUARIOS = 'el administrador de esa entidad';

/** When a reminder was sent last; null while none was. */
interface Recordado {
  readonly recordadoEn: Date | null;
  readonly ahora: Date;
}

/** A commitment, with whether anybody gets the reminder. */
export interface CompromisoPorRecordar extends CompromisoPorDecidir, Recordado {
  /** Whether its entidad has people with an active account. */
  readonly tieneAvisados: boolean;
}

export interface ReunionPorRecordar extends Recordado {
  readonly estado: EstadoReunion;
  readonly mesaActiva: boolean;
  readonly inicio: Date;
  readonly duracionMinutos: number;
  /** Invited people who have not answered. */
  readonly faltan: number;
}

/** Reminding those who owe an open commitment: people who may edit its mesa, once in 24 hours (MESA-11). */
export function canRecordarCompromiso(quien: QuienResponde, compromiso: CompromisoPorRecordar): Decision {
  const edit = canEditCompromiso(quien, compromiso);
  if (!edit.allowed) return edit;
  if (!compromiso.tieneAvisados)
    return refuseWith('La entidad responsable no tiene personas con cuenta activa.', ADMINISTRA_USUARIOS);
  return allowOtro(compromiso);
}

/** Reminding who has not answered to a meeting that is still to come: people who may edit its mesa, once in 24 hours. */
export function canRecordarReunion(quien: QuienGestiona, reunion: ReunionPorRecordar): Decision {
  const edit = canEditMesa(quien, { activa: reunion.mesaActiva });
  if (!edit.allowed) return edit;
  if (reunion.estado !== 'programada') return refuseWith('La reunión ya no está programada.');
  if (isPasada(reunion.inicio, reunion.duracionMinutos, reunion.ahora))
    return refuseWith('La hora de la reunión ya pasó.');
  if (reunion.faltan === 0) return refuseWith('Todas las personas invitadas respondieron.');
  return allowOtro(reunion);
}

function allowOtro({ recordadoEn, ahora }: Recordado): Decision {
  if (recordadoEn === null || ahora.getTime() - recordadoEn.getTime() >= ESPERA_MS) return ALLOWED;
  const desde = presentCuando(new Date(recordadoEn.getTime() + ESPERA_MS));
  return refuseWith(
    `Ya se recordó el ${presentCuando(recordadoEn)} Podrá recordarlo de nuevo desde el ${desde}`,
  );
}

/** '21 de julio de 2026, 2:30 p. m.'; its last stop ends a sentence too. */
function presentCuando(momento: Date): string {
  const { day, time } = toDayAndTime(momento);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${formatLongDay(day)}, ${presentClock(hours, minutes)}`;
}
