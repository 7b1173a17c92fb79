import type {
  AccionVersionServicio,
  EstadoSuspendible,
  EstadoVersionServicio,
} from '../../contract/versiones.terms.ts';

type Transiciones = Readonly<Partial<Record<EstadoVersionServicio, EstadoVersionServicio>>>;

/** Which states each action takes a version from, and where to (docs/rules/certificates.md for what a certificate does). */
const TRANSICIONES: Readonly<Record<Exclude<AccionVersionServicio, 'levantar'>, Transiciones>> = {
  estandarizar: { 'en-elaboracion': 'estandarizada' },
  evaluar: { estandarizada: 'evaluada' },
  certificar: { evaluada: 'certificada' },
  publicar: { certificada: 'publicada' },
  /** Another version takes its place. */
  relevar: { publicada: 'obsoleta' },
  /** What others may use is obsolete first; before that, a request of its entidad ends it at once (ADR 0095). */
  retirar: { estandarizada: 'retirada', evaluada: 'retirada', certificada: 'retirada', obsoleta: 'retirada' },
  suspender: {
    estandarizada: 'suspendida',
    evaluada: 'suspendida',
    certificada: 'suspendida',
    publicada: 'suspendida',
    obsoleta: 'suspendida',
  },
  /** The certificate it stands by is revoked: the level below it is left, and below the first one nothing (ADR 0072). */
  revocar: {
    estandarizada: 'retirada',
    evaluada: 'estandarizada',
    certificada: 'evaluada',
    publicada: 'evaluada',
    // Nobody begins with it any more: without its level it ends.
    obsoleta: 'retirada',
  },
};

/**
 * Where an action takes a version; undefined where it takes it nowhere. A suspended one goes back where it stood, and is
 * revoked from there.
 */
export function findEstadoSiguiente(
  {
    estado,
    suspendidaDesde,
  }: { readonly estado: EstadoVersionServicio; readonly suspendidaDesde: EstadoSuspendible | null },
  accion: AccionVersionServicio,
): EstadoVersionServicio | undefined {
  if (accion === 'levantar') return estado === 'suspendida' ? (suspendidaDesde ?? undefined) : undefined;
  return TRANSICIONES[accion][accion === 'revocar' ? (suspendidaDesde ?? estado) : estado];
}

/** What a change asks of the number of a version: a major one where somebody may break (domain niveles §9.1). */
export type CambioDeNumero = 'mayor' | 'menor';

/** Number of the version after the last one: the first is 1.0, the next one follows from whom the change may break. */
export function computeNumeroSiguiente(
  ultima: { readonly mayor: number; readonly menor: number } | undefined,
  cambio: CambioDeNumero,
): { readonly mayor: number; readonly menor: number } {
  if (ultima === undefined) return { mayor: 1, menor: 0 };
  if (cambio === 'mayor') return { mayor: ultima.mayor + 1, menor: 0 };
  return { mayor: ultima.mayor, menor: ultima.menor + 1 };
}

/** The number the version of a request would get now, and why. It is kept from the certification on. */
export interface NumeroPrevisto {
  /** The version it follows; null where it is the first one. */
  readonly desdeId: number | null;
  readonly mayor: number;
  readonly menor: number;
  readonly razon: string;
}
