import { readFile } from 'node:fs/promises';
import { unzipSync, zipSync } from 'fflate';
import { expectAccessible } from './support/accessible.ts';
import { askDatabase } from './support/database.ts';
import { expect, test } from './support/journey.ts';
import { MAILING } from './support/mails.ts';

/** The first servicio whose version in use has a pasaporte. */
const CON_PASAPORTE = `select s.nombre from pasaportes p join directorio_servicios d on d.version_id = p.version_id
  join servicios s on s.id = d.servicio_id order by s.id limit 1`;

// The server that does jobs: it gives the versions of the demo data their identifiers.
test.use({ server: MAILING });

test('[AREA-15] a visitor takes the pasaporte of a servicio along, verifies it, and a changed byte is named', async ({
  page,
}) => {
  await expect.poll(() => askDatabase(CON_PASAPORTE, MAILING), { timeout: 120_000 }).toHaveLength(1);
  const [servicio] = await askDatabase(CON_PASAPORTE, MAILING);
  const name = String(servicio?.['nombre']);
  await page.goto(`/directorio-servicios?${new URLSearchParams({ texto: name })}`);
  await page.getByRole('article').getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('link', { name: /^Pasaporte de la versión / }).click();
  await expect(page).toHaveURL(/\/pasaporte\/2\.999\.170\.2\.\d+\.\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Próximo paso' })).toBeVisible();
  await expectAccessible(page, { themes: ['light', 'dark'] });

  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar pasaporte (ZIP)' }).click();
  const bytes = await readFile(await (await coming).path());
  const received = page.getByLabel('Pasaporte recibido', { exact: true });
  await received.setInputFiles({ name: 'recibido.zip', mimeType: 'application/zip', buffer: bytes });
  await expect(page.getByText(/«recibido\.zip» es el pasaporte de .+ están intactos/)).toBeVisible();

  const files = unzipSync(new Uint8Array(bytes));
  const texto = files['reproducir.md'];
  if (!texto) throw new Error('The package says nothing of how to verify it.');
  texto[10] = (texto[10] ?? 0) ^ 1;
  await received.setInputFiles({
    name: 'cambiado.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(files)),
  });
  await expect(page.getByText(/«cambiado\.zip» lo firmó este sitio, pero después cambió/)).toBeVisible();
  await expect(page.getByText('reproducir.md cambió después de firmarse')).toBeVisible();
});
