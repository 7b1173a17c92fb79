import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type ContextObject, type RunOptions } from 'axe-core';

export type Theme = 'light' | 'dark';

export interface Inspection {
  /** Selector of the only part looked at. */
  readonly part?: string;
  /** Selector of what is not ours, such as the reader of PDF the browser brings. */
  readonly except?: string;
  /** Each is put on before the look; without them the page is left in its own. */
  readonly themes?: readonly Theme[];
  /** Whether what a theme changes is looked at alone: colours. */
  readonly ofColours?: boolean;
  /** Whether a frame that stands as it stood before in this document, when nothing was wrong, is looked at no more. */
  readonly isFrameKnown?: boolean;
}

/** The only frame of the product that is drawn, the reader of PDF, is not ours; the others are hidden. */
const OPTIONS: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations'],
  iframes: false,
};

/** The rules of axe that ask for a colour. */
const OF_COLOURS: RunOptions = {
  ...OPTIONS,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * Waits until fading parts are visible, because half transparent text has no contrast. It does not wait for spinners,
 * which never stop.
 */
const FINISH_ANIMATIONS = `Promise.allSettled(document.getAnimations()
  .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
  .map(({ finished }) => finished)).then(() => null)`;

/**
 * An observer is called after the earlier observers, so their changes are drawn at its second call. The fake clock of a
 * page has no effect on this.
 */
const FOLLOW_SIZE = `(async () => {
  for (let turn = 0; turn < 2; turn += 1)
    await new Promise((resolve) => {
      const observer = new ResizeObserver(() => resolve(observer.disconnect()));
      observer.observe(document.documentElement);
    });
  return null;
})()`;

/** Waits until changes after a resize are drawn. */
export async function followSize(page: Page): Promise<void> {
  await page.evaluate(FOLLOW_SIZE);
}

/**
 * Runs axe. The frame, two thirds of a page, is header, menu and footer around the screen; each is told by how it is
 * drawn: its elements, the theme and the width.
 */
const RUN_AXE = `async (context, options, isFrameKnown) => {
  const seen = (globalThis.framesWithoutViolations ??= new Set());
  const root = document.documentElement;
  const place = [innerWidth, root.cloneNode(false).outerHTML, document.body.cloneNode(false).outerHTML].join();
  const parts = [...document.querySelectorAll('header, nav, aside, footer')]
    .filter((part) => part.parentElement.closest('main, header, nav, aside, footer, [role="dialog"], [role="alertdialog"]') === null);
  const frame = isFrameKnown ? parts.map((part) => ({ part, drawn: place + part.outerHTML })) : [];
  const known = frame.filter(({ drawn }) => seen.has(drawn)).map(({ part }) => part);
  const { violations } = await axe.run({ ...context, exclude: [...context.exclude, ...known] }, options);
  if (violations.length === 0) for (const { drawn } of frame) seen.add(drawn);
  return violations;
}`;

/** What axe finds in the page as it is now, short enough to read. A document is given axe once. */
export async function findViolations(page: Page, inspection: Inspection = {}): Promise<string[]> {
  await followSize(page);
  await page.evaluate(FINISH_ANIMATIONS);
  if (await page.evaluate<boolean>("typeof axe === 'undefined'")) await page.evaluate(axe.source);
  const { part, except, isFrameKnown = false, ofColours = false } = inspection;
  const context: ContextObject = {
    include: part === undefined ? [['html']] : [[part]],
    exclude: except === undefined ? [] : [[except]],
  };
  const violations = await page.evaluate<AxeResults['violations']>(
    `(${RUN_AXE})(${JSON.stringify(context)}, ${JSON.stringify(ofColours ? OF_COLOURS : OPTIONS)}, ${isFrameKnown})`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} · ${target.join(' ')} · ${failureSummary ?? ''}`),
  );
}

/** axe finds nothing, once whatever loads has come. */
export async function expectAccessible(page: Page, inspection: Inspection = {}): Promise<void> {
  await expect(page.locator(`${inspection.part ?? 'main'} [aria-busy="true"]`)).toHaveCount(0);
  if (!inspection.themes) expect(await findViolations(page, inspection)).toEqual([]);
  for (const [at, theme] of (inspection.themes ?? []).entries()) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    // The elements are those that the first theme showed.
    expect(await findViolations(page, { ...inspection, ofColours: at > 0 }), theme).toEqual([]);
  }
}

/** How many pixels the page can be scrolled sideways. */
export function findOverflow(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

/** The page, once it is drawn, cannot be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect.poll(() => findOverflow(page)).toBe(0);
}
