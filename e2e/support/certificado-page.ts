import { readFile } from 'node:fs/promises';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { askDatabase } from './database.ts';
import { MAILING } from './mails.ts';

export async function readBytes(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

/** Presses what downloads a file. */
export async function press(page: Page, control: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), control.click()]);
  return download;
}

/** Waits until the jobs made what a statement finds. */
export async function waitForJob(statement: string): Promise<void> {
  await expect.poll(async () => (await askDatabase(statement, MAILING)).length, { timeout: 60_000 }).toBe(1);
}

/** Waits until the certificate of a request has its PDF. @returns its code */
export async function waitForCertificado(solicitud: number): Promise<string> {
  const certificado = `select codigo from certificados where solicitud_id = ${solicitud} and pdf_archivo_id is not null`;
  await waitForJob(certificado);
  const [row] = await askDatabase(certificado, MAILING);
  return String(row?.['codigo']);
}

/** The page of a certificate says that it is in force, and proved it in the browser. */
export async function expectVigente(page: Page, servicio: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: servicio })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Certificado vigente$/ })).toBeVisible();
  const comprobado = page.getByRole('region', { name: 'Lo que se acaba de comprobar' }).getByRole('listitem');
  await expect(comprobado).toHaveText([/Correcta$/, /Intacto$/, /No está suspendido ni revocado/]);
}

/** Drops a file where the page says it may be dropped. */
async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const data = await page.evaluateHandle(
    ({ base64, name }) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([content], name, { type: 'application/pdf' }));
      return transfer;
    },
    { base64: bytes.toString('base64'), name },
  );
  await page.getByText(/^Arrastre aquí/).dispatchEvent('drop', { dataTransfer: data });
}

/** The file of the certificate on show proves itself. @returns its bytes */
export async function proveArchivo(page: Page): Promise<Buffer> {
  const pdf = await readBytes(await press(page, page.getByRole('link', { name: /^PDF, / })));
  await page.getByRole('link', { name: 'Comprobar un archivo' }).click();
  await drop(page, 'certificado.pdf', pdf);
  await expect(
    page.getByRole('heading', { name: '«certificado.pdf» es auténtico y está vigente' }),
  ).toBeVisible();
  return pdf;
}

/** The same file with another last byte, which no reader of PDF looks at, does not. */
export async function expectCambiado(page: Page, pdf: Buffer): Promise<void> {
  const cambiado = Buffer.from(pdf);
  cambiado[cambiado.length - 1] = (cambiado.at(-1) ?? 0) ^ 1;
  await drop(page, 'cambiado.pdf', cambiado);
  await expect(page.getByRole('heading', { name: 'Revise lo que se halló en «cambiado.pdf»' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Archivo PDF' })).toContainText('Cambió');
  await expectAccessible(page, { themes: ['light', 'dark'] });
}

/** Opens a certificate from the page that verifies, by the code on its paper. */
export async function openByCodigo(page: Page, codigo: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Código de verificación/ }).fill(codigo.toLowerCase());
  await page.getByRole('button', { name: 'Ver certificado' }).click();
}
