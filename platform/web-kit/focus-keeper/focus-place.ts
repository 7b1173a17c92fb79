import { listControls, nameOf } from './controls.ts';

const ROW = 'li, tr, [role="row"], [role="listitem"], [role="treeitem"]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** A row around a control, with what stood in its list. */
export interface RowPlace {
  readonly row: Element;
  readonly list: Element | null;
  readonly siblings: readonly Element[];
  /** Said to be a row; otherwise one of several parts that look the same. */
  readonly isRow: boolean;
  /** Which of the controls of the row it was. */
  readonly position: number;
}

/** Where the focus was, with enough data to find a replacement after the control disappeared. */
export interface FocusPlace {
  readonly control: HTMLElement;
  readonly name: string;
  /** The control and all around it, innermost first. */
  readonly chain: readonly Element[];
  /** Innermost first. */
  readonly rows: readonly RowPlace[];
  readonly pathname: string;
  /** The place whose control opened this one: a dialog, a form in the place of a button. */
  readonly opener: FocusPlace | null;
}

/** Notes the place of the control that takes the focus. */
export function describePlace(
  control: HTMLElement,
  pathname: string,
  previous: FocusPlace | null,
): FocusPlace {
  const chain: Element[] = [];
  for (let part: Element | null = control; part && part !== document.body; part = part.parentElement)
    chain.push(part);
  const rows = chain
    // Buttons beside each other look the same, but they are not rows.
    .filter((part) => part.matches(ROW) || (part !== control && hasTwin(part)))
    .map((row) => ({
      row,
      isRow: row.matches(ROW),
      list: row.parentElement,
      siblings: [...(row.parentElement?.children ?? [])],
      position: listControls(row).indexOf(control),
    }));
  return { control, name: nameOf(control), chain, rows, pathname, opener: findOpener(previous, control) };
}

/** The innermost part around a place that is still there; undefined when only the page itself is, as after a dialog. */
export function findRemaining({ chain }: FocusPlace): Element | undefined {
  return chain.find((part) => part.isConnected);
}

export function findDialog(part: Element): Element | null {
  return part.closest(DIALOG);
}

/** Fields that repeat stand in a box each. */
function hasTwin(part: Element): boolean {
  const beside = [...(part.parentElement?.children ?? [])];
  return (
    part.className !== '' &&
    beside.some(
      (other) => other !== part && other.tagName === part.tagName && other.className === part.className,
    )
  );
}

function findOpener(previous: FocusPlace | null, control: Element): FocusPlace | null {
  const dialog = findDialog(control);
  for (let place = previous; place; place = place.opener) {
    if (place.control === control) return place.opener;
    const remaining = findRemaining(place);
    if (!remaining) continue;
    if (dialog && !dialog.contains(remaining)) return place;
    if (!place.control.isConnected && remaining.contains(control)) return place;
  }
  return null;
}
