const HOME = /^\/mesas-interoperabilidad(\/home)?\/?$/;
const CONSULT = /^\/mesas-interoperabilidad\/consult\/[^/]+\/?$/;

/**
 * Whether a navigation removes the stored search, the mark of the home and the tab number: going to
 * any route but the mesas home does, save from the home to the consult of a mesa (specification §2
 * and §4 'Tab state'). Queries do not count: pages of a list and tabs are the same route.
 *
 * @param from path the person leaves; null when the page was opened or reloaded, which leaves nothing
 * @param to path the person goes to
 */
export function isMesasStorageCleared(from: string | null, to: string): boolean {
  if (HOME.test(to)) return false;
  if (CONSULT.test(to)) return !(from === null || from === to || HOME.test(from));
  return true;
}
