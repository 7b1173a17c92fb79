import type { IdBloque } from './indice.ts';

/** Brings a block into sight, and the focus to its title, from where the keyboard goes on. */
export function goToBloque(id: IdBloque): void {
  const heading = document.getElementById(`${id}-titulo`);
  heading?.focus({ preventScroll: true });
  // A window without a layout has nothing to scroll.
  if (heading && 'scrollIntoView' in heading) heading.scrollIntoView({ block: 'start' });
}
