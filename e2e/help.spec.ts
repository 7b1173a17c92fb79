import { execFile } from 'node:child_process';
import { expectNoSidewaysScroll } from './support/accessible.ts';
import { listScreensOfGuide } from './support/guide-links.ts';
import { expect, test } from './support/journey.ts';
import { openHomeAs } from './support/open-session.ts';
import { waitForScreen } from './support/screen-look.ts';
import { openSessionOf } from './support/viewers.ts';
import { readWire } from './support/wire.ts';

/** A person of the demo data by the guide of their rol; nobody for who integrates. */
const READERS: readonly (readonly [string, string | null])[] = [
  ['lider', '1000000003'],
  ['funcionario', '1000000004'],
  ['consultor', '1000000002'],
  ['coordinador', '1000000013'],
  ['administrador', '1000000001'],
  ['operador', '1000000012'],
  ['ies-privada', '1000000010'],
  ['auditor', '1000000011'],
  ['integradores', null],
];

for (const [guide, numero] of READERS) {
  test(`every link of the guide ${guide} opens its screen as the rol it is for`, async ({ page }) => {
    // Of several entities: the choice puts the first one in force.
    if (guide === 'funcionario') await openSessionOf(page, 'staff');
    else if (numero !== null) await openHomeAs(page, numero);
    await page.goto(`/ayuda/${guide}`);
    await expect(page.getByRole('complementary', { name: 'Contenido de la guía' })).toBeVisible();
    const addresses = await listScreensOfGuide(page);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      await page.goto(address);
      await waitForScreen(page);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title, address).toBeVisible();
      await expect(title, address).not.toHaveText(/^Página no (encontrada|permitida)$/);
      await expect(page.getByText(/^No fue posible cargar/), address).toHaveCount(0);
    }
  });
}

test('the description of the API stays within 300 kB, tries a call, and its help leads back', async ({
  page,
}) => {
  const answers = await readWire(page, async () => {
    await page.goto('/api/docs', { waitUntil: 'networkidle' });
    await waitForScreen(page);
  });
  const bytes = answers
    .filter(({ kind }) => kind !== 'other')
    .reduce((total, answer) => total + answer.bytes, 0);
  process.stdout.write(`description of the API: ${(bytes / 1000).toFixed(1)} kB on the wire\n`);
  expect(bytes).toBeLessThan(300_000);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(20_000);

  await page.getByRole('textbox', { name: 'Valor de keyword' }).fill('identificacion');
  await page.getByRole('button', { name: 'Probar' }).press('Enter');
  const answer = page.getByRole('region', { name: 'Respuesta' });
  await expect(answer).toBeFocused();
  await expect(page.locator('b', { hasText: '200' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('combobox', { name: 'Ir a una operación' }).selectOption({ index: 5 });
  await expect(page).toHaveURL(/\/api\/docs\?operacion=/);
});

/** Runs a program and answers what it prints. */
function runProgram(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    // The runner asks for colours, which would stand in the text.
    const env = { ...process.env, FORCE_COLOR: '0' };
    execFile(command, args, { env }, (error, stdout) => (error ? reject(error) : resolve(stdout)));
  });
}

test('the examples of the guide for integrators run, in curl and in JavaScript', async ({ page }) => {
  await page.goto('/ayuda/integradores');
  const examples = page.getByRole('region', { name: /^Ejemplo:/ });
  await expect(examples).toHaveCount(4);
  const asked: string[] = [];
  for (const text of await examples.allTextContents())
    asked.push(await runProgram('bash', ['-c', `${text.trim()} -s -o /dev/null -w '%{http_code}'`]));
  // The last one is the refusal it tells of.
  expect(asked).toEqual(['200', '200', '200', '404']);

  for (const button of await page.getByRole('button', { name: 'JavaScript' }).all()) await button.click();
  await expect(page.getByRole('region', { name: /^Ejemplo:.* en JavaScript$/ })).toHaveCount(4);
  const printed: string[] = [];
  for (const text of await examples.allTextContents()) {
    const output = await runProgram(process.execPath, ['--input-type=module', '-e', text]);
    printed.push(output.slice(0, 3));
  }
  expect(printed).toEqual(['200', '200', '200', '404']);
});

test('a page leads to its help, and a word explains itself where it stands', async ({ page }) => {
  await openHomeAs(page, '1000000003');
  await page.goto('/app/acuerdos');
  await page.getByRole('button', { name: 'acuerdo (qué es)' }).press('Enter');
  await expect(page.getByText(/^Permiso de una entidad a otra/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Permiso de una entidad a otra/)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Ayuda de esta página' }).click();
  const own = page.getByRole('region', { name: 'Ayuda de la página en la que estaba' });
  await own.getByRole('link', { name: 'Cómo decidir un acuerdo que le piden' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Guía del líder de interoperabilidad' }),
  ).toBeVisible();
  await expect(page.locator('#decidir-acuerdo')).toBeInViewport();
});
