import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { ADMINISTRADOR } from '@marco/country/ministry';
import type { EstadoCompromiso } from '../../contract/terms.ts';
import { canEditMesa, canManageMesas, type QuienGestiona } from '../mesas/can-edit-mesa.ts';

/** Who looks at a commitment: their rol in the mesas, who they are and for which entidad they work now. */
export interface QuienResponde extends QuienGestiona {
  readonly idUsuario: number;
  readonly idEntidad: number | null;
}

/** What a decision about a commitment looks at. */
export interface CompromisoPorDecidir {
  readonly estado: EstadoCompromiso;
  readonly idEntidad: number;
  readonly idResponsable: number | null;
  /** Whether its mesa is open. */
  readonly mesaActiva: boolean;
}

export type AccionCompromiso = 'cumplir' | 'cancelar' | 'reabrir';

/** State × action → next state; what is not here cannot be done. */
const TRANSICIONES: Readonly<Record<EstadoCompromiso, Partial<Record<AccionCompromiso, EstadoCompromiso>>>> =
  {
    abierto: { cumplir: 'cumplido', cancelar: 'cancelado' },
    cumplido: { reabrir: 'abierto' },
    cancelado: { reabrir: 'abierto' },
  };

/** The place of a button of a commitment: at the foot of the window, or above its data. */
type Zona = 'pie' | 'datos';

/** A button of a commitment: where it stands and how much it stands out. */
export interface BotonDeCompromiso {
  readonly accion: AccionCompromiso | 'editar' | 'prorrogar' | 'recordar';
  readonly zona: Zona;
  readonly enfasis: 'principal' | 'secundario' | 'neutro' | 'discreto';
}

/** The buttons of a commitment, in their order. */
const BOTONES_COMPROMISO: readonly BotonDeCompromiso[] = [
  { accion: 'cumplir', zona: 'pie', enfasis: 'principal' },
  { accion: 'reabrir', zona: 'pie', enfasis: 'secundario' },
  { accion: 'recordar', zona: 'datos', enfasis: 'neutro' },
  { accion: 'prorrogar', zona: 'datos', enfasis: 'neutro' },
  { accion: 'editar', zona: 'datos', enfasis: 'neutro' },
  { accion: 'cancelar', zona: 'datos', enfasis: 'discreto' },
];

/** The state in which the data of a commitment change. */
const EDITABLE: EstadoCompromiso = 'abierto';

/** The buttons of a commitment in a state, in their order. Whether each is available now its decision says. */
export function listBotonesCompromiso(estado: EstadoCompromiso): readonly BotonDeCompromiso[] {
  return BOTONES_COMPROMISO.filter(({ accion }) =>
    accion === 'editar' || accion === 'prorrogar' || accion === 'recordar'
      ? estado === EDITABLE
      : TRANSICIONES[estado][accion] !== undefined,
  );
}

/** The action that leads to a state. */
export const ACCION_HACIA: Readonly<Record<EstadoCompromiso, AccionCompromiso>> = {
  abierto: 'reabrir',
  cumplido: 'cumplir',
  cancelado: 'cancelar',
};

const COORDINADOR = 'Coordinador MinTIC';

const ESTADO_ACTUAL: Readonly<Record<EstadoCompromiso, string>> = {
  abierto: 'El compromiso está abierto.',
  cumplido: 'El compromiso ya está cumplido.',
  cancelado: 'El compromiso está cancelado.',
};

/** Whether a commitment is of the person or of the entidad they work for. */
export function isPropio(quien: QuienResponde, compromiso: CompromisoPorDecidir): boolean {
  return compromiso.idResponsable === quien.idUsuario || compromiso.idEntidad === quien.idEntidad;
}

/** Seeing a commitment: the ministry every one, others their own. */
export function canReadCompromiso(quien: QuienResponde, compromiso: CompromisoPorDecidir): Decision {
  if (quien.esMinisterio || isPropio(quien, compromiso)) return ALLOWED;
  return refuseWith(
    'Solo el ministerio y la entidad responsable consultan este compromiso; usted trabaja por otra entidad.',
    COORDINADOR,
  );
}

/** Changing the data of a commitment: people who may edit its mesa, while both are open (MESA-11). */
export function canEditCompromiso(quien: QuienResponde, compromiso: CompromisoPorDecidir): Decision {
  const mesa = canEditMesa(quien, { activa: compromiso.mesaActiva });
  if (!mesa.allowed || compromiso.estado === EDITABLE) return mesa;
  return refuseWith(`${ESTADO_ACTUAL[compromiso.estado]} Para cambiarlo, reábralo.`, COORDINADOR);
}

/**
 * Fulfilling, cancelling or reopening. A person who may edit the mesa may do all three. The responsible person and
 * the members of the responsible entidad may also report fulfilment.
 */
export function canUpdateEstadoCompromiso(
  accion: AccionCompromiso,
  quien: QuienResponde,
  compromiso: CompromisoPorDecidir,
): Decision {
  const reports = accion === 'cumplir' && isPropio(quien, compromiso);
  if (!reports) {
    const manage = canManageMesas(quien);
    if (!manage.allowed) return manage;
  }
  if (!compromiso.mesaActiva)
    return refuseWith('La mesa está cerrada: es de solo lectura.', COORDINADOR, ADMINISTRADOR);
  return TRANSICIONES[compromiso.estado][accion] === undefined
    ? refuseWith(ESTADO_ACTUAL[compromiso.estado])
    : ALLOWED;
}
