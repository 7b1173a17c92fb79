import type { Page } from '@playwright/test';

/**
 * Every visible control that is not available and does not say why.
 *
 * One the focus reaches (`aria-disabled`) says it in its description; one it does not reach refers to a text that
 * stands on the page. A busy one says in its name what it is doing.
 */
export const FIND_UNEXPLAINED = `(() => {
  const isVisible = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const textOf = (element) => element?.textContent.trim() ?? '';
  const describers = (control) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(/\\s+/)
      .map((id) => document.getElementById(id))
      .filter((element) => textOf(element) !== '');
  const isDescribed = (element) =>
    describers(element).some(isVisible)
    || (element.tabIndex >= 0 && !element.matches(':disabled') && describers(element).length > 0);
  const isExplained = (control) => {
    if (control.getAttribute('aria-busy') === 'true') return textOf(control) !== '';
    // The parts of one control, as the day of a date, share what is said of the whole.
    return [control, control.closest('[role="group"]')].some((element) => element && isDescribed(element));
  };
  const controls = [...document.querySelectorAll(':disabled, [aria-disabled="true"]')]
    .filter((control) => isVisible(control) || (control.labels?.[0] && isVisible(control.labels[0])));
  return {
    seen: controls.length,
    unexplained: controls.filter((control) => !isExplained(control)).map((control) => {
      const name = control.getAttribute('aria-label') ?? (textOf(control.labels?.[0]) || textOf(control));
      return control.localName + ' «' + name.slice(0, 60) + '»';
    }),
  };
})()`;

export interface BlockedControls {
  /** How many controls are not available. */
  readonly seen: number;
  /** Those of them that do not say why. */
  readonly unexplained: readonly string[];
}

/** What the page on show says about its unavailable controls ('¿Por qué no puedo?'). */
export function findBlockedControls(page: Page): Promise<BlockedControls> {
  return page.evaluate<BlockedControls>(FIND_UNEXPLAINED);
}
