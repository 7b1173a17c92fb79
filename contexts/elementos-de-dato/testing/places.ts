import { type Places, type ScriptedPlace, screenAt, screenOf } from '@marco/test-kit/declarations';

/** The form and the page of the first version in a state. */
const ofVersion = (name: string, estado: string, suffix: string) =>
  screenOf(
    name,
    `/app/elementos-de-dato/{id}${suffix}`,
    `select min(id) as id from elementos_versiones where estado = '${estado}'`,
  );

/** The exact list of what several approved versions become, before they are incorporated. */
const bulkIncorporation: ScriptedPlace = {
  name: 'bulk incorporation',
  reach: async ({ page, expect, open, settle }) => {
    await open('/app/elementos-de-dato?estado=aprobado');
    await settle(/\S/);
    await page
      .getByRole('table', { name: 'Elementos de dato encontrados' })
      .getByRole('checkbox', { name: /^Seleccionar (?!todas)/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Incorporar seleccionados' }).click();
    await expect(page.getByRole('dialog').getByText(/se incorporarán\.$/)).toBeVisible();
  },
};

/** Elements as the ministry administers them. */
export const places: Places = {
  administrator: [
    screenAt('elements', '/app/elementos-de-dato', 'Elementos de dato'),
    screenAt('new element', '/app/elementos-de-dato/new', /\S/),
    ofVersion('element', 'incorporado', ''),
    ofVersion('element, by an address of its tabs', 'incorporado', '?pestana=comentarios'),
    ofVersion('draft of an element', 'borrador', ''),
    ofVersion('form of an element', 'borrador', '/edit'),
    ofVersion('versions of an element', 'incorporado', '/versiones'),
    bulkIncorporation,
  ],
};
