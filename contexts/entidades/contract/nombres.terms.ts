/**
 * Name of an entity on the card of the choice and as a suggestion: first letter upper, rest lower (specification §2 and
 * §3). It lowers proper nouns too, which the specification asks to the letter there (ENT-02).
 */
export function capitalizeNombre(nombre: string): string {
  const lower = nombre.trim().toLocaleLowerCase('es');
  return lower.charAt(0).toLocaleUpperCase('es') + lower.slice(1);
}

/**
 * Name of an entity everywhere else: as it is registered, with its sigla beside it; a name all in capitals, as the
 * registries of companies write them, as {@link capitalizeNombre} does.
 */
export function presentEntidad(nombre: string, sigla?: string | null): string {
  const registered = nombre.trim();
  const isShouted = registered === registered.toLocaleUpperCase('es') && registered.includes(' ');
  const shown = isShouted ? capitalizeNombre(registered) : registered;
  return !sigla || shown.includes(sigla) ? shown : `${shown} (${sigla})`;
}
