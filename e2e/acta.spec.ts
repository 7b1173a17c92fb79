import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { askDatabase } from './support/database.ts';
import { expect, test } from './support/journey.ts';
import { MAILING } from './support/mails.ts';
import { openSession } from './support/open-session.ts';

// The server that does jobs.
test.use({ server: MAILING });

/** The job that makes the documents is looked for every ten seconds. */
const PREPARED = { timeout: 60_000 };

interface Reunion {
  readonly id: number;
  readonly address: string;
}

/** A meeting held of an open mesa to which the entity of a demo identity came. */
async function findReunion(numero: string): Promise<Reunion> {
  const [row] = await askDatabase(
    `select r.id, r.mesa_id from reuniones r join mesas m on m.id = r.mesa_id
    where m.activa and m.id > 1 and r.estado = 'realizada' order by r.id desc limit 1`,
    MAILING,
  );
  const id = Number(row?.['id']);
  await askDatabase(
    `insert into reuniones_participantes (reunion_id, entidad_id, nombre, correo, asistio)
    select ${id}, m.entidad_id, 'Delegada de la entidad', u.correo_electronico, true
    from usuarios u join membresias m on m.usuario_id = u.id and m.estado = 'activa'
    where u.numero_identificacion = '${numero}' limit 1`,
    MAILING,
  );
  return { id, address: `/mesas-interoperabilidad/viewmeeting/${id}/${row?.['mesa_id']}?urlOri=consultar` };
}

test('[MESA-11] an acta is issued, amended by who attended, sealed, and verified by a visitor', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const { id, address } = await findReunion('1000000003');
  await openSession(page, '1000000002');
  await page.goto(address);
  await page.getByRole('button', { name: 'Emitir acta' }).click();
  await expect(page.getByText('Preparando el acta…')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Acta de la reunión' });
  await expect(panel.getByRole('button', { name: /^Descargar Acta \d+ - .+\.pdf$/ })).toBeVisible(PREPARED);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Abrir plazo de enmiendas' }).click();
  await expect(panel.getByText('En enmienda', { exact: true })).toBeVisible();
  await expectAccessible(page);

  // Somebody of an entity that came proposes a change.
  const other = await (await browser.newContext()).newPage();
  await openSession(other, '1000000003');
  await other.goto(address);
  await other.getByRole('textbox', { name: /Enmienda que propone/ }).fill('El avance fue del 80 %.');
  await other.getByRole('button', { name: 'Proponer enmienda' }).click();
  await expect(other.getByRole('listitem').filter({ hasText: 'El avance fue del 80 %.' })).toBeVisible();
  await expectAccessible(other);

  // It is accepted, and the acta issued again before it can be sealed.
  await page.reload();
  await page.getByRole('textbox', { name: /Respuesta/ }).fill('El avance es del 80 %.');
  await page.getByRole('button', { name: 'Aceptar enmienda' }).click();
  await expect(panel.getByText('Aceptada', { exact: true })).toBeVisible();
  await askDatabase(`update actas set enmienda_hasta = '2026-01-02' where reunion_id = ${id}`, MAILING);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sellar acta' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Emitir de nuevo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Emitir de nuevo' }).click();
  await expect(panel.getByRole('button', { name: /^Descargar Acta \d+ - .+\.pdf$/ })).toBeVisible(PREPARED);
  // The documents of the first issue show until the new ones are made; what was amended cannot be sealed before.
  const seal = page.getByRole('button', { name: 'Sellar acta' });
  await expect(seal).not.toHaveAttribute('aria-disabled', 'true', PREPARED);
  await seal.click();
  const dialog = page.getByRole('alertdialog', { name: '¿Sellar el acta?' });
  await expect(dialog).toContainText('No se puede deshacer.');
  await dialog.getByRole('button', { name: 'Sellar acta' }).click();
  await expect(panel.getByText('Sellada', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Emitir de nuevo' })).toHaveCount(0);

  // A visitor finds the seal, verifies it and takes the acta along; the other no longer proposes.
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address);
  const [acta] = await askDatabase(`select sello from actas where reunion_id = ${id}`, MAILING);
  await expect(visitor.getByText(String(acta?.['sello']))).toBeVisible();
  await visitor.getByRole('button', { name: 'Verificar' }).click();
  await expect(visitor.getByText(/^El sello corresponde/)).toBeVisible();
  await expectAccessible(visitor);
  const [download] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('button', { name: /^Descargar Acta \d+ - .+\.docx$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Acta \d{3} - .+\.docx$/);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Sello' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Proponer enmienda' })).toHaveCount(0);
  await visitor.context().close();
  await other.context().close();
});
