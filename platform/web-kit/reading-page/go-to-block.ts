/** Brings a block of the page into sight, and the focus to its title, from where the keyboard goes on. */
export function goToBlock(id: string): void {
  const heading = document.getElementById(toTitleId(id));
  heading?.focus({ preventScroll: true });
  // A window without a layout has nothing to scroll.
  if (heading && 'scrollIntoView' in heading) heading.scrollIntoView({ block: 'start' });
}

/** The title of a block, which the index and the address lead to. */
export function toTitleId(id: string): string {
  return `${id}-titulo`;
}
