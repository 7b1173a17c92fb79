import { addDays, toColombianDay } from '@marco/country/working-days';
import { expect, type Page } from '@playwright/test';
import { askDatabase } from './database.ts';
import { MAILING } from './mails.ts';
import { writeDay } from './solicitud-page.ts';

/** Opens how the published version of a servicio ends, from the list of them. @returns its id */
export async function openVida(page: Page, servicio: string): Promise<number> {
  await page.goto(`/app/versiones?${new URLSearchParams({ vista: 'publicadas', texto: servicio })}`);
  await page.getByRole('link', { name: new RegExp(`^${servicio}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${servicio}, versión` })).toBeVisible();
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

/** The row of an entidad among those a version breaks. */
export const consumidorOf = (page: Page, nombre: RegExp) =>
  page
    .getByRole('table', { name: 'Consumidores de la versión' })
    .getByRole('row')
    .filter({ hasText: nombre });

const HECHO = {
  'Declarar obsoleta': /^La versión quedó obsoleta/,
  'Fijar la fecha de retiro': /^Quedó la fecha de retiro/,
} as const;

interface FinDeVersion {
  readonly paso: keyof typeof HECHO;
  /** Number of the version that takes its place. */
  readonly sucesora: string;
  /** Whom it breaks, as the form says it beside the confirmation. */
  readonly avisos: string;
  /** Days from today to its last one. */
  readonly dias: number;
}

/** Says how a version ends, once whom that breaks was seen; without having said so, nothing is sent. */
export async function sayFin(page: Page, { paso, sucesora, avisos, dias }: FinDeVersion): Promise<void> {
  const [year, month, day] = addDays(toColombianDay(new Date()), dias).split('-');
  await writeDay(page, `${day}${month}${year}`);
  await page.getByRole('textbox', { name: /^Motivo/ }).fill(`La ${sucesora} la reemplaza.`);
  await expect(page.getByText(avisos, { exact: true })).toBeVisible();
  const send = page.getByRole('button', { name: paso, exact: true });
  await send.click();
  await page.getByRole('alertdialog', { name: '¡Error de validación!' }).getByRole('button').click();
  await page.getByRole('checkbox', { name: /^Vi a quiénes rompe el retiro/ }).check();
  await send.click();
  await expect(page.getByText(HECHO[paso])).toBeVisible();
}

/** The day of a version comes: what a daily job does is due again. */
export async function passToRetiro(versionId: number): Promise<void> {
  await askDatabase(
    `update servicios_versiones set fecha_retiro = '${toColombianDay(new Date())}' where id = ${versionId}`,
    MAILING,
  );
  await askDatabase(`delete from jobs where kind in ('preparar-retiros', 'retirar-version')`, MAILING);
}

/** How many notices of a person say something. */
export async function expectAvisos(page: Page, texto: string, cuantos: number): Promise<void> {
  await page.goto('/app/notifications');
  await expect(page.getByText(/^\d+ sin leer$/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: texto })).toHaveCount(cuantos);
}
