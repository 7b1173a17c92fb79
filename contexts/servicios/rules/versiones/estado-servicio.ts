import type { EstadoSuspendible, EstadoVersionServicio } from '../../contract/versiones.terms.ts';

/** A version of a servicio, as far as the public state looks at it. */
export interface VersionDeServicio {
  readonly mayor: number;
  readonly menor: number;
  readonly estado: EstadoVersionServicio;
  /** Where a suspended one stood; null for every other one. */
  readonly suspendidaDesde: EstadoSuspendible | null;
}

/** Codes of the five public states (specification §4). */
export type CodigoEstadoServicio =
  | 'identificado'
  | 'estandarizado-nivel-1'
  | 'evaluado-nivel-2'
  | 'publicado-nivel-3'
  | 'identificado-no-estandarizado';

export interface EstadoDerivado {
  readonly estado: CodigoEstadoServicio;
  /** The level is kept, but nothing of it may be used now. */
  readonly enSuspension: boolean;
}

type Nivel = 1 | 2 | 3;
const ESTADO_DE_NIVEL: Readonly<Record<Nivel, CodigoEstadoServicio>> = {
  1: 'estandarizado-nivel-1',
  2: 'evaluado-nivel-2',
  3: 'publicado-nivel-3',
};

const isNewer = (one: VersionDeServicio, other: VersionDeServicio) =>
  one.mayor - other.mayor || one.menor - other.menor;

/** Whether a later version took the place of an obsolete one, and still has it. */
function hasSucesora(obsoleta: VersionDeServicio, versiones: readonly VersionDeServicio[]): boolean {
  return versiones.some(
    (otra) =>
      isNewer(otra, obsoleta) > 0 && (otra.estado === 'publicada' || otra.suspendidaDesde === 'publicada'),
  );
}

/** The level a version gives its servicio; null for none. A suspended one gives what it gave before. */
function findNivel(version: VersionDeServicio, versiones: readonly VersionDeServicio[]): Nivel | null {
  switch (version.suspendidaDesde ?? version.estado) {
    case 'estandarizada':
      return 1;
    case 'evaluada':
    case 'certificada':
      return 2;
    case 'publicada':
      return 3;
    // Without the one after it nothing is published any more; it was certified all the same.
    case 'obsoleta':
      return hasSucesora(version, versiones) ? 3 : 2;
    default:
      return null;
  }
}

/**
 * The public state of a servicio (domain niveles §2.1): that of its most advanced version which is neither in work nor
 * retired. Suspended ones count only where there is no other: they keep the level, marked as suspended.
 *
 * @param isNoEstandarizado its first request failed, and nobody asked again: what it is called without a certified version
 */
export function computeEstadoServicio(
  versiones: readonly VersionDeServicio[],
  isNoEstandarizado: boolean,
): EstadoDerivado {
  const findMayor = (isSuspendida: boolean) =>
    versiones
      .filter(({ estado }) => (estado === 'suspendida') === isSuspendida)
      .map((version) => findNivel(version, versiones))
      .reduce((most, nivel) => ((nivel ?? 0) > (most ?? 0) ? nivel : most), null);
  const enUso = findMayor(false);
  const nivel = enUso ?? findMayor(true);
  if (nivel !== null) return { estado: ESTADO_DE_NIVEL[nivel], enSuspension: enUso === null };
  // One that was certified once was standardised: it is no first attempt that failed.
  const wasCertificada = versiones.some(({ estado }) => estado === 'retirada');
  return {
    estado: isNoEstandarizado && !wasCertificada ? 'identificado-no-estandarizado' : 'identificado',
    enSuspension: false,
  };
}
