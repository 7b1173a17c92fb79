import { createPdf } from '@marco/archivos/testing';
import { expect, type Locator, type Page } from '@playwright/test';
import { answerMarca, radicarDeNuevo, step, writeDay } from './solicitud-page.ts';

/** The messages of the servicio that carry something, as the form names them. */
const MENSAJES = [
  'de la petición de Consultar el domicilio de un titular',
  'de la respuesta de Consultar el domicilio de un titular',
  'de la petición de Notificar el cambio de un domicilio',
] as const;

/** Begins with the servicio as the list of the entidad offers it, and attaches the contract. */
export async function beginWithContrato(page: Page, servicio: string, contrato: Buffer): Promise<void> {
  await page.goto(`/app/level/process-levelservices/home?texto=${encodeURIComponent(servicio)}`);
  await page.getByRole('link', { name: `Solicitar nivel 2 de ${servicio}` }).click();
  await page.getByRole('button', { name: 'Continuar a contrato' }).click();
  await expect(page).toHaveURL(/\/nivel-dos\/\d+\?paso=contrato$/);
  await page.getByLabel('Contrato', { exact: true }).setInputFiles({
    name: 'domicilio.yaml',
    mimeType: 'application/yaml',
    buffer: contrato,
  });
  await expect(page.getByRole('button', { name: 'Quitar domicilio.yaml' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^REST/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continuar a correspondencia' }).click();
}

/** The product found what has the name of its field; where the other one is, a person says. */
export async function chooseLugares(page: Page): Promise<void> {
  await expect(
    page.getByRole('heading', { name: 'Falta 1 de 5 campos obligatorios', exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Ir al siguiente sin lugar' }).click();
  const lugar = page.getByLabel('Lugar de municipio en la respuesta');
  await expect(lugar).toBeFocused();
  await lugar.selectOption({ label: 'domicilio › localidad' });
  await expect(
    page.getByRole('heading', { name: 'Los 5 campos obligatorios tienen su lugar' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Continuar a mensajes' }).click();
}

/** One message is refused first: it keeps nothing and can be mended. */
export async function verifyMensajes(page: Page): Promise<void> {
  for (const [at, cual] of MENSAJES.entries()) {
    await page.getByRole('button', { name: `Comprobar un mensaje ${cual}` }).click();
    const texto = page.getByRole('textbox', { name: `Mensaje ${cual}` });
    await expect(texto).not.toBeEmpty();
    const verify = page.getByRole('button', { name: 'Comprobar este mensaje' });
    if (at === 0) {
      await texto.fill('{}');
      await verify.click();
      await expect(page.getByText('El mensaje no es válido.')).toBeVisible();
      await page.getByRole('button', { name: 'Volver al ejemplo' }).click();
    }
    await verify.click();
    await expect(page.getByText(/^El mensaje es válido\./)).toBeVisible();
    await page.getByRole('button', { name: `Cerrar ${cual}` }).click();
  }
  await expect(page.getByText('1 mensaje válido', { exact: true })).toHaveCount(MENSAJES.length);
}

/** What the banco says on a page, which lets the request go on. */
export async function expectFavorable(page: Page): Promise<Locator> {
  const resultado = page.getByRole('region', { name: 'Resultado del banco de conformidad' });
  await expect(resultado.getByRole('heading', { level: 2, name: /^Favorable/ })).toBeVisible();
  await expect(resultado).toContainText('5 de 5 obligatorios');
  return resultado;
}

/** Who writes the request may not approve for the entidad: the document that says it stands instead. */
export async function writeConstancia(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Responsable/ }).fill('Oficina de sistemas');
  await page.getByRole('textbox', { name: /^Cargo/ }).fill('Jefatura');
  await writeDay(page, '15012026');
  await page.getByLabel('Documento de la constancia', { exact: true }).setInputFiles({
    name: 'Constancia.pdf',
    mimeType: 'application/pdf',
    buffer: createPdf('constancia'),
  });
  await expect(page.getByRole('button', { name: 'Quitar Constancia.pdf' })).toBeVisible();
}

/** Corrects the place that was marked, answers there and files again. */
export async function correctCargo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // What comes first leads to the mark; the place it is about is in the form.
  await page.getByRole('button', { name: 'Responder la observación 1', exact: true }).click();
  const marcas = page.getByRole('region', { name: 'Observaciones por responder' });
  await expect(marcas.getByRole('listitem').filter({ hasText: 'Cargo' })).toBeFocused();
  await page.getByRole('link', { name: 'Corregir y radicar' }).click();
  await page
    .getByRole('navigation', { name: 'Pasos de la solicitud' })
    .getByRole('button', { name: /Aprobación/ })
    .click();
  await page.getByRole('textbox', { name: /^Cargo/ }).fill('Jefatura de sistemas');
  await answerMarca(page, 'Se completó el cargo.');
  await radicarDeNuevo(page);
}

/** The ministry runs the banco on what is on file. */
export async function evaluar(page: Page): Promise<void> {
  await step(
    page,
    'Pasar a evaluación',
    'Pasar a evaluación',
    'La solicitud pasó a evaluación y el banco dejó su informe.',
  );
  await expectFavorable(page);
}
