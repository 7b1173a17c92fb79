interface Fault {
  readonly campo: string;
  readonly mensaje: string;
}

/**
 * The first fault of each field, as a form holds them.
 *
 * @param toField what the form calls the field
 */
export function toMessages(
  faults: readonly Fault[],
  toField: (campo: string) => string = (campo) => campo,
): Readonly<Record<string, string>> {
  const messages = new Map<string, string>();
  for (const { campo, mensaje } of faults)
    if (!messages.has(toField(campo))) messages.set(toField(campo), mensaje);
  return Object.fromEntries(messages);
}
