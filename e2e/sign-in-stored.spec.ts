import { enterAs, signInAs } from './support/authenticator-page.ts';
import { askDatabase } from './support/database.ts';
import { expect, type Page, test } from './support/journey.ts';
import { openSession } from './support/open-session.ts';
import { expectLocalKeys, readLocalStorage, readSessionStorage } from './support/storage.ts';

/** The placeholder for values that differ in every session. */
const SECRET = 'another one in each session';

function hide(entries: Readonly<Record<string, string>>, ...keys: readonly string[]): object {
  return Object.fromEntries(
    Object.entries(entries).map(([key, value]) => [key, keys.includes(key) ? [SECRET, value.length] : value]),
  );
}

/** Everything of a session: what the browser keeps, which cookies it sends, the newest row of the person. */
async function readSessionOf(page: Page, numero: string) {
  const cookies = await page.context().cookies();
  const [row] = await askDatabase(`select s.membership_id, s.address, s.user_agent, s.revoked_at,
      date_trunc('minute', s.expires_at - s.created_at)::text as lasts
    from sessions s join usuarios u on u.id = s.user_id
    where u.numero_identificacion = '${numero}' order by s.created_at desc limit 1`);
  return {
    local: hide(await readLocalStorage(page), 'access_token'),
    session: hide(await readSessionStorage(page), 'session_state'),
    cookies: cookies
      .map(({ name, path, httpOnly, sameSite, secure }) => ({
        name,
        // Each request has an address of its own at the authenticator.
        path: path.replace(/(?<=\/ingresar\/).+/, SECRET),
        httpOnly,
        sameSite,
        secure,
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    row,
  };
}

test('[LOGIN-13] a session of the journeys holds what the form leaves, and no more', async ({
  page,
  browser,
}) => {
  await enterAs(page, '1000000009');
  const other = await browser.newContext();
  const stored = await other.newPage();
  await openSession(stored, '1000000009');
  // No screen stood there yet that could have mended anything.
  expect(await readSessionOf(stored, '1000000009')).toEqual(await readSessionOf(page, '1000000009'));
  await other.close();
});

test('[LOGIN-13] [ENT-05] a session of the journeys lets a person of several entities choose as the form does', async ({
  page,
  browser,
}) => {
  const chosen = ['access_token', 'entitiesData', 'info_user', 'payload'];
  await signInAs(page, '1000000004');
  await expect(page).toHaveURL('/user-entities');
  await expectLocalKeys(page, chosen);
  const other = await browser.newContext();
  const stored = await other.newPage();
  await openSession(stored, '1000000004');
  await expectLocalKeys(
    stored,
    chosen.filter((key) => key !== 'payload'),
  );
  await stored.goto('/user-entities');
  await expectLocalKeys(stored, chosen);
  expect(await readSessionOf(stored, '1000000004')).toEqual(await readSessionOf(page, '1000000004'));
  await other.close();
});
