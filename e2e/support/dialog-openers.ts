import type { Locator, Page } from '@playwright/test';

/** What buttons that open a dialog do. The fields of a request, called as in the file they came from, are approved at once. */
const KINDS = [
  'Aprobar(?! los \\d| [A-Z]{2})',
  'Rechazar',
  'Activar',
  'Inactivar',
  'Reactivar',
  'Trasladar',
  'Asignar rol',
  'Asignar consultor',
  'Agregar campo',
  'Editar',
  'Leer',
];

/** By the first words of their name. */
const OPENS_DIALOG = new RegExp(`^(${KINDS.join('|')})\\b`);

const VERBS = KINDS.map((kind) => /^\w+/.exec(kind)?.[0]).join('|');

/** Whether any button may be one: a browser takes ten times as long to work out the names of all. */
const MAY_OPEN = `[...document.querySelectorAll('main :is(button, [role="button"])')].some((button) =>
  button.hasAttribute('aria-labelledby') || /${VERBS}/.test(button.outerHTML))`;

export interface DialogOpener {
  /** What buttons of its kind do: 'Editar'. */
  readonly kind: string;
  readonly button: Locator;
}

/** Buttons of the screen that open a dialog, one of each kind. */
export async function listDialogOpeners(page: Page): Promise<DialogOpener[]> {
  if (!(await page.evaluate<boolean>(MAY_OPEN))) return [];
  const openers = page.getByRole('main').getByRole('button', { name: OPENS_DIALOG, disabled: false });
  const names = await openers.allInnerTexts();
  const kinds = new Map(names.map((name, position) => [OPENS_DIALOG.exec(name)?.[0] ?? name, position]));
  return [...kinds].map(([kind, position]) => ({ kind, button: openers.nth(position) }));
}

/** The dialog or question on top. */
export const openDialog = (page: Page): Locator =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
