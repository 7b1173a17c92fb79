import { expect } from '@playwright/test';
import { fillSignIn, signInAs } from './authenticator-page.ts';
import { HOME, results } from './mesas-page.ts';
import { at, failing, heading, type Place, showsAlert, showsNothingPending } from './places.ts';
import { askLogout, openUserMenu } from './private-page.ts';
import { systemPlaces } from './private-routes.ts';

/** Mesas of the demo data whose tab, by its number, has no row. */
const EMPTY_TABS = [
  [2, 'Deporte y juegos nacionales'],
  [3, 'Archivo de exequátur y sentencias extranjeras'],
  [4, 'Archivo de exequátur y sentencias extranjeras'],
] as const;

/** Mesas, meetings and what stands in either shell. */
const sharedPlaces: readonly Place[] = [
  at('mesas home', HOME, (page) => heading(page, 'Mesas de Interoperabilidad')),
  at('results', `${HOME}?nombre=pasaporte&consultar=1`, (page) => expect(results(page)).toBeVisible()),
  at('no results', `${HOME}?nombre=inexistente&consultar=1`, (page) =>
    expect(page.getByText('No hay resultados coincidentes')).toBeVisible(),
  ),
  at('deep search', `${HOME}?modo=contenido&texto=acta&estado=activa`, (page) =>
    expect(page.getByRole('button', { name: 'Página 1, actual' })).toBeVisible(),
  ),
  at('deep search without results', `${HOME}?modo=contenido&texto=inexistente`, (page) =>
    expect(page.getByText('No hay resultados coincidentes')).toBeVisible(),
  ),
  ...[1, 2, 3, 4].map((tab) =>
    at(`mesa, tab ${tab}`, `/mesas-interoperabilidad/consult/1?pestana=${tab}`, async (page) => {
      await heading(page, /Pasaportes$/);
      await showsNothingPending(page);
    }),
  ),
  at('meeting', '/mesas-interoperabilidad/viewmeeting/1/1?urlOri=consultar', (page) =>
    expect(page.getByRole('button', { name: /^Descargar/ }).first()).toBeVisible(),
  ),
  at('address without screen', '/no-existe', (page) => heading(page, 'Página no encontrada')),
];

export const visitorPlaces: readonly Place[] = [
  at('landing', '/', async (page) => {
    await heading(page, /Marco de Interoperabilidad/);
    await showsNothingPending(page);
  }),
  at('landing, modal', '/', async (page) => {
    await page.getByRole('link', { name: 'REGISTRAR NUEVO USUARIO' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  failing('**/servicioLogin/nonce', 'landing, failed sign-in', '/', async (page) => {
    await page.getByRole('button', { name: 'iniciar sesión', exact: true }).click();
    await showsAlert(page);
  }),
  ...sharedPlaces,
  ...EMPTY_TABS.map(([tab, mesa]) =>
    at(
      `mesa without rows, tab ${tab}`,
      `${HOME}?nombre=${encodeURIComponent(mesa)}&consultar=1`,
      async (page) => {
        await page.getByRole('link', { name: `VER MESA ${mesa}` }).click();
        await page
          .getByRole('tab')
          .nth(tab - 1)
          .click();
        await expect(page.getByText(/^(No tiene ningun|Aún no hay)/).first()).toBeVisible();
      },
    ),
  ),
  at('mesa that does not exist', '/mesas-interoperabilidad/consult/999999', (page) =>
    heading(page, 'Mesa no encontrada'),
  ),
  failing('**/mesaInteroperabilidad/listar', 'failed search', `${HOME}?consultar=1`, showsAlert),
  failing('**/usuarios/mintic', 'failed list of the form', HOME, showsAlert),
  failing('**/listarReunionMesa', 'failed tab', '/mesas-interoperabilidad/consult/1', showsAlert),
  failing('**/api-public/configuracion', 'failed start', '/', showsAlert),
  failing('**/.well-known/openid-configuration', 'failed sign-in', '/app', showsAlert),
  at('privacy notice', '/tratamiento-de-datos', (page) => heading(page, 'Tratamiento de datos personales')),
  at('terms', '/terminos', (page) => heading(page, 'Términos y condiciones')),
  at('accessibility statement', '/accesibilidad', (page) => heading(page, 'Accesibilidad')),
  at('map of the site', '/mapa-del-sitio', (page) => heading(page, 'Mapa del sitio')),
  at('password recovery, request', '/reset-init', (page) => heading(page, 'Restablecer contraseña')),
  at('password recovery, refused request', '/reset-init', async (page) => {
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Aceptar' }).click();
    await expect(page.getByText('El correo electrónico es requerido')).toBeVisible();
  }),
  at('password recovery, end', '/reset-end?key=sin-uso', (page) => heading(page, 'Definir contraseña nueva')),
  at('components', '/componentes', (page) => heading(page, 'Componentes')),
  {
    ...at('description of the API', '/api/docs', (page) =>
      expect(page.getByRole('heading').first()).toBeVisible(),
    ),
    repeated: 'article:nth-of-type(n + 4)',
  },
];

/** Pages of the authenticator, and the door of the registration behind it. */
export const authenticatorPlaces: readonly Place[] = [
  at('authenticator: nobody signed in', '/autenticador/', (page) =>
    heading(page, 'No hay una sesión abierta'),
  ),
  at('authenticator: create an account', '/autenticador/crear-cuenta', (page) => heading(page, /cuenta/i)),
  at('authenticator: sign-in', '/app', (page) =>
    expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible(),
  ),
  {
    name: 'authenticator: refused sign-in',
    open: async (page) => {
      await fillSignIn(page, '1000000099', 'equivocada');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'modal of the e-mail access type',
    open: async (page) => {
      await signInAs(page, '1000000008');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  at('authenticator: signed in', '/autenticador/', (page) => heading(page, 'Su sesión está abierta')),
  {
    name: 'registration',
    open: async (page) => {
      await page.getByRole('button', { name: 'Cerrar sesión' }).click();
      await heading(page, 'La sesión se cerró');
      await signInAs(page, '1000000007');
      await page.getByRole('alertdialog').getByRole('button', { name: 'continuar' }).click();
      await heading(page, 'Registrar nuevo usuario');
    },
  },
];

/** Places of a person of several entities who has signed in. */
export const privatePlaces: readonly Place[] = [
  at('choice of the entity', '/user-entities', (page) => heading(page, 'Le damos la bienvenida')),
  at('private home', '/app/home', async (page) => {
    await heading(page, /Diana$/);
    await showsNothingPending(page);
  }),
  at('private home, user menu', '/app/home', openUserMenu),
  at('private home, modal', '/app/home', async (page) => {
    await askLogout(page);
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  at('private address without screen', '/app/no-existe', (page) => heading(page, 'Página no encontrada')),
  ...sharedPlaces,
];

/** Places of who administers entities and catalogues. */
export const administratorPlaces: readonly Place[] = [
  ...systemPlaces,
  at('entities', '/app/admin/entities', async (page) => {
    await heading(page, 'Entidades');
    await expect(page.getByRole('table', { name: 'Entidades encontradas' })).toBeVisible();
  }),
  at('no entities', '/app/admin/entities?texto=inexistente', (page) =>
    expect(page.getByText('No hay información')).toBeVisible(),
  ),
  failing('**/entidad/listar', 'failed entities', '/app/admin/entities', showsAlert),
  at('form of an entity', '/app/admin/entities/new', async (page) => {
    await page.getByRole('button', { name: 'Crear entidad' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Aceptar' }).click();
    await expect(page.getByText('NIT es requerido')).toBeVisible();
  }),
  ...['informacion', 'usuarios', 'servicios', 'mesas'].map((pestana) =>
    at(`entity, ${pestana}`, `/app/admin/entities/1?pestana=${pestana}`, async (page) => {
      await heading(page, /^Ministerio/);
      await showsNothingPending(page);
    }),
  ),
  at('entity that does not exist', '/app/admin/entities/999999', (page) =>
    heading(page, 'Entidad no encontrada'),
  ),
  at('catalogues', '/app/admin/catalogs', (page) =>
    expect(page.getByRole('table', { name: 'Sectores' })).toBeVisible(),
  ),
  at('import of a catalogue', '/app/admin/catalogs?catalogo=municipios&importar=1', async (page) => {
    await page
      .getByLabel('Archivo CSV')
      .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('codigo,nombre\nx,y\n') });
    await page.getByRole('button', { name: 'Revisar archivo' }).click();
    await expect(page.getByRole('table', { name: 'Revisión del archivo' })).toBeVisible();
  }),
];
