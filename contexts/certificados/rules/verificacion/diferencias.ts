/** Paths of at most so many values are told: one change is what matters. */
const MAXIMO = 10;

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function collect(original: unknown, otro: unknown, camino: string, found: string[]): void {
  if (found.length >= MAXIMO) return;
  if (isGroup(original) && isGroup(otro)) {
    for (const name of new Set([...Object.keys(original), ...Object.keys(otro)]))
      collect(original[name], otro[name], camino === '' ? name : `${camino}.${name}`, found);
  } else if (original !== otro) found.push(camino);
}

/** Where another copy of a document differs from it: `credentialSubject.entidad.nombre`, at most ten paths. */
export function listDiferencias(original: unknown, otro: unknown): readonly string[] {
  const found: string[] = [];
  collect(original, otro, '', found);
  return found;
}
