interface CampoConLugar {
  readonly nombre: string;
  readonly operacion: string;
  readonly padre: string;
}

/** A field has another name: what stands in it goes with it. */
export function updatePadre<Campo extends CampoConLugar>(
  campos: readonly Campo[],
  { antes, despues }: { readonly antes: string; readonly despues: string },
): readonly Campo[] {
  if (antes === despues) return campos;
  return campos.map((campo) => (campo.padre === antes ? { ...campo, padre: despues } : campo));
}

/** Fields were taken out: what stood in one moves to what that one stood in. */
export function keepHijos<Campo extends CampoConLugar>(
  antes: readonly Campo[],
  despues: readonly Campo[],
): readonly Campo[] {
  const kept = new Set(despues.map(({ nombre }) => nombre));
  const fueron = new Map(antes.map((campo) => [campo.nombre, campo.padre]));
  const findPadre = (padre: string): string => {
    const seen = new Set<string>();
    let actual = padre;
    while (actual !== '' && !kept.has(actual) && fueron.has(actual) && !seen.has(actual)) {
      seen.add(actual);
      actual = fueron.get(actual) ?? '';
    }
    return kept.has(actual) ? actual : '';
  };
  return despues.map((campo) =>
    fueron.has(campo.padre) && !kept.has(campo.padre) ? { ...campo, padre: findPadre(campo.padre) } : campo,
  );
}

/** Operations changed: a field goes with its own by its place, and is of the first one when that one is gone. */
export function updateOperacion<Campo extends CampoConLugar>(
  campos: readonly Campo[],
  { antes, despues }: { readonly antes: string; readonly despues: string },
): readonly Campo[] {
  if (antes === despues) return campos;
  return campos.map((campo) => (campo.operacion === antes ? { ...campo, operacion: despues } : campo));
}
