import { DEFINICIONES, type DefinicionDeIndicador } from './definiciones.ts';

/** Since when a version of an indicador is how it is read. */
export interface VersionRige {
  readonly codigo: string;
  readonly version: number;
  readonly rige: string;
}

/**
 * The definitions a cut is computed with: the version in force on its day and, where that began within it, also the one before, so
 * that what changed by definition can be told apart from what happened.
 *
 * @param hasta last day of the cut
 */
export function listDefinicionesDelCorte(
  versiones: readonly VersionRige[],
  { desde, hasta }: { readonly desde: string; readonly hasta: string },
): readonly DefinicionDeIndicador[] {
  const porCodigo = Map.groupBy(versiones, ({ codigo }) => codigo);
  return DEFINICIONES.filter((definicion) => {
    const suyas = (porCodigo.get(definicion.codigo) ?? []).filter(({ rige }) => rige <= hasta);
    const ultima = suyas.toSorted((one, other) => one.version - other.version).at(-1);
    if (ultima === undefined) return false;
    const isAnterior = definicion.version === ultima.version - 1 && ultima.rige >= desde;
    return definicion.version === ultima.version || isAnterior;
  });
}
