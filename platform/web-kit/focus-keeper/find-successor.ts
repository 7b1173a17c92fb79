import { canTakeFocus, findAlike, findNamed, HEADING, listControls } from './controls.ts';
import { type FocusPlace, findRemaining, type RowPlace } from './focus-place.ts';

/** Elements that have their own heading. */
const PART = 'section, article, aside, nav, li, tr, [role="tabpanel"], [role="region"]';

/** The element that gets the focus after a control disappeared; undefined if nothing around it is left. */
export function findSuccessor(place: FocusPlace): HTMLElement | undefined {
  // It moved within its list, or is disabled for a while.
  if (canTakeFocus(place.control)) return place.control;
  const remaining = findRemaining(place);
  if (!remaining) return place.opener ? findSuccessor(place.opener) : undefined;
  // A control that is only disabled will be enabled again.
  if (remaining === place.control) return undefined;
  const lost = place.rows.findLast(({ row }) => !row.isConnected);
  return (
    (lost ? findInNextRow(lost, place) : findInItsPlace(remaining, place)) ??
    findHeading(remaining) ??
    undefined
  );
}

/** The same control of the row that follows the lost one, or of the one before the last. */
function findInNextRow({ row, isRow, list, siblings, position }: RowPlace, { name }: FocusPlace) {
  const at = siblings.indexOf(row);
  const known = [...siblings.slice(at + 1), ...siblings.slice(0, at).reverse()].filter(
    (sibling) => sibling.isConnected && sibling.parentElement === list,
  );
  // A list may have drawn all its rows again.
  const drawn = list?.isConnected ? [...list.children] : [];
  const anew = [...drawn.slice(at), ...drawn.slice(0, at).reverse()].filter(
    (sibling) => sibling.tagName === row.tagName,
  );
  const rows = (known.length > 0 ? known : anew).map(listControls);
  const alike = first(rows, (controls) => findAlike(controls, name));
  return alike ?? (isRow ? first(rows, (own) => own[position] ?? own[0]) : undefined);
}

/** The control drawn in the place of the one that is gone, as the button a form had replaced. */
function findInItsPlace(remaining: Element, { name, rows, opener }: FocusPlace) {
  const row = rows.find((candidate) => candidate.isRow && candidate.row.isConnected);
  const controls = listControls(row?.row ?? remaining);
  const named = (opener && findNamed(controls, opener.name)) ?? findNamed(controls, name);
  if (named || !row) return named;
  const alike = (opener && findAlike(controls, opener.name)) ?? findAlike(controls, name);
  if (alike || row.row.querySelector(HEADING)) return alike;
  return controls[row.position] ?? controls[0];
}

/** The heading of the smallest part that has one, made able to take the focus. */
function findHeading(remaining: Element): HTMLElement | undefined {
  for (let part: Element | null = remaining; part && part !== document.body; part = part.parentElement) {
    const whole = part;
    const heading = [...whole.querySelectorAll<HTMLElement>(HEADING)].find((candidate) => {
      const own = candidate.closest(PART);
      return canTakeFocus(candidate) && (!own || own.contains(whole));
    });
    if (heading) {
      heading.tabIndex = -1;
      return heading;
    }
  }
  return undefined;
}

function first<From, To>(from: readonly From[], find: (one: From) => To | undefined): To | undefined {
  for (const one of from) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
