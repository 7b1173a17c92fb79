/** Where the focus is in a table: the line counted from its header, the cell of the line. */
export interface GridPlace {
  readonly line: number;
  readonly cell: number;
}

/** What a key asks for: another cell, or the page before or after. */
export type GridMove = GridPlace | 'previousPage' | 'nextPage';

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Controls that have these keys for themselves: text to walk through, choices to step through. */
const KEEPS_KEYS =
  'textarea, select, [contenteditable="true"], [role="combobox"], [role^="menuitem"], input:not([type="checkbox"], [type="button"])';

/** Lines of a table without those of the tables inside it. */
function linesOf(table: HTMLTableElement): HTMLTableRowElement[] {
  return [...table.rows].filter((row) => row.closest('table') === table && row.dataset['line'] !== undefined);
}

/** Where an element of the table stands; null for one of a table inside it. */
export function findPlace(table: HTMLTableElement, element: Element): GridPlace | null {
  const cell = element.closest<HTMLTableCellElement>('th, td');
  const row = cell?.closest('tr');
  const line = row ? linesOf(table).indexOf(row) : -1;
  return cell && line >= 0 ? { line, cell: cell.cellIndex } : null;
}

type Step = (place: GridPlace, last: GridPlace, isFar: boolean) => GridMove;

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: ({ line, cell }) => ({ line: line - 1, cell }),
  ArrowDown: ({ line, cell }) => ({ line: line + 1, cell }),
  ArrowLeft: ({ line, cell }) => ({ line, cell: cell - 1 }),
  ArrowRight: ({ line, cell }) => ({ line, cell: cell + 1 }),
  Home: ({ line }, _, isFar) => ({ line: isFar ? 0 : line, cell: 0 }),
  End: ({ line }, last, isFar) => ({ line: isFar ? last.line : line, cell: last.cell }),
  PageUp: () => 'previousPage',
  PageDown: () => 'nextPage',
};

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** What a key pressed on an element of the table means to the table; null when it means nothing. */
export function findMove(table: HTMLTableElement, target: Element, pressed: PressedKey): GridMove | null {
  const { key, ctrlKey, altKey, metaKey, shiftKey } = pressed;
  const step = STEPS[key];
  if (!step || altKey || metaKey || shiftKey || target.matches(KEEPS_KEYS)) return null;
  const place = findPlace(table, target);
  if (!place) return null;
  const lines = linesOf(table);
  const last = { line: lines.length - 1, cell: (lines[place.line]?.cells.length ?? 1) - 1 };
  return step(place, last, ctrlKey);
}

/**
 * Puts the focus on a cell: on its control when it has one alone, otherwise on the cell, which takes it from here only.
 * A line that is not there is the nearest; false where there is no such cell.
 */
export function focusPlace(table: HTMLTableElement, { line, cell }: GridPlace): boolean {
  const lines = linesOf(table);
  const target = lines[Math.min(line, lines.length - 1)]?.cells[cell];
  if (!target) return false;
  const controls = target.querySelectorAll<HTMLElement>(CONTROLS);
  const only = controls.length === 1 ? controls[0] : undefined;
  if (!only) target.tabIndex = -1;
  (only ?? target).focus();
  return true;
}
