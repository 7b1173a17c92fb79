import { expect, type Locator, type Page } from '@playwright/test';

export const HOME = '/mesas-interoperabilidad/home';

export function results(page: Page): Locator {
  return page.getByRole('table', { name: 'Mesas de interoperabilidad encontradas' });
}

/** Names of the mesas on show, in their order. */
export function resultNames(page: Page): Promise<string[]> {
  return results(page).getByRole('rowheader').allInnerTexts();
}

/** Texts of a column of the results, counted from 0; all of one look. */
export function columnTexts(page: Page, column: number): Promise<string[]> {
  return results(page)
    .locator(`tbody > tr > :nth-child(${column + 1})`)
    .allInnerTexts();
}

export function pageSize(page: Page): Locator {
  return page.getByLabel('Resultados pág.');
}

/** Numbers of the page links on show. */
export async function pageLinks(page: Page): Promise<number[]> {
  const links = page.getByRole('navigation', { name: 'Paginación' }).getByRole('button', { name: /^Página/ });
  return (await links.allInnerTexts()).map(Number);
}

/** Types into an autocomplete and takes the suggestion of that exact name. */
export async function pick(page: Page, label: string, text: string, suggestion: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(text);
  await page.getByRole('listbox', { name: label }).getByRole('option', { name: suggestion }).click();
}

export async function openMesa(page: Page, nombre: string): Promise<void> {
  await page.getByRole('link', { name: `VER MESA ${nombre}`, exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Mesa de interoperabilidad - ${nombre}` }),
  ).toBeVisible();
}

export function selectedTab(page: Page): Locator {
  return page.getByRole('tab', { selected: true });
}

const BOGOTA = new Intl.DateTimeFormat('es-CO', { timeZone: 'America/Bogota', dateStyle: 'short' });
export const SPANISH = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/** A moment as the day it was in Bogotá, and nothing else. */
export function toDay(moment: string): RegExp {
  const [day, month, year] = BOGOTA.format(new Date(moment)).split('/').map(Number);
  return new RegExp(`^0?${day}/0?${month}/(20)?${Number(year) % 100}$`);
}

/** The API's own word, as a visitor gets it. */
export async function ask<Answer>(page: Page, path: string, data?: object): Promise<Answer> {
  const address = `/api-public${path}`;
  const answer = data ? await page.request.post(address, { data }) : await page.request.get(address);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Answer;
}

/** The value beside a name in a sheet of facts. */
export function fact(page: Page, titulo: string): Locator {
  return page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(titulo, { exact: true }) })
    .getByRole('definition');
}

/** The sizes of the table of a tab, ten rows at first; then all it has. */
export async function showAllRows(page: Page): Promise<void> {
  await expect(pageSize(page).getByRole('option')).toHaveText(['10', '25', '50']);
  await expect(pageSize(page)).toHaveValue('10');
  await pageSize(page).selectOption('50');
}
