import { type Places, type ScriptedPlace, titleAt } from '@marco/test-kit/declarations';

/** A message that is not what its element says. */
const validatorWithFaults: ScriptedPlace = {
  name: 'validator with faults',
  reach: async ({ page, expect }) => {
    await page.goto('/validador?elemento=datoTelefono');
    await expect(page.getByRole('combobox', { name: 'Versión' })).toHaveValue(/^\d/);
    await page.getByLabel('Mensaje', { exact: true }).fill('<datoTelefono/>');
    await page.getByRole('button', { name: 'Validar', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Errores del mensaje' })).toBeVisible();
  },
};

/** The validator, as anybody uses it. */
export const places: Places = {
  visitor: [titleAt('validator', '/validador', 'Validador de mensajes'), validatorWithFaults],
};
