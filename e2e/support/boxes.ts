import type { Page } from '@playwright/test';

/**
 * Layout faults of the shown page: a box outside of its card, a text that is cut without a sign, two controls one
 * over the other. Parts with their own scroll may be wider than their card, and floating parts may be anywhere.
 */
const FIND_MISPLACED = `(() => {
  const SLACK = 1.5;
  const CONTENT = 'a, button, input, select, textarea, h2, h3, p, th, td, dt, dd, li, code, svg, img, label';
  const CONTROL = 'a[href], button, input, select, textarea';
  const isDrawn = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !element.closest('.sr, [popover], [aria-hidden="true"]') && element.getClientRects().length > 0;
  const scrolls = (element, card) => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== 'visible') return true;
      if (box === card) return false;
    }
    return false;
  };
  const isFloating = (element, card) => {
    for (let box = element; box && box !== card; box = box.parentElement)
      if (['absolute', 'fixed', 'sticky'].includes(getComputedStyle(box).position)) return true;
    return false;
  };
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  // A link inside a text has a box for each of its lines.
  const linesMeet = (element, other) =>
    [...element.getClientRects()].some((line) => [...other.getClientRects()].some((next) => meet(line, next)));
  const name = (element) => element.localName + ' «'
    + (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40) + '»';
  const found = new Set();
  let seen = 0;
  for (const card of document.querySelectorAll('main section, main article, [role="dialog"], [role="alertdialog"]')) {
    if (!isDrawn(card)) continue;
    const edge = card.getBoundingClientRect();
    const boxes = [...card.querySelectorAll(CONTENT)].filter(isDrawn)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    seen += boxes.length;
    for (const { element, box } of boxes) {
      if ((box.right > edge.right + SLACK || box.left < edge.left - SLACK)
        && !scrolls(element, card) && !isFloating(element, card))
        found.add(name(element) + ' leaves its card');
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (overflowX === 'hidden' && textOverflow !== 'ellipsis' && element.localName !== 'svg'
        && element.scrollWidth > element.clientWidth + SLACK && !element.matches(CONTROL))
        found.add(name(element) + ' is cut');
    }
    const controls = boxes.filter(({ element }) => element.matches(CONTROL) && !isFloating(element, card));
    controls.forEach(({ element, box }, at) => {
      for (const other of controls.slice(at + 1)) {
        if (element.contains(other.element) || element.closest('label') !== null || other.element.closest('label') !== null)
          continue;
        if (meet(box, other.box) && linesMeet(element, other.element) && !scrolls(element, card))
          found.add(name(element) + ' lies over ' + name(other.element));
      }
    });
  }
  return { seen, misplaced: [...found] };
})()`;

/** Shows every '¿Por qué no puedo?' that floats, one after another, and goes back to where the page stood. */
const SHOW_REASONS = `(async () => {
  const misplaced = [];
  const [x, y] = [scrollX, scrollY];
  const reasons = [...document.querySelectorAll('[role="tooltip"][popover]')];
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let seen = 0;
  for (const reason of reasons) {
    const control = reason.previousElementSibling;
    if (!control?.checkVisibility()) continue;
    // What has the focus already would not take it.
    if (document.activeElement === control) control.blur();
    control.focus();
    // Behind a dialog nothing takes the focus.
    if (document.activeElement !== control) continue;
    // It keeps the place it had when it was last shown, until it is shown again.
    const isShown = () => reason.matches(':popover-open') && reason.style.left !== '';
    for (let turn = 0; turn < 300 && !isShown(); turn += 1) await nextFrame();
    await nextFrame();
    const { left, right, top, bottom, width } = reason.getBoundingClientRect();
    seen += 1;
    const isInside = width > 0 && left >= 0 && top >= 0
      && right <= document.documentElement.clientWidth && bottom <= document.documentElement.clientHeight;
    if (!isInside || reason.scrollWidth > reason.clientWidth + 1)
      misplaced.push('the reason of «' + control.textContent.trim().slice(0, 40) + '» leaves the window: '
        + [left, top, right, bottom, width, reason.scrollWidth, reason.clientWidth].map(Math.round).join(' '));
    control.blur();
  }
  scrollTo(x, y);
  return { seen, misplaced };
})()`;

export interface MisplacedBoxes {
  /** How many boxes were measured. */
  readonly seen: number;
  readonly misplaced: readonly string[];
}

/** Boxes of the cards and dialogs on show that are cut, leave their card or lie over one another. */
export async function findMisplacedBoxes(page: Page): Promise<MisplacedBoxes> {
  const boxes = await page.evaluate<MisplacedBoxes>(FIND_MISPLACED);
  const reasons = await page.evaluate<MisplacedBoxes>(SHOW_REASONS);
  return { seen: boxes.seen + reasons.seen, misplaced: [...boxes.misplaced, ...reasons.misplaced] };
}
