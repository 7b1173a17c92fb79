import type { Browser } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signInAs } from './support/authenticator-page.ts';
import { askDatabase } from './support/database.ts';
import { expect, type Page, test } from './support/journey.ts';
import { openHomeAs, openSession } from './support/open-session.ts';

const ADMINISTRADOR = '1000000001';
const COORDINADOR = '1000000013';
/** Pending in one entity; and the pending membership of somebody of four. */
const PENDIENTE = '1000000005';
const OTRA = 'Registraduría nacional del estado civil';

const dialog = (page: Page) => page.getByRole('dialog');

/** The same site for somebody else, beside the first. */
async function openAnother(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: 'es-CO' })).newPage();
}

test.describe('administration of users', () => {
  test.afterAll(async () => {
    await askDatabase(`update membresias set estado = 'pendiente', rol_id = null,
      motivo_rechazo = null where id in (select m.id from membresias m join usuarios u on u.id = m.usuario_id
      join entidades e on e.id = m.entidad_id where u.numero_identificacion = '${PENDIENTE}'
      or (u.numero_identificacion = '1000000004' and e.sigla = 'RNEC'))`);
  });

  test('[REG-20] [AREA-04] somebody pending is approved with a rol, signs in and enters; another is rejected with a reason', async ({
    page,
    browser,
  }) => {
    await openHomeAs(page, ADMINISTRADOR);
    await page
      .getByRole('navigation', { name: 'Menú de funcionalidades' })
      .getByRole('link', { name: 'Usuarios' })
      .click();
    await expect(page).toHaveURL('/app/admin/users');
    await page.getByRole('button', { name: /^Pendiente/ }).click();
    await expect(page).toHaveURL(/estado=pendiente/);
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Ver Sebastián/ }).click();
    await page.getByRole('button', { name: /^Aprobar/ }).click();
    await dialog(page).getByLabel(/^Rol/).selectOption({ label: 'Funcionario de entidad' });
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Aprobar' }).click();
    await expect(page.getByText('El usuario fue aprobado.')).toBeVisible();
    await expectAccessible(page);

    const approved = await openAnother(browser);
    await openHomeAs(approved, PENDIENTE);
    await expect(approved.getByRole('region', { name: 'Ubicación' })).toContainText('Funcionario de entidad');
    await approved.context().close();

    await page.getByRole('link', { name: 'Volver a usuarios' }).click();
    await expect(page).toHaveURL(/userConsult=1&estado=pendiente/);
    await page.getByRole('link', { name: /^Ver Diana/ }).click();
    await page.getByRole('button', { name: `Rechazar en ${OTRA}` }).click();
    await dialog(page)
      .getByLabel(/^Motivo/)
      .fill('El cargo no corresponde a la entidad.');
    await dialog(page).getByRole('button', { name: 'Rechazar' }).click();
    await expect(page.getByText('El usuario fue rechazado.')).toBeVisible();
    await expect(page.getByText('El cargo no corresponde a la entidad.')).toBeVisible();

    const rejected = await openAnother(browser);
    await signInAs(rejected, '1000000004');
    await expect(rejected).toHaveURL('/user-entities');
    await expect(rejected.getByText(OTRA)).toBeVisible();
    const card = rejected.getByRole('button', { name: new RegExp(OTRA) });
    await expect(card).toBeDisabled();
    await test.step("[ENT-03] [ENT-07] a rejected membership is 'Usuario inactivo' and does not open", async () => {
      await expect(card).toHaveAccessibleDescription('Usuario inactivo');
      await card.focus();
      await rejected.keyboard.press('Enter');
      await card.click({ force: true });
      await expect(rejected).toHaveURL('/user-entities');
    });
    await rejected.context().close();
  });

  test('[ROLE-02] [AREA-04] a permission taken from a rol disappears for its open session', async ({
    page,
    browser,
  }) => {
    const coordinator = await openAnother(browser);
    await openSession(coordinator, COORDINADOR);
    await coordinator.goto('/app/admin/users');
    await expect(coordinator.getByRole('heading', { name: 'Usuarios encontrados' })).toBeVisible();

    await openSession(page, ADMINISTRADOR);
    await page.goto('/app/admin/roles');
    await expect(page.getByRole('table', { name: /^Permisos de cada rol/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ver Coordinador MinTIC' }).click();
    const box = page.getByRole('checkbox', { name: 'Usuarios: consultar' });
    const save = async () => {
      // The words of an earlier save may still be on show, and those of this one come with its answer.
      const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
      await page.getByRole('button', { name: 'Revisar y guardar' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Guardar permisos' }).click();
      expect((await answered).status()).toBe(200);
      await expect(page.getByText('Los permisos del rol fueron actualizados.').first()).toBeVisible();
    };
    await expectAccessible(page);
    await box.click();
    await save();

    await coordinator.getByRole('button', { name: 'Consultar' }).click();
    await coordinator.goto('/app/admin/users');
    await expect(coordinator.getByRole('heading', { level: 1, name: 'Página no permitida' })).toBeVisible();
    await expectAccessible(coordinator);
    const entry = coordinator
      .getByRole('navigation', { name: 'Menú de funcionalidades' })
      .getByRole('link', { name: 'Usuarios' });
    await expect(entry).toHaveCount(0);

    await box.click();
    await save();
    await coordinator.reload();
    await expect(entry).toHaveCount(1);
    await coordinator.context().close();
  });
});
