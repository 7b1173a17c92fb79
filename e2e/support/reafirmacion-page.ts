import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectVigente } from './certificado-page.ts';

/** What every form of it says of the version it is reaffirmed of. */
const SIN_CAMBIOS = /Sin cambios desde la versión 1\.0 \(certificado LCI-C[12]-/;

/** Reaffirms a level where its request begins, once what was compared and what is carried over was read. @returns the request */
export async function reafirmar(page: Page, servicioId: number, nivel: 1 | 2): Promise<number> {
  const forma = nivel === 1 ? 'nivel-uno' : 'nivel-dos';
  await page.goto(`/app/level/process-levelservices/${forma}/new?servicio=${servicioId}`);
  const card = page.getByRole('region', { name: `Nivel ${nivel}: ¿cambió algo?` });
  await expect(card).toContainText(SIN_CAMBIOS);
  await expectAccessible(page, { themes: ['light', 'dark'] });
  await card.getByRole('button', { name: 'Reafirmar sin cambios' }).click();
  const dialog = page.getByRole('alertdialog', { name: `¿Reafirmar el nivel ${nivel} sin cambios?` });
  await expect(dialog).toContainText('para la versión 1.1 con lo que se certificó de la 1.0');
  await dialog.getByRole('button', { name: 'Reafirmar sin cambios' }).click();
  await expect(page.getByRole('region', { name: 'Reafirmada sin cambios' })).toContainText(SIN_CAMBIOS);
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

/** Who certifies reads since when nothing changed, and signs it. */
export async function certificarSinCambios(page: Page, id: number): Promise<void> {
  await page.goto(`/app/level/process-levelconsult/${id}`);
  await expect(page.getByRole('region', { name: 'Reafirmada sin cambios' })).toBeVisible();
  await page.getByRole('button', { name: 'Certificar', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: '¿Certificar sin cambios?' });
  await dialog.getByRole('button', { name: 'Certificar solicitud' }).click();
  await expect(page.getByText('La solicitud quedó certificada y el servicio cambió de nivel.')).toBeVisible();
}

/** Anybody reads since when nothing changed where the certificate is verified. */
export async function expectSinCambios(page: Page, codigo: string, servicio: string): Promise<void> {
  await page.goto(`/certificados/${codigo}`);
  await expectVigente(page, servicio);
  await expect(page.getByRole('main')).toContainText(SIN_CAMBIOS);
}
