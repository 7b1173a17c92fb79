import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';
import {
  type AccionEstandar,
  ESTADOS_ESTANDAR,
  type EstadoEstandar,
  RECURSO_ESTANDARES,
} from '../contract/terms.ts';

/** One row of the state table. */
interface Transicion {
  readonly desde: readonly EstadoEstandar[];
  readonly hasta: EstadoEstandar;
  readonly permiso: 'editar' | 'aprobar';
}

/** Life of a standard (domain §3.2): what each action needs and where it leads. */
export const TRANSICIONES: Readonly<Record<AccionEstandar, Transicion>> = {
  evaluar: { desde: ['propuesto'], hasta: 'en-evaluacion', permiso: 'editar' },
  adoptar: { desde: ['en-evaluacion'], hasta: 'adoptado', permiso: 'aprobar' },
  recomendar: { desde: ['en-evaluacion'], hasta: 'recomendado', permiso: 'aprobar' },
  'no-adoptar': { desde: ['en-evaluacion'], hasta: 'no-adoptado', permiso: 'aprobar' },
  retirar: { desde: ['adoptado', 'recomendado', 'no-adoptado'], hasta: 'retirado', permiso: 'aprobar' },
};

/** A button that moves a standard on, and how much it stands out. */
export interface BotonDeEstandar {
  readonly accion: 'evaluar' | 'decidir' | 'retirar';
  readonly enfasis: 'secundario' | 'neutro';
}

/**
 * The state in which each button is shown: one button opens the concept, which adopts, recommends or rejects, from
 * the same state.
 */
const BOTONES: readonly (BotonDeEstandar & Pick<Transicion, 'desde'>)[] = [
  { accion: 'evaluar', enfasis: 'secundario', desde: TRANSICIONES.evaluar.desde },
  { accion: 'decidir', enfasis: 'secundario', desde: TRANSICIONES.adoptar.desde },
  { accion: 'retirar', enfasis: 'neutro', desde: TRANSICIONES.retirar.desde },
];

/** The buttons of a standard in a state. Whether each is available now its decision says. */
export function listBotonesEstandar(estado: EstadoEstandar): readonly BotonDeEstandar[] {
  return BOTONES.filter(({ desde }) => desde.includes(estado));
}

/** States in which the header of a standard can be changed. */
const EDITABLES: readonly EstadoEstandar[] = ['propuesto', 'en-evaluacion', 'adoptado', 'recomendado'];

/** Who wants to do something with a standard, and what they did in it. */
export interface QuienDecide {
  /** Actions the rol holds on the standards. */
  readonly acciones: HeldPermissions;
  /** Whether the person gave any of its marks. */
  readonly evaluo: boolean;
}

export interface EstandarEnCurso {
  readonly estado: EstadoEstandar;
  readonly evaluacionCompleta: boolean;
}

function canBy(
  permiso: Transicion['permiso'],
  { acciones }: QuienDecide,
  estados: readonly EstadoEstandar[],
  estado: EstadoEstandar,
): Decision {
  const rol = allowPermission(acciones, RECURSO_ESTANDARES, permiso);
  if (!rol.allowed) return rol;
  if (estados.includes(estado)) return ALLOWED;
  const nombres = estados.map((one) => ESTADOS_ESTANDAR[one].toLowerCase());
  const lista = new Intl.ListFormat('es', { type: 'disjunction' }).format(nombres);
  return refuseWith(
    `El estándar está ${ESTADOS_ESTANDAR[estado].toLowerCase()}; tendría que estar ${lista}.`,
  );
}

/** Changing the header or its change control. */
export function canEditEstandar(quien: QuienDecide, { estado }: EstandarEnCurso): Decision {
  return canBy('editar', quien, EDITABLES, estado);
}

/** Beginning the evaluation. */
export function canEvaluar(quien: QuienDecide, { estado }: EstandarEnCurso): Decision {
  return canBy('editar', quien, TRANSICIONES.evaluar.desde, estado);
}

/** Giving marks, while the evaluation is open. */
export function canCalificar(quien: QuienDecide, { estado }: EstandarEnCurso): Decision {
  const decision = canBy('editar', quien, [estado], estado);
  if (!decision.allowed || estado === 'en-evaluacion') return decision;
  return estado === 'propuesto'
    ? refuseWith('La evaluación no ha comenzado.')
    : refuseWith(`La evaluación terminó: el estándar está ${ESTADOS_ESTANDAR[estado].toLowerCase()}.`);
}

/** Whether criteria still need a mark. Criteria added after the decision do not belong to its evaluation. */
export function isEvaluacionAbierta({ estado }: Pick<EstandarEnCurso, 'estado'>): boolean {
  return estado === 'propuesto' || estado === 'en-evaluacion';
}

/**
 * Deciding with the concept of incorporation: every criterion must have a mark, and the person who decides must have
 * given none.
 */
export function canDecidir(quien: QuienDecide, estandar: EstandarEnCurso): Decision {
  const decision = canBy('aprobar', quien, TRANSICIONES.adoptar.desde, estandar.estado);
  if (!decision.allowed) return decision;
  if (!estandar.evaluacionCompleta)
    return refuseWith('Faltan criterios por calificar.', 'quien evalúa el estándar');
  return quien.evaluo
    ? refuseWith(
        'Usted calificó este estándar: quien evalúa no decide.',
        'otra persona que pueda aprobar estándares',
      )
    : ALLOWED;
}

/** Taking a decided standard out of the framework. */
export function canRetirar(quien: QuienDecide, { estado }: EstandarEnCurso): Decision {
  return canBy('aprobar', quien, TRANSICIONES.retirar.desde, estado);
}

/** Proposing a standard for the framework. */
export function canCreateEstandar({ acciones }: Pick<QuienDecide, 'acciones'>): Decision {
  return allowPermission(acciones, RECURSO_ESTANDARES, 'crear');
}
