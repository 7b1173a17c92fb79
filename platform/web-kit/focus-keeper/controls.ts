const FOCUSABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, [tabindex="0"]';
export const HEADING = 'h1, h2, h3, h4, h5, h6';

/** Whether it is on show and takes the focus. */
export function canTakeFocus(element: HTMLElement): boolean {
  // The environment of the tests draws nothing and has no such question.
  const isShown = typeof element.checkVisibility !== 'function' || element.checkVisibility();
  return element.isConnected && isShown && !element.matches(':disabled');
}

/** Controls of a part of the page, in their order. */
export function listControls(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(canTakeFocus);
}

/** What a control is called; '' for a field, whose text is not its name. */
export function nameOf(control: Element): string {
  return (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
}

/** The control with that name. */
export function findNamed(controls: readonly HTMLElement[], name: string): HTMLElement | undefined {
  return name === '' ? undefined : controls.find((control) => nameOf(control) === name);
}

/** The control that does the same to something else: 'Eliminar Ana' and 'Eliminar Luis' begin alike. */
export function findAlike(controls: readonly HTMLElement[], name: string): HTMLElement | undefined {
  const [verb = ''] = name.split(/\s/);
  return verb === '' ? undefined : controls.find((control) => nameOf(control).split(/\s/)[0] === verb);
}
