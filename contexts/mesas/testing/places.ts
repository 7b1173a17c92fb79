import {
  dialogOf,
  failingAt,
  type Places,
  type ScriptedPlace,
  screenAt,
  titleAt,
} from '@marco/test-kit/declarations';

const HOME = '/mesas-interoperabilidad/home';
const EDIT = '/app/mesas-interoperabilidad/edit/1';
const BOARD = '/app/mesas-interoperabilidad/compromisos';
const COMMITMENTS = screenAt('commitments as a table', `${BOARD}/tabla`, 'Compromisos');
const NOTHING_FOUND = 'No hay resultados coincidentes';

/** Mesas and meetings, which are read with and without a session. */
const PUBLIC = [
  titleAt('mesas home', HOME, 'Mesas de Interoperabilidad'),
  {
    name: 'results',
    path: `${HOME}?nombre=pasaporte&consultar=1`,
    shows: [{ role: 'table', name: 'Mesas de interoperabilidad encontradas' }],
  },
  {
    name: 'no results',
    path: `${HOME}?nombre=inexistente&consultar=1`,
    shows: [{ text: NOTHING_FOUND }],
  },
  {
    name: 'deep search',
    path: `${HOME}?modo=contenido&texto=acta&estado=activa`,
    shows: [{ role: 'button', name: 'Página 1, actual' }],
  },
  {
    name: 'deep search without results',
    path: `${HOME}?modo=contenido&texto=inexistente`,
    shows: [{ text: NOTHING_FOUND }],
  },
  ...[1, 2, 3, 4].map((tab) =>
    screenAt(`mesa, tab ${tab}`, `/mesas-interoperabilidad/consult/1?pestana=${tab}`, /Pasaportes$/),
  ),
  {
    name: 'meeting',
    path: '/mesas-interoperabilidad/viewmeeting/1/1?urlOri=consultar',
    shows: [{ role: 'button', name: /^Descargar/, isFirst: true }],
  },
] as const;

/** Mesas of the demo data whose tab, by its number, has no row. */
const EMPTY_TABS = [
  [2, 'Deporte y juegos nacionales'],
  [3, 'Archivo de exequátur y sentencias extranjeras'],
  [4, 'Archivo de exequátur y sentencias extranjeras'],
] as const;

const emptyTabs: readonly ScriptedPlace[] = EMPTY_TABS.map(([tab, mesa]) => ({
  name: `mesa without rows, tab ${tab}`,
  reach: async ({ page, expect, open }) => {
    await open(`${HOME}?nombre=${encodeURIComponent(mesa)}&consultar=1`);
    await page.getByRole('link', { name: `VER MESA ${mesa}` }).click();
    await page
      .getByRole('tab')
      .nth(tab - 1)
      .click();
    await expect(page.getByText(/^(No tiene ningun|Aún no hay)/).first()).toBeVisible();
  },
}));

/** Mesas as everybody reads them, and as the ministry works on them. */
export const places: Places = {
  visitor: [
    ...PUBLIC,
    titleAt('mesa that does not exist', '/mesas-interoperabilidad/consult/999999', 'Mesa no encontrada'),
    failingAt('failed search', `${HOME}?consultar=1`, '**/mesaInteroperabilidad/listar'),
    failingAt('failed list of the form', HOME, '**/usuarios/mintic'),
    failingAt('failed tab', '/mesas-interoperabilidad/consult/1', '**/listarReunionMesa'),
    ...emptyTabs,
  ],
  staff: PUBLIC,
  administrator: [
    screenAt('new mesa', '/app/mesas-interoperabilidad/create', 'Crear mesa'),
    screenAt('workspace of a mesa', EDIT, /Pasaportes$/),
    screenAt('data of a mesa', `${EDIT}?pestana=informacion`, /Pasaportes$/),
    {
      name: 'new entity of a mesa',
      path: EDIT,
      presses: [{ role: 'button', name: 'Agregar entidad' }],
      shows: [{ field: /^Entidad participante/ }],
      isLoaded: true,
    },
    screenAt('commitments of a mesa', `${EDIT}?pestana=compromisos`, /Pasaportes$/),
    {
      name: 'board of commitments',
      path: BOARD,
      shows: [{ role: 'button', name: /^Acciones de/, isFirst: true }],
    },
    {
      name: 'calendar of commitments',
      path: `${BOARD}?modo=calendario`,
      shows: [{ role: 'button', name: 'Mes siguiente' }],
    },
    COMMITMENTS,
    dialogOf(COMMITMENTS, /^Ver /),
    {
      name: 'new commitment',
      path: `${EDIT}?pestana=compromisos`,
      presses: [{ role: 'button', name: 'Agregar compromiso' }],
      shows: [{ field: /^Entidad responsable/ }],
      isLoaded: true,
    },
    screenAt('meetings of a mesa', `${EDIT}?pestana=reuniones`, /Pasaportes$/),
    screenAt('new meeting', `${EDIT}/meeting`, 'Programar reunión'),
    screenAt('minutes of a meeting', '/app/mesas-interoperabilidad/meeting/1', /\S/),
    screenAt('what is programmed', '/app/mesas-interoperabilidad/meeting/1?seccion=programacion', /\S/),
    screenAt('historial of a mesa', `${EDIT}?pestana=historial`, /Pasaportes$/),
  ],
};
