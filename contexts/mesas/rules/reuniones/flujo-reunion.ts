import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import {
  ACCIONES_REUNION,
  type AccionReunion,
  type EstadoReunion,
  type TransicionReunion,
} from '../../contract/terms.ts';
import { canEditReunion } from '../actas/can-edit-reunion.ts';
import type { QuienGestiona } from '../mesas/can-edit-mesa.ts';

/** What a decision about a meeting looks at. */
export interface ReunionPorDecidir {
  readonly estado: EstadoReunion;
  readonly avance: string;
  /** Whether its mesa is open. */
  readonly mesaActiva: boolean;
  /** Whether its acta is sealed: then nothing of it changes. */
  readonly sellada: boolean;
}

/** Each action a state allows, with the state after it. What is not here is refused with the reasons below. */
const FLUJO_REUNION: Readonly<
  Record<EstadoReunion, Readonly<Partial<Record<AccionReunion, EstadoReunion>>>>
> = {
  programada: { editar: 'programada', iniciar: 'en-curso', cancelar: 'cancelada', invitar: 'programada' },
  'en-curso': { editar: 'en-curso', anotar: 'en-curso', finalizar: 'realizada', invitar: 'en-curso' },
  realizada: { editar: 'realizada', anotar: 'realizada' },
  cancelada: {},
};

/** The steps that have a button, from the left, and whether it is the primary one. */
const BOTONES_REUNION: readonly BotonDeReunion[] = [
  { paso: 'cancelar', esPrincipal: false },
  { paso: 'iniciar', esPrincipal: true },
  { paso: 'finalizar', esPrincipal: true },
];

export interface BotonDeReunion {
  readonly paso: TransicionReunion;
  readonly esPrincipal: boolean;
}

/** The buttons of a meeting in a state, from the left: its steps from there. Whether each is available now its decision says. */
export function listBotonesReunion(estado: EstadoReunion): readonly BotonDeReunion[] {
  return BOTONES_REUNION.filter(({ paso }) => FLUJO_REUNION[estado][paso] !== undefined);
}

/** Why a state refuses an action. */
const RAZONES: Readonly<Record<EstadoReunion, Partial<Record<AccionReunion, string>>>> = {
  programada: {
    anotar: 'La reunión aún no ha empezado: iníciela para tomar notas.',
    finalizar: 'La reunión aún no ha empezado: iníciela antes de finalizarla.',
  },
  'en-curso': {
    iniciar: 'La reunión ya empezó.',
    cancelar: 'La reunión ya empezó: no se cancela. Cuando termine, finalícela.',
  },
  realizada: {
    iniciar: 'La reunión ya se realizó.',
    finalizar: 'La reunión ya se realizó.',
    cancelar: 'La reunión ya se realizó.',
    invitar: 'La reunión ya se realizó.',
  },
  cancelada: {
    editar: 'La reunión se canceló. Programe otra.',
    anotar: 'La reunión se canceló.',
    iniciar: 'La reunión se canceló. Programe otra.',
    finalizar: 'La reunión se canceló.',
    cancelar: 'La reunión ya se canceló.',
    invitar: 'La reunión se canceló.',
  },
};

/** Whether somebody may do something with a meeting now (MESA-11): who runs an open mesa, as the state allows. */
export function canChangeReunion(
  quien: QuienGestiona,
  { estado, avance, mesaActiva, sellada }: ReunionPorDecidir,
  accion: AccionReunion,
): Decision {
  const edit = canEditReunion(quien, { activa: mesaActiva, sellada });
  if (!edit.allowed) return edit;
  if (FLUJO_REUNION[estado][accion] === undefined)
    return refuseWith(RAZONES[estado][accion] ?? 'El estado de la reunión no lo permite.');
  if (accion === 'finalizar' && avance.trim() === '')
    return refuseWith('Escriba el avance de la reunión antes de finalizarla.');
  return ALLOWED;
}

/** The state after a step that was allowed. */
export function computeEstado(estado: EstadoReunion, paso: TransicionReunion): EstadoReunion {
  return FLUJO_REUNION[estado][paso] ?? estado;
}

/** Every action with its decision. */
export function listPermisosReunion(
  quien: QuienGestiona,
  reunion: ReunionPorDecidir,
): Record<AccionReunion, Decision> {
  return Object.fromEntries(
    ACCIONES_REUNION.map((accion) => [accion, canChangeReunion(quien, reunion, accion)]),
  ) as Record<AccionReunion, Decision>;
}
