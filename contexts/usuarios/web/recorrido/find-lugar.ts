/** Places of the screen that have a name: controls, menus, and the title of the page. */
const NOMBRADOS = 'header button, header a, nav[aria-label], main h1';

/** The name of a place as it is read or heard. */
function readNombre(place: Element): string {
  return (place.getAttribute('aria-label') ?? place.textContent).trim();
}

/** The first place that is on the screen under one of these names. */
export function findLugar(lugares: readonly string[]): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(NOMBRADOS)].find(
    (place) =>
      lugares.some((nombre) => readNombre(place).startsWith(nombre)) && place.getClientRects().length > 0,
  );
}
