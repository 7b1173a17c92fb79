import { askDatabase } from './support/database.ts';
import { expect, test } from './support/journey.ts';
import { openHomeAs } from './support/open-session.ts';

const ADMINISTRADORA = '1000000001';

test('[AREA-10] an administrator edits a template, tries it, reads the mail in the outbox and opens its link', async ({
  page,
}) => {
  await openHomeAs(page, ADMINISTRADORA);
  const menu = page.getByRole('navigation', { name: 'Menú de funcionalidades' });
  await menu.getByRole('link', { name: 'Correos' }).click();
  await expect(page.getByText('No hay servidor de correo')).toBeVisible();
  await page.getByRole('searchbox', { name: /^Buscar en \d+ plantillas$/ }).fill('rol asignado');
  await page.getByRole('link', { name: 'Editar Rol asignado' }).click();
  const asunto = page.getByLabel('Asunto');
  await asunto.fill('Cambió su rol: {{cargo}}');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('alertdialog', { name: '¡Error de validación!' }).getByRole('button').click();
  await expect(page.getByText('La variable {{cargo}} no existe en este evento')).toBeVisible();
  await asunto.fill('Cambió su rol: {{rol}}');
  await expect(page.getByText('Cambió su rol: Líder de interoperabilidad')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Se guardó la plantilla.')).toBeVisible();
  await page.getByRole('button', { name: 'Enviarme una prueba' }).click();
  await expect(page.getByText(/está en la bandeja de salida/)).toBeVisible();

  await page.goto('/app/admin/mails/outbox?texto=rol');
  await page.getByRole('button', { name: 'Leer Prueba: Cambió su rol: Líder de interoperabilidad' }).click();
  const mail = page.getByRole('dialog');
  await expect(mail.getByText('Hola, María:')).toBeVisible();
  await mail.getByRole('link').click();
  await expect(page).toHaveURL(/\/app\/home$/);
});

test('a notice appears at the bell, is opened and is read from then on', async ({ page }) => {
  await askDatabase(
    `insert into notificaciones (usuario_id, evento, titulo, texto, enlace)
     select id, 'rol-asignado', 'Su rol cambió', 'Desde hoy su rol es Auditor.', '/mesas-interoperabilidad/home'
     from usuarios where numero_identificacion = '1000000011' returning id`,
  );
  await openHomeAs(page, '1000000011');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Notificaciones, 1 sin leer' }).click();
  const avisos = page.getByRole('dialog', { name: 'Últimas notificaciones' });
  await expect(avisos.getByText('Desde hoy su rol es Auditor.')).toBeVisible();
  await avisos.getByRole('link', { name: 'Su rol cambió' }).click();
  await expect(page).toHaveURL(/\/mesas-interoperabilidad\/home$/);
  await expect(banner.getByRole('button', { name: 'Notificaciones', exact: true })).toBeVisible();
});
