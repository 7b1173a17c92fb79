import { expect, type Locator, type Page } from '@playwright/test';

/** Picks what a search offers for a text. */
export async function pick(combobox: Locator, text: string, option: string | RegExp): Promise<void> {
  await combobox.fill(text);
  await combobox.page().getByRole('option', { name: option }).first().click();
}

/** Types a day where the form asks for one. @param day as people type it: '06032014' */
export async function writeDay(page: Page, day: string): Promise<void> {
  await page.getByRole('spinbutton', { name: /^día/i }).click();
  await page.keyboard.type(day);
}

/** Files a request from the last step of its form. @returns its address */
export async function radicar(page: Page, servicio: string): Promise<string> {
  await expect(page.getByText('La solicitud está completa: ya la puede radicar.')).toBeVisible();
  await page.getByRole('button', { name: 'Radicar solicitud' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Radicar solicitud' }).click();
  await page.getByRole('link', { name: /^Ver la solicitud LCI-N\d-/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(servicio);
  return new URL(page.url()).pathname;
}

/** Files a returned request again: it goes back to the person who returned it. */
export async function radicarDeNuevo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Radicar de nuevo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Radicar de nuevo' }).click();
  await expect(page.getByText(/^Volvió a manos de Luisa Peña/)).toBeVisible();
}

/** Presses the button that moves the request on and answers its question. */
export async function step(page: Page, button: string, answer: string, done: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
  await expect(page.getByText(done)).toBeVisible();
}

/** Gives the request to the consultor. */
export async function asignar(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Asignar consultor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Asignar consultor' });
  await dialog.getByRole('radio', { name: /^Luisa Peña/ }).check();
  await dialog.getByRole('button', { name: 'Asignar' }).click();
  await expect(page.getByText('La solicitud quedó asignada y se avisó al consultor.')).toBeVisible();
}

export function revisar(page: Page): Promise<void> {
  return step(page, 'Iniciar la revisión', 'Iniciar revisión', 'Comenzó la revisión de la solicitud.');
}

export interface Devolucion {
  readonly motivo: string;
  /** Place of the form that is marked. */
  readonly lugar: string;
  readonly texto: string;
}

/** Writes why the request is returned, with a mark at one place of its form. */
export async function writeDevolucion(page: Page, { motivo, lugar, texto }: Devolucion): Promise<void> {
  await page.getByRole('button', { name: 'Devolver a la entidad' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Devolver la solicitud?' });
  await dialog.getByRole('textbox', { name: /^Motivo/ }).fill(motivo);
  await pick(dialog.getByRole('combobox', { name: /^Lugar/ }), lugar, lugar);
  await dialog.getByRole('textbox', { name: /^Qué se debe corregir/ }).fill(texto);
}

export async function sendDevolucion(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '¿Devolver la solicitud?' });
  await dialog.getByRole('button', { name: 'Devolver', exact: true }).click();
  await expect(page.getByText(/^La solicitud volvió a la entidad/)).toBeVisible();
}

/** Answers a mark of the return at its place in the form. @param numero of the mark, from 1 */
export async function answerMarca(page: Page, respuesta: string, numero = 1): Promise<void> {
  const marcas = page.getByRole('list', { name: 'Observaciones del ministerio' });
  await marcas.getByRole('button', { name: `Responder la observación ${numero}:` }).click();
  const dialog = page.getByRole('dialog', { name: /^Responder/ });
  await dialog.getByRole('textbox', { name: /^Qué se cambió/ }).fill(respuesta);
  await dialog.getByRole('button', { name: 'Guardar respuesta' }).click();
  await expect(page.getByText('La respuesta quedó guardada.')).toBeVisible();
}

/** The ministry certifies what the entidad approved; a servicio of level 3 waits for its publication after it. */
export async function certificar(page: Page, address: string, nivel: 1 | 2 | 3 = 1): Promise<void> {
  await page.goto(address);
  await step(
    page,
    'Certificar',
    'Certificar solicitud',
    nivel === 3
      ? 'La solicitud quedó certificada; el servicio se publica cuando la AND registre la producción.'
      : 'La solicitud quedó certificada y el servicio cambió de nivel.',
  );
}
