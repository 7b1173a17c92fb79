import type { Locator, Page } from '@playwright/test';

/**
 * Buttons that open a dialog, by the first words of their name. The fields of a request, called as in the file they came
 * from, are approved at once.
 */
const OPENS_DIALOG =
  /^(Aprobar(?! los \d| [A-Z]{2})|Rechazar|Activar|Inactivar|Reactivar|Trasladar|Asignar rol|Asignar consultor|Agregar campo|Editar|Leer)\b/;

export interface DialogOpener {
  /** What buttons of its kind do: 'Editar'. */
  readonly kind: string;
  readonly button: Locator;
}

/** Buttons of the screen that open a dialog, one of each kind. */
export async function listDialogOpeners(page: Page): Promise<DialogOpener[]> {
  const openers = page.getByRole('main').getByRole('button', { name: OPENS_DIALOG, disabled: false });
  const names = await openers.allInnerTexts();
  const kinds = new Map(names.map((name, position) => [OPENS_DIALOG.exec(name)?.[0] ?? name, position]));
  return [...kinds].map(([kind, position]) => ({ kind, button: openers.nth(position) }));
}

/** The dialog or question on top. */
export const openDialog = (page: Page): Locator =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
