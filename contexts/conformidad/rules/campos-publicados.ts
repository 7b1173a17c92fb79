/** A field of a message, as far as it matters who may be told of it. */
interface CampoPublicable {
  readonly id: number;
  readonly padreId: number | null;
  /** Whether anybody may see its element. */
  readonly publicado: boolean;
}

/**
 * The fields of a version that anybody may be told of: those whose element is published, and those such a field stands in,
 * because it is compared in its place (domain niveles §7.2, C-04: every obligatory field). The others are left out.
 */
export function keepPublicados<Campo extends CampoPublicable>(campos: readonly Campo[]): readonly Campo[] {
  const byId = new Map(campos.map((campo) => [campo.id, campo]));
  const kept = new Set<Campo>();
  for (const publicado of campos.filter((campo) => campo.publicado)) {
    let campo: Campo | undefined = publicado;
    while (campo && !kept.has(campo)) {
      kept.add(campo);
      campo = campo.padreId === null ? undefined : byId.get(campo.padreId);
    }
  }
  return campos.filter((campo) => kept.has(campo));
}
