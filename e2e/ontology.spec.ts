import { expect, type Page, test } from './support/journey.ts';
import { openSession } from './support/open-session.ts';

async function choose(page: Page, label: RegExp, typed: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option', { name: option }).click();
}

test('[AREA-07] a rule begins as a template, is run and kept; its class cannot go; the graph is walked with keys; RDF leaves', async ({
  page,
}) => {
  await openSession(page, '1000000001');
  await page.goto('/app/ontologia/regla/new');
  await page.getByRole('textbox', { name: /^Nombre/ }).fill('Toda persona deja un correo');
  await page.getByRole('textbox', { name: /^Código/ }).fill('reglaCorreoDePrueba');
  await page.getByRole('textbox', { name: /^Enunciado/ }).fill('Una persona tiene un correo electrónico.');
  await page.getByRole('textbox', { name: /^Mensaje/ }).fill('Falta el correo electrónico.');
  await page.getByLabel('Plantilla', { exact: true }).selectOption({ label: 'La propiedad es obligatoria' });
  await choose(page, /^Clase de la plantilla/, 'Persona', 'Persona (Persona)');
  await choose(page, /^Propiedad de la plantilla/, 'Correo', 'Correo electrónico (correoPersona)');
  await page.getByRole('button', { name: 'Usar la plantilla' }).click();
  await page.getByRole('textbox', { name: 'Datos de prueba' }).fill('lci:ana a lci:Persona .');
  await page.getByRole('button', { name: 'Ejecutar' }).click();
  await expect(page.getByText('Los datos incumplen la regla una vez.')).toBeVisible();
  await expect(page.getByRole('row', { name: /lci:ana/ })).toContainText('Falta el correo electrónico.');
  await page.getByRole('button', { name: 'Crear regla' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Toda persona deja un correo' })).toBeVisible();

  await page.goto('/app/ontologia?texto=humano&tipo=clase');
  await page.getByRole('link', { name: 'Ver Persona', exact: true }).click();
  const remove = page.getByRole('button', { name: 'Eliminar' });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await expect(remove).toHaveAccessibleDescription(/«Ciudadano»/);

  await page.getByRole('link', { name: 'Ver en el grafo' }).click();
  const graph = page.getByRole('application', { name: 'Grafo de la ontología' });
  await expect(page.getByText('Nodo actual: Clase Persona.')).toBeVisible();
  await graph.press('ArrowRight');
  await expect(page.getByText('Nodo actual: Clase Persona.')).toHaveCount(0);
  await graph.press('+');
  await graph.press('ArrowLeft');
  await expect(page.getByText('Nodo actual: Clase Persona.')).toBeVisible();
  await graph.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Persona' })).toBeVisible();

  await page.getByRole('button', { name: 'Descargar RDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Descargar la clase' });
  await dialog.getByText('JSON-LD').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Descargar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Persona.jsonld');
});
