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

/** Number of the version after the last one: the first is 1.0, one more is a minor one. */
export function computeNumeroSiguiente(
  ultima: { readonly mayor: number; readonly menor: number } | undefined,
): { readonly mayor: number; readonly menor: number } {
  return ultima === undefined ? { mayor: 1, menor: 0 } : { mayor: ultima.mayor, menor: ultima.menor + 1 };
}
