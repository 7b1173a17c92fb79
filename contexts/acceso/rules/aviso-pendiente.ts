/**
 * Whether a person must still be asked about a version of the privacy notice. Each person is asked once, whatever
 * they answer, and again for each new version (Decreto 1377 de 2013, article 5: new purposes need a new
 * authorisation).
 */
export function isAvisoPendiente(
  respuestas: readonly { readonly version: string | null }[],
  version: string,
): boolean {
  return !respuestas.some((respuesta) => respuesta.version === version);
}
