/** Where a version stood: the last entry of the directory about it. */
export interface VersionAl {
  readonly mayor: number;
  readonly menor: number;
  /** `version-suspendida` keeps the level it had; an obsolete one has none. */
  readonly tipo: string;
  readonly nivel: number | null;
}

const PUBLICADA = 3;
const CERTIFICADA = 2;
const ESTADOS = ['identificado', 'estandarizado-nivel-1', 'evaluado-nivel-2', 'publicado-nivel-3'] as const;

function isPosterior(una: VersionAl, otra: VersionAl): boolean {
  return una.mayor === otra.mayor ? una.menor > otra.menor : una.mayor > otra.mayor;
}

/** The level a version gives its servicio; a suspended one what it gave before. An obsolete one stays published while one follows it. */
function findNivel(version: VersionAl, versiones: readonly VersionAl[]): number {
  if (version.tipo === 'version-retirada') return 0;
  if (version.nivel !== null) return version.nivel;
  const isSeguida = versiones.some((otra) => otra.nivel === PUBLICADA && isPosterior(otra, version));
  return isSeguida ? PUBLICADA : CERTIFICADA;
}

/**
 * The public state a servicio had, read of what its versions had gone through (domain niveles §2.1): suspended versions count only where
 * there is no other.
 *
 * @param fallida its last filed request was rejected or given up
 */
export function findEstadoAl(versiones: readonly VersionAl[], fallida: boolean): string {
  const findMayor = (isSuspendida: boolean) =>
    versiones
      .filter(({ tipo }) => (tipo === 'version-suspendida') === isSuspendida)
      .reduce((mayor, version) => Math.max(mayor, findNivel(version, versiones)), 0);
  const nivel = findMayor(false) || findMayor(true);
  if (nivel > 0) return ESTADOS[nivel] ?? ESTADOS[0];
  const wasCertificada = versiones.some(({ tipo }) => tipo === 'version-retirada');
  return fallida && !wasCertificada ? 'identificado-no-estandarizado' : ESTADOS[0];
}
