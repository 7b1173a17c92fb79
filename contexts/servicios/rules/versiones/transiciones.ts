import type {
  AccionVersionServicio,
  EstadoSuspendible,
  EstadoVersionServicio,
} from '../../contract/versiones.terms.ts';

type Transiciones = Readonly<Partial<Record<EstadoVersionServicio, EstadoVersionServicio>>>;

/** Which states each action takes a version from, and where to (domain niveles §2.1). */
const TRANSICIONES: Readonly<Record<Exclude<AccionVersionServicio, 'levantar'>, Transiciones>> = {
  estandarizar: { 'en-elaboracion': 'estandarizada' },
  evaluar: { estandarizada: 'evaluada' },
  certificar: { evaluada: 'certificada' },
  publicar: { certificada: 'publicada' },
  /** Another version takes its place. */
  relevar: { publicada: 'obsoleta' },
  retirar: { obsoleta: 'retirada' },
  suspender: { certificada: 'suspendida', publicada: 'suspendida' },
};

/** Where an action takes a version; undefined where it takes it nowhere. A suspended one goes back where it stood. */
export function findEstadoSiguiente(
  {
    estado,
    suspendidaDesde,
  }: { readonly estado: EstadoVersionServicio; readonly suspendidaDesde: EstadoSuspendible | null },
  accion: AccionVersionServicio,
): EstadoVersionServicio | undefined {
  if (accion === 'levantar') return estado === 'suspendida' ? (suspendidaDesde ?? undefined) : undefined;
  return TRANSICIONES[accion][estado];
}

/** Number of the version after the last one: the first is 1.0, one more is a minor one. */
export function computeNumeroSiguiente(
  ultima: { readonly mayor: number; readonly menor: number } | undefined,
): { readonly mayor: number; readonly menor: number } {
  return ultima === undefined ? { mayor: 1, menor: 0 } : { mayor: ultima.mayor, menor: ultima.menor + 1 };
}
