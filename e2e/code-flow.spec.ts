import { addresses } from './support/addresses.ts';
import { enterAs, expectHome, signInAs } from './support/authenticator-page.ts';
import { expect, test } from './support/journey.ts';
import { passAlmostAnHour } from './support/pass-an-hour.ts';
import { logout } from './support/private-page.ts';
import { collectAddresses, collectFramePaths, countLogins } from './support/sign-in-calls.ts';
import { landAfter } from './support/sign-out.ts';
import { expectLocalKeys, expectSessionStorage, readLocalStorage } from './support/storage.ts';

const isRenewal = (address: string) =>
  address.includes('/connect/authorize?') && address.includes('prompt=none');

for (const [server, flow] of [
  ['externalImplicit', 'implicit'],
  ['externalCode', 'code'],
] as const) {
  test.describe(`an authenticator of its own at another origin, ${flow} flow`, () => {
    test.use({ server });

    test('a whole session, from the discovery to its end at the authenticator', async ({ page }) => {
      await page.addInitScript(`window.verdicts = [];
        addEventListener('message', ({ origin, data }) => window.verdicts.push(origin + ' ' + data))`);
      const visited = collectAddresses(page);
      await enterAs(page, '1000000003');

      await test.step('[LOGIN-10] [LOGIN-15] [ROUTE-02] [ROUTE-10] signs in by discovery alone, with the scope of the specification', async () => {
        await expectSessionStorage(page, { flow });
        const authorize = visited.find((address) => address.includes('/connect/authorize?'));
        expect(authorize).toContain(addresses.issuer);
        const query = new URL(authorize ?? '').searchParams;
        expect(query.get('scope')).toBe('openid profile email offline_access ccd_api');
        expect(query.get('response_type')).toBe(flow === 'code' ? 'code' : 'id_token');
        expect(query.get('redirect_uri')).toBe(`${addresses[server]}/inicio`);
        if (flow === 'code') expect(query.get('code_challenge_method')).toBe('S256');
        expect(visited).toContain(`${addresses.issuer}/autenticador/.well-known/openid-configuration`);
      });

      await test.step('[LOGIN-10] the check-session frame of the authenticator answers that the session is the same', async () => {
        await expect(page.getByTitle('Vigilancia de la sesión del autenticador')).toHaveCount(1);
        await expect.poll(() => page.evaluate('window.verdicts')).toContain(`${addresses.issuer} unchanged`);
        await expectHome(page);
      });

      await test.step("[ROUTE-02] [LOGIN-10] [LOGIN-07] the answer at '/inicio' is used once and leaves the address", async () => {
        const [mark, answer] = flow === 'code' ? ['?', 'code='] : ['#', 'id_token='];
        const returns = visited.filter((address) => address.startsWith(`${addresses[server]}/inicio${mark}`));
        expect(new Set(returns).size).toBe(1);
        expect(returns[0]).toContain(answer);
        expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
        const paths = visited
          .filter((address) => address.startsWith(`${addresses[server]}/`))
          .map((address) => new URL(address).pathname)
          .filter((path) => ['/', '/inicio', '/app/home'].includes(path));
        const steps = paths.filter((path, position) => path !== paths[position - 1]);
        expect(steps.slice(0, 4)).toEqual(['/', '/inicio', '/', '/app/home']);
        const before = visited.length;
        await page.goBack();
        expect(visited.slice(before).filter((address) => address.includes(answer))).toEqual([]);
        await page.goto('/');
        await expectHome(page);
      });

      await test.step('[LOGIN-10] private calls work and no access token is in any address', async () => {
        await page.goto('/mesas-interoperabilidad/home?nombre=Pasaportes&consultar=1');
        await expect(page.getByRole('link', { name: 'VER MESA Pasaportes', exact: true })).toBeVisible();
        const token = (await readLocalStorage(page))['access_token'] ?? '';
        expect(token).not.toBe('');
        expect(
          visited.filter((address) => /[?#&]access_token=/.test(address) || address.includes(token)),
        ).toEqual([]);
      });

      await test.step('[LOGOUT-04] signing out ends the session of the authenticator too, after a reload as well', async () => {
        await page.goto('/app/home');
        await page.reload();
        await expectHome(page);
        await logout(page);
        await expectLocalKeys(page, ['entitiesData']);
        await page.goto(`${addresses.issuer}/autenticador/`);
        await expect(page.getByRole('heading', { name: 'No hay una sesión abierta' })).toBeVisible();
      });
    });

    if (flow === 'implicit')
      test('[RESET-07] both screens of the change of password say where it is changed', async ({ page }) => {
        for (const path of ['/reset-init', '/reset-end?key=clave']) {
          await page.goto(path);
          await expect(page.getByRole('main')).toContainText(
            'La contraseña se cambia en el autenticador digital, no en este sistema.',
          );
          const link = page.getByRole('link', { name: 'Ir al autenticador digital' });
          await expect(link).toHaveAttribute('href', new RegExp(`^${addresses.issuer}`));
          await expect(page.getByRole('textbox')).toHaveCount(0);
        }
      });

    test('[LOGIN-15] [LOGIN-11] the profile comes from the authenticator with an access token, and is the claims of the id_token without one', async ({
      page,
    }) => {
      const visited = collectAddresses(page);
      await signInAs(page, '1000000007');
      await page
        .getByRole('alertdialog', { name: 'Nivel de seguridad' })
        .getByRole('button', { name: 'continuar', exact: true })
        .click();
      await expect(page).toHaveURL(/\/register$/);
      for (const text of ['1000000007', 'Nicolás', 'Herrera', 'Toro'])
        await expect(page.getByRole('main')).toContainText(text);
      const asked = visited.filter((address) => address.endsWith('/connect/userinfo'));
      expect(asked.length > 0).toBe(flow === 'code');
    });

    test('[LOGIN-16] [LOGIN-02] [LOGIN-10] [ROUTE-02] the silent refresh renews the token without reloading the page or a login call', async ({
      page,
    }) => {
      await page.clock.install();
      const logins = countLogins(page);
      await enterAs(page, '1000000003');
      await page.evaluate('window.samePage = true');
      const visited = collectAddresses(page);
      const inFrames = collectFramePaths(page);
      const ended =
        flow === 'code'
          ? page.waitForResponse((response) => response.url().endsWith('/connect/token'))
          : page.waitForRequest('**/inicio-marco.js');
      await passAlmostAnHour(page);
      await ended;
      const renewals = visited.filter(isRenewal);
      expect(renewals.length).toBeGreaterThan(0);
      for (const renewal of renewals) {
        const query = new URL(renewal).searchParams;
        expect(query.has('id_token_hint')).toBe(false);
        expect(query.get('redirect_uri')).toBe(`${addresses[server]}/inicio`);
      }
      await expect.poll(inFrames).toEqual(['/inicio', '/inicio-marco.js']);
      await expect(page.getByTitle('Renovación de la sesión')).toHaveCount(0);
      expect(await page.evaluate('window.samePage')).toBe(true);
      expect(logins()).toBe(1);
      await expectHome(page);
    });

    test('[LOGIN-08] ending the session at the authenticator logs out', async ({ page }) => {
      await enterAs(page, '1000000003');
      const other = await page.context().newPage();
      await other.goto(`${addresses.issuer}/autenticador/`);
      await other.getByRole('button', { name: 'Cerrar sesión' }).click();
      await expect(page.getByText('Su sesión terminó porque se cerró en el autenticador.')).toBeVisible();
    });
  });
}

test.describe('the access token of the code flow', () => {
  test.use({ server: 'externalCode' });

  for (const [numero, who] of [
    ['1000000006', 'somebody without an entity to enter'],
    ['1000000003', 'somebody who signs out'],
  ] as const) {
    test.describe(who, () => {
      test('[LOGIN-06] [LOGOUT-02] the access token is revoked at the authenticator', async ({ page }) => {
        const granted = page.waitForResponse((response) => response.url().endsWith('/connect/token'));
        await signInAs(page, numero);
        const { access_token: token } = (await (await granted).json()) as { access_token: string };
        const authorization = `Bearer ${token}`;
        const userinfo = () =>
          page.request.get(`${addresses.issuer}/autenticador/connect/userinfo`, {
            headers: { authorization },
          });
        expect((await userinfo()).status()).toBe(200);
        const revoked = page.waitForResponse((response) => response.url().endsWith('/connect/revocation'));
        if (who === 'somebody who signs out') await logout(page);
        else
          await landAfter(page, () =>
            page
              .getByRole('alertdialog', { name: 'Error' })
              .getByRole('button', { name: 'continuar' })
              .click(),
          );
        const revocation = await revoked;
        expect(revocation.request().method()).toBe('POST');
        expect(new URLSearchParams(revocation.request().postData() ?? '').get('token')).toBe(token);
        expect(revocation.status()).toBe(200);
        expect((await userinfo()).status()).toBe(401);
      });
    });
  }
});
