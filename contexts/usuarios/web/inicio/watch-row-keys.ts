/** Keys that move the focus between the rows, and by how many. */
const PASOS: ReadonlyMap<string, number> = new Map([
  ['j', 1],
  ['k', -1],
]);

/**
 * Lets J and K move the focus between the rows of a list, from one title to another; Enter opens it, as it is a link. The
 * keys act only while the focus is in the list, so that whoever dictates to a browser loses no letter (WCAG 2.1.4).
 *
 * @returns ends it
 */
export function watchRowKeys(list: HTMLElement): () => void {
  const move = (event: KeyboardEvent) => {
    const paso = PASOS.get(event.key.toLowerCase());
    if (paso === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const titles = [...list.querySelectorAll<HTMLElement>('[data-row-title]')];
    const here = titles.findIndex((title) => title.closest('li')?.contains(document.activeElement));
    const next = here === -1 ? titles[0] : titles[here + paso];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  list.addEventListener('keydown', move);
  return () => list.removeEventListener('keydown', move);
}
