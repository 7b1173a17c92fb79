/** Names by field and id: `{ rolId: { '6': 'Auditor' } }`; of the code of a refusal, what it says to people. */
export type NombresDeDetalle = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Registro = Readonly<Record<string, unknown>>;

const isRegistro = (value: unknown): value is Registro =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The ids a detail tells, by field, in it and in what its change was and became.
 *
 * @param campos the fields that hold ids, with what they are ids of
 */
export function listIds(
  detalle: Registro,
  campos: Readonly<Record<string, string>>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const ids = new Map<string, Set<string>>();
  for (const part of [detalle, detalle['antes'], detalle['despues']])
    for (const [campo, value] of isRegistro(part) ? Object.entries(part) : []) {
      if (!Object.hasOwn(campos, campo)) continue;
      const found = [value].flat().filter((id) => typeof id === 'number' || typeof id === 'string');
      for (const id of found) ids.set(campo, (ids.get(campo) ?? new Set()).add(String(id)));
    }
  return ids;
}
