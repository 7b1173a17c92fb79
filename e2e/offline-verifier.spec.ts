import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { askDatabase } from './support/database.ts';
import { expect, test } from './support/journey.ts';
import { MAILING } from './support/mails.ts';

// The server that does jobs: it issues the certificates of the demo data and makes their PDFs.
test.use({ server: MAILING });

const PREPARED = { timeout: 120_000 };

test('[AREA-05] with the network cut, a saved page verifies a certificate and names the byte that changed', async ({
  page,
  browser,
}, info) => {
  let codigo = '';
  await expect
    .poll(async () => {
      const [row] = await askDatabase(
        'select codigo from certificados where pdf_archivo_id is not null order by id limit 1',
        MAILING,
      );
      codigo = String(row?.['codigo'] ?? '');
      return codigo;
    }, PREPARED)
    .not.toBe('');

  await page.goto(`/certificados/${codigo}`);
  const save = async (name: RegExp, role: 'button' | 'link', as: string) => {
    const saving = page.waitForEvent('download');
    await page.getByRole(role, { name }).click();
    const path = info.outputPath(as);
    await (await saving).saveAs(path);
    return path;
  };
  const saved = await save(/Comprobar sin conexión/, 'button', 'comprobar.html');
  const pdf = await save(/^PDF, /, 'link', 'certificado.pdf');
  const json = await save(/JSON verificable/, 'link', 'certificado.json');

  const alone = await browser.newContext({ offline: true });
  const copy = await alone.newPage();
  const asked: string[] = [];
  copy.on('request', (request) => asked.push(request.url()));
  await copy.goto(pathToFileURL(saved).href);
  const choose = (path: string) => copy.getByLabel('Archivo del certificado').setInputFiles(path);
  const report = copy.getByRole('status');

  await choose(pdf);
  await expect(report).toContainText('es auténtico. Si sigue vigente se sabe en línea');
  await expect(report).toContainText('Intacto');
  await expectAccessible(copy);
  await expectNoSidewaysScroll(copy);
  await choose(json);
  await expect(report).toContainText('«certificado.json» es auténtico');

  const bytes = await readFile(pdf);
  bytes[3000] = (bytes[3000] ?? 0) ^ 0x55;
  const changed = info.outputPath('cambiado.pdf');
  await writeFile(changed, bytes);
  await choose(changed);
  await expect(report).toContainText('Cambió el byte 3.000');

  const texto = await readFile(json, 'utf8');
  const other = info.outputPath('cambiado.json');
  await writeFile(other, texto.replace('"nivel":1', '"nivel":3'));
  await choose(other);
  await expect(report).toContainText('Cambió: credentialSubject.nivel');
  expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
  await alone.close();
});

test('[AREA-05] the page that is saved runs its own script and reaches nothing on the site either', async ({
  page,
}) => {
  const answer = await page.goto('/comprobador.html');
  expect(answer?.headers()['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'/,
  );
  await expect(page.getByText('Esta copia no trae las claves del ministerio.')).toBeVisible();
  const refused = await page.evaluate(() => fetch('/salud').then(String, () => 'refused'));
  expect(refused).toBe('refused');
});
