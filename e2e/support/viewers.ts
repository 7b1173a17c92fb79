import { LOCAL_KEYS } from '@marco/acceso/terms';
import type { Viewer } from '@marco/test-kit/declarations';
import { expect, type Page } from '@playwright/test';
import { openSession } from './open-session.ts';

/** Number of the demo identity behind each viewer. */
export const VIEWERS = {
  administrator: '1000000001',
  /** The interoperability leader of one entity, who makes requests. */
  leader: '1000000003',
  /** Of several entities. */
  staff: '1000000004',
  /** Of a rol that administers nothing. */
  operator: '1000000012',
} as const satisfies Readonly<Record<Exclude<Viewer, 'visitor'>, string>>;

/**
 * Signs in a viewer who is not a visitor; if they have several entities, the first one is in force after the choice
 * was shown.
 */
export async function openSessionOf(page: Page, viewer: Viewer): Promise<void> {
  if (viewer === 'visitor') return;
  await openSession(page, VIEWERS[viewer]);
  if (viewer !== 'staff') return;
  await page.goto('/user-entities');
  await expect
    .poll(() => page.evaluate<boolean>(`localStorage.getItem('${LOCAL_KEYS.payload}') !== null`))
    .toBe(true);
}
