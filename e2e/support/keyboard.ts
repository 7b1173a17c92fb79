import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 80;

/** Whether the focused element is drawn with an outline or a ring. */
const FOCUS_IS_VISIBLE = `(() => {
  for (let element = document.activeElement; element && element !== document.body; element = element.parentElement) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    if ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none') return true;
  }
  return false;
})()`;

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === element.ownerDocument.activeElement);
}

/** Presses Tab (or Shift+Tab) until the control has the focus, and checks that it can be seen there. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS && !(await isFocused(target)); stop += 1)
    await page.keyboard.press(key);
  await expect(target).toBeFocused();
  expect(await page.evaluate<boolean>(FOCUS_IS_VISIBLE)).toBe(true);
}

/** Goes to a control with the keyboard and presses it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** After a navigation the focus is on the heading of the new screen. */
export async function expectFocusOnHeading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}
