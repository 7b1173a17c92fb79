import { ALLOWED, allowUnless, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { formatShortDay } from '@marco/country/day-text';
import { ADMINISTRADOR } from '@marco/country/ministry';
import {
  ACTA_SIN_EMITIR,
  type AccionActa,
  type EstadoActa,
  type PreparacionActa,
} from '../../contract/actas.terms.ts';
import { canEditMesa, type QuienGestiona } from '../mesas/can-edit-mesa.ts';

/** What decides about an acta: of its meeting, of itself and of its window. */
export interface SituacionActa {
  readonly estado: EstadoActa | 'sin-acta';
  readonly reunionRealizada: boolean;
  readonly mesaAbierta: boolean;
  readonly preparacion: PreparacionActa;
  /** Last day of the window (`2026-11-30`), while it is open. */
  readonly ventanaHasta: string | null;
  readonly propuestasPorDecidir: number;
  /** Whether the documents say what the meeting, its files and its accepted enmiendas are now. */
  readonly alDia: boolean;
}

/** Who wants to do something with an acta. */
export interface QuienActa extends QuienGestiona {
  /** Works for an entidad that attended, or is a consultor of the meeting. */
  readonly asistio: boolean;
}

type Guarda =
  | 'reunion-realizada'
  | 'sin-preparacion'
  | 'documentos-listos'
  | 'ventana-abierta'
  | 'ventana-cerrada'
  | 'propuestas-decididas'
  | 'al-dia';

interface Paso {
  /** State it leads to, by the state it starts from; any other refuses. */
  readonly de: Readonly<Partial<Record<SituacionActa['estado'], EstadoActa>>>;
  readonly quien: 'ministerio' | 'asistente' | 'lector';
  readonly exige: readonly Guarda[];
}

/** The life of an acta (MESA-11): action × state → next state, who and under which conditions. */
export const CICLO_ACTA: Readonly<Record<AccionActa, Paso>> = {
  emitir: { de: { 'sin-acta': 'emitida' }, quien: 'ministerio', exige: ['reunion-realizada'] },
  reemitir: {
    de: { emitida: 'emitida', 'en-enmienda': 'en-enmienda' },
    quien: 'ministerio',
    exige: ['sin-preparacion'],
  },
  abrirEnmienda: {
    de: { emitida: 'en-enmienda', 'en-enmienda': 'en-enmienda' },
    quien: 'ministerio',
    exige: ['documentos-listos', 'ventana-cerrada'],
  },
  proponerEnmienda: {
    de: { 'en-enmienda': 'en-enmienda' },
    quien: 'asistente',
    exige: ['ventana-abierta'],
  },
  decidirEnmienda: { de: { 'en-enmienda': 'en-enmienda' }, quien: 'ministerio', exige: [] },
  sellar: {
    de: { emitida: 'sellada', 'en-enmienda': 'sellada' },
    quien: 'ministerio',
    exige: ['documentos-listos', 'ventana-cerrada', 'propuestas-decididas', 'al-dia'],
  },
  verificar: { de: { sellada: 'sellada' }, quien: 'lector', exige: [] },
};

/** The actions that have a button above the acta, from the left, and whether it stands out; enmiendas have a part of their own. */
const BOTONES_ACTA = [
  { accion: 'emitir', esPrincipal: true },
  { accion: 'reemitir', esPrincipal: false },
  { accion: 'sellar', esPrincipal: true },
] as const satisfies readonly { readonly accion: AccionActa; readonly esPrincipal: boolean }[];

/** The buttons of an acta in a state, from the left. Whether each is available now its decision says. */
export function listBotonesActa(estado: SituacionActa['estado']): readonly (typeof BOTONES_ACTA)[number][] {
  return BOTONES_ACTA.filter(({ accion }) => isTransicionDeActa(accion, estado));
}

/** Whether an action is a step of the acta in a state, for any person: then its screen has a place for it. */
export function isTransicionDeActa(accion: AccionActa, estado: SituacionActa['estado']): boolean {
  return CICLO_ACTA[accion].de[estado] !== undefined;
}

const EN_ESTE_ESTADO: Readonly<Record<SituacionActa['estado'], string>> = {
  'sin-acta': ACTA_SIN_EMITIR,
  emitida: 'El acta ya fue emitida.',
  'en-enmienda': 'El acta está en enmienda.',
  sellada: 'El acta está sellada: no puede cambiar.',
};

/** Why a state does not allow an action, if the state alone does not explain it. */
const SIN_PASO: Readonly<Partial<Record<AccionActa, Partial<Record<SituacionActa['estado'], string>>>>> = {
  proponerEnmienda: { emitida: 'No hay un plazo de enmiendas abierto.' },
  decidirEnmienda: { emitida: 'No hay un plazo de enmiendas abierto.' },
  verificar: {
    emitida: 'Solo se verifica un acta sellada; esta está emitida.',
    'en-enmienda': 'Solo se verifica un acta sellada; esta está en enmienda.',
  },
};

const PREPARANDO = 'Los documentos del acta se están preparando. Espere un momento.';

const GUARDAS: Readonly<Record<Guarda, (situacion: SituacionActa) => string | null>> = {
  'reunion-realizada': ({ reunionRealizada }) =>
    reunionRealizada ? null : 'La reunión aún no se ha realizado.',
  'sin-preparacion': ({ preparacion }) => (preparacion === 'en-curso' ? PREPARANDO : null),
  'documentos-listos': ({ preparacion }) => {
    if (preparacion === 'lista') return null;
    return preparacion === 'en-curso'
      ? PREPARANDO
      : 'Los documentos no se pudieron preparar: emita de nuevo el acta.';
  },
  'ventana-abierta': ({ ventanaHasta }) =>
    ventanaHasta === null ? 'El plazo para proponer enmiendas ya terminó.' : null,
  'ventana-cerrada': ({ ventanaHasta }) =>
    ventanaHasta === null
      ? null
      : `El plazo para proponer enmiendas está abierto hasta el ${formatShortDay(ventanaHasta)}.`,
  'propuestas-decididas': ({ propuestasPorDecidir: count }) => {
    if (count === 0) return null;
    return count === 1 ? 'Hay una enmienda por decidir.' : `Hay ${count} enmiendas por decidir.`;
  },
  'al-dia': ({ alDia }) =>
    alDia
      ? null
      : 'La reunión, sus documentos o sus enmiendas cambiaron después de emitir el acta: emítala de nuevo.',
};

/** Whether the person is one of those who do such a thing, in an open mesa or a closed one. */
export function canEverActOnActa(accion: AccionActa, quien: QuienActa, mesaAbierta = true): Decision {
  const papel = CICLO_ACTA[accion].quien;
  if (papel === 'lector') return ALLOWED;
  if (papel === 'ministerio') return canEditMesa(quien, { activa: mesaAbierta });
  if (!quien.asistio)
    return refuseWith(
      'Solo proponen enmiendas las entidades que asistieron y los consultores de la reunión; la suya no asistió.',
      'los consultores de la reunión',
    );
  return mesaAbierta
    ? ALLOWED
    : refuseWith('La mesa está cerrada: es de solo lectura.', 'Coordinador MinTIC', ADMINISTRADOR);
}

/** Whether the state of an acta allows an action, for any person. */
export function canTakeTransicionActa(accion: AccionActa, estado: SituacionActa['estado']): Decision {
  if (isTransicionDeActa(accion, estado)) return ALLOWED;
  return refuseWith(SIN_PASO[accion]?.[estado] ?? EN_ESTE_ESTADO[estado]);
}

/** Whether somebody may do something with an acta now, with every reason why not. */
export function canActOnActa(accion: AccionActa, situacion: SituacionActa, quien: QuienActa): Decision {
  const decision = canEverActOnActa(accion, quien, situacion.mesaAbierta);
  if (!decision.allowed) return decision;
  const paso = canTakeTransicionActa(accion, situacion.estado);
  if (!paso.allowed) return paso;
  const reasons = CICLO_ACTA[accion].exige.flatMap((guarda) => GUARDAS[guarda](situacion) ?? []);
  return allowUnless(reasons);
}
