import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';

const MIEMBRO = 'MRE-0050';
const CODIGO = 'domicilioTitulares';
/** The servicio in the records of its operation. */
export const EN_XROAD = { miembro: MIEMBRO, subsistema: 'PASAPORTES', codigo: CODIGO } as const;

/** The tasks that wait for the operator, all in one page. */
const TAREAS = '/app/xroad/tareas?pendientesTamano=50';

/** Writes the identifiers of the servicio where the task asks for them. */
async function registrar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const escrito = [
    ['Clase', 'GOB'],
    ['Código del miembro', MIEMBRO],
    ['Subsistema', 'PASAPORTES'],
    ['Código del servicio', CODIGO],
    ['Versión', 'v1'],
  ] as const;
  for (const [name, valor] of escrito) await dialog.getByRole('textbox', { name }).fill(valor);
  await expectAccessible(page, { themes: ['light', 'dark'] });
  await dialog.getByRole('button', { name: 'Registrar' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText(new RegExp(`CO(-QA)?/GOB/${MIEMBRO}/PASAPORTES/${CODIGO}/v1`)).first(),
  ).toBeVisible();
}

/** What was found in a contract from production. */
async function compareContrato(page: Page, contenido: Buffer, hallado: RegExp): Promise<void> {
  await page
    .getByLabel(/^Contrato en producción de/)
    .setInputFiles({ name: 'produccion.yaml', mimeType: 'application/yaml', buffer: contenido });
  const answer = page.getByRole('alertdialog');
  await expect(answer).toContainText(hallado);
  await answer.getByRole('button', { name: 'Aceptar' }).click();
}

/** Registers in quality a version that passed level 2. */
export async function registrarEnCalidad(page: Page, servicio: string): Promise<void> {
  await page.goto(TAREAS);
  await page.getByRole('link', { name: servicio, exact: true }).click();
  await expect(page.getByText(/pasó el nivel 2/)).toBeVisible();
  await registrar(page);
  await expect(page.getByText('Hecha', { exact: true }).first()).toBeVisible();
}

/** Publishes a certified version: first with a contract of production that is another one, then with the certified one. */
export async function publicar(page: Page, servicio: string, contrato: Buffer): Promise<void> {
  await page.goto(TAREAS);
  await page
    .getByRole('row')
    .filter({ hasText: servicio })
    .filter({ hasText: 'Publicar' })
    .getByRole('link', { name: servicio, exact: true })
    .click();
  await registrar(page);
  const boton = page.getByRole('button', { name: 'Publicar', exact: true });
  await expect(boton).toHaveAttribute('aria-disabled', 'true');
  const otro = Buffer.from(contrato.toString().replaceAll('momento', 'instante'));
  await compareContrato(page, otro, /no es el certificado/);
  await expect(page.getByText(/la entidad debe corregirlo/).first()).toBeVisible();
  await page.goto(TAREAS);
  const deriva = page.getByRole('row').filter({ hasText: 'Contrato distinto' }).filter({ hasText: servicio });
  await expect(deriva).toHaveCount(1);

  await page.goBack();
  await compareContrato(page, contrato, /byte por byte/);
  await boton.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Hecha', { exact: true }).first()).toBeVisible();
  await page.goto(TAREAS);
  await expect(page.getByRole('heading', { level: 1, name: 'Tareas del operador' })).toBeVisible();
  await expect(deriva).toHaveCount(0);
}

/** Brings the operation of an hour; it changes nothing until it is applied. */
export async function bringOperacion(page: Page, operacion: Buffer): Promise<void> {
  await page.goto('/app/xroad');
  await page.locator('input[aria-label="Archivo de operación"]').setInputFiles({
    name: 'operacion.jsonl',
    mimeType: 'application/x-ndjson',
    buffer: operacion,
  });
  await expect(page).toHaveURL(/\/app\/xroad\/importaciones\/\d+$/);
  await expect(page.getByText('Por aplicar', { exact: true })).toBeVisible();
  await expectAccessible(page, { themes: ['light', 'dark'] });
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText('La importación se aplicó: sus cifras ya se publican.')).toBeVisible();
}

/** Writes what the entidad promised of the servicio. */
export async function writePrometido(page: Page): Promise<void> {
  await page.goto('/app/xroad/servicios');
  await page.getByRole('textbox', { name: 'Identificador o nombre' }).fill(CODIGO);
  await page.getByRole('button', { name: 'Consultar' }).click();
  const mio = page.getByRole('row').filter({ hasText: `CO/GOB/${MIEMBRO}/PASAPORTES/${CODIGO}/v1` });
  await mio.getByRole('button', { name: /^Editar/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Disponibilidad/ }).fill('99,5');
  await dialog.getByRole('textbox', { name: /^Percentil 95/ }).fill('2000');
  await dialog.getByRole('textbox', { name: /^Tasa de error/ }).fill('0,5');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
}

/** Reads promised beside measured in the public pages of a servicio that has operation and of one that has none. */
export async function expectMedido(publica: Page, servicio: string, sinDatos: string): Promise<void> {
  const openFicha = async (cual: string) => {
    await publica.goto(`/directorio-servicios?${new URLSearchParams({ texto: cual })}`);
    await publica.getByRole('article').getByRole('link', { name: cual, exact: true }).first().click();
    await expect(publica.getByRole('heading', { level: 1, name: cual })).toBeVisible();
  };
  await openFicha(servicio);
  const tabla = publica.getByRole('table', { name: /^Lo que se prometió/ });
  await expect(tabla.getByRole('row').filter({ hasText: 'Disponibilidad' })).toContainText('Cumple');
  await expect(tabla.getByRole('row').filter({ hasText: 'Tasa de error' })).toContainText('No cumple');
  await expect(publica.getByText(/200 llamadas en 30 días/)).toBeVisible();
  await expectAccessible(publica, { themes: ['light', 'dark'] });
  await openFicha(sinDatos);
  await expect(publica.getByText(/^Sin datos de operación:/)).toBeVisible();
  await expect(tabla.getByText('Sin datos', { exact: true }).first()).toBeVisible();
}
