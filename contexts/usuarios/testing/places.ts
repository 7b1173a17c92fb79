import { dialogOf, type Places, type ScriptedPlace, screenAt } from '@marco/test-kit/declarations';

const SEVERAL = screenAt('user of several entities', '/app/admin/users/4', /\S/);
const PENDIENTE = screenAt('somebody pending', '/app/admin/users/5', /\S/);

/** The dialog that shows what one action does to several people, before it does. */
const bulkPreview: ScriptedPlace = {
  name: 'bulk preview',
  reach: async ({ page, expect, open, settle }) => {
    await open('/app/admin/users');
    await settle('Usuarios');
    const boxes = page
      .getByRole('table', { name: 'Usuarios encontrados' })
      .getByRole('checkbox', { name: /^Seleccionar (?!todas)/ });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: 'Cambiar seleccionados' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Acción').selectOption({ label: 'Inactivar' });
    await dialog.getByLabel('Motivo').fill('Terminó su contrato.');
    await dialog.getByRole('button', { name: 'Ver qué pasará' }).click();
    await expect(page.getByRole('dialog', { name: 'Inactivar: vista previa' })).toBeVisible();
  },
};

const BUSQUEDA = 'Buscar en todo el sistema';

/** The search over everything with something in it. */
const searchDialog: ScriptedPlace = {
  name: 'search dialog',
  reach: async ({ page, expect, open, settle }) => {
    await open('/app/home');
    await settle(/\S/);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: BUSQUEDA });
    await dialog.getByRole('combobox').fill('salud');
    await expect(dialog.getByRole('group', { name: 'Registros' })).toBeVisible();
  },
};

/** People, roles and the activities that wait for their administrators. */
export const places: Places = {
  visitor: [screenAt('search', '/buscar?q=salud', BUSQUEDA)],
  administrator: [
    searchDialog,
    screenAt('search of a kind', '/app/buscar?q=ministerio&tipo=entidades', BUSQUEDA),
    screenAt('home with activities', '/app/home', /\S/),
    screenAt('users', '/app/admin/users', 'Usuarios'),
    screenAt('users pending', '/app/admin/users?estado=pendiente&userConsult=1', 'Usuarios'),
    SEVERAL,
    dialogOf(SEVERAL, /^Trasladar/),
    PENDIENTE,
    dialogOf(PENDIENTE, /^Aprobar/),
    dialogOf(PENDIENTE, /^Rechazar/),
    screenAt('roles', '/app/admin/roles', 'Roles y permisos'),
    screenAt('rol with its matrix', '/app/admin/roles/2', /\S/),
    screenAt('new rol', '/app/admin/roles/nuevo', 'Nuevo rol'),
    bulkPreview,
  ],
};
