/** Query of the list last shown in this tab: what `entitiesConsult=1` brings back (ROUTE-17). */
const KEY = 'consultaEntidades';

export function readConsultaGuardada(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    // A browser may forbid storage; the list then opens without a filter.
    return '';
  }
}

export function writeConsultaGuardada(query: string): void {
  try {
    sessionStorage.setItem(KEY, query);
  } catch {
    // Forbidden or full: the address still says the search.
  }
}
