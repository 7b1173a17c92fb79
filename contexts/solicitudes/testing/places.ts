import { dialogOf, type Places, type ScriptedPlace, screenAt, screenOf } from '@marco/test-kit/declarations';

const CONSULTA = '/app/level/process-levelconsult';
const NIVELES = '/app/level/process-levelservices';
const NUEVA = 'Nueva solicitud de servicio, Nivel 1';

/** The interoperability leader who asks for level 1. */
const LIDER = `membresias m join usuarios u on u.id = m.usuario_id where u.numero_identificacion = '1000000003'`;

const step = (paso: string) =>
  screenAt(`new request, ${paso}`, `${NIVELES}/nivel-uno/new?paso=${paso}`, NUEVA);

/** The first request in a state. */
const inState = (estado: string) => `select min(s.id) as id from solicitudes s
  join estados_solicitud e on e.id = s.estado_id where e.codigo = '${estado}'`;

const ofLider = (estado: string) =>
  `${inState(estado)} and s.entidad_id in (select m.entidad_id from ${LIDER})`;

const ofMinisterio = (estado: string, suffix = '') =>
  screenOf(`request, ${estado}${suffix}`, `${CONSULTA}/{id}${suffix}`, inState(estado));

const ofEntidad = (estado: string) => screenOf(`request, ${estado}`, `${CONSULTA}/{id}`, ofLider(estado));

/** The list of a state, with its first request chosen and a dialog of several open. */
const bulkOf = (name: string, estado: string, button: string, seen: RegExp): ScriptedPlace => ({
  name,
  reach: async ({ page, expect, open, settle }) => {
    await open(`${CONSULTA}?estado=${estado}`);
    await settle(/\S/);
    await page
      .getByRole('table', { name: 'Solicitudes encontradas' })
      .getByRole('checkbox', { name: /^Seleccionar (?!todas)/ })
      .first()
      .check();
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog').getByText(seen)).toBeVisible();
  },
});

/** Requests as the ministry reads them, and as an entity makes them. */
export const places: Places = {
  administrator: [
    screenAt(
      'levels, which the ministry does not ask for',
      '/app/level/process-levelservices/home',
      'Servicios por niveles',
    ),
    screenAt('requests', CONSULTA, 'Solicitudes'),
    screenAt('no requests', `${CONSULTA}?texto=inexistente`, 'Solicitudes'),
    dialogOf(ofMinisterio('radicada'), /^Asignar consultor/),
    bulkOf('bulk assignment', 'radicada', 'Asignar a…', /^Luisa Peña/),
    bulkOf('proposed distribution', 'radicada', 'Repartir por carga', /quedan con consultor\.$/),
    bulkOf('bulk certification', 'concepto-favorable', 'Certificar seleccionadas', /se certificarán\.$/),
    ofMinisterio('en-conceptualizacion'),
    ofMinisterio('certificada', '?pestana=servicio'),
    ofMinisterio('certificada', '?pestana=documentos'),
  ],
  leader: [
    screenAt('services by level', `${NIVELES}/home`, 'Servicios por niveles'),
    screenAt('no services by level', `${NIVELES}/home?texto=inexistente`, 'Servicios por niveles'),
    step('servicio'),
    step('elementos'),
    dialogOf(step('elementos'), /^Agregar campo/),
    step('documentos'),
    step('revision'),
    {
      ...screenAt('draft of a request, elementos', `${NIVELES}/nivel-uno/{id}?paso=elementos`, NUEVA),
      record: ofLider('borrador'),
    },
    screenAt('new request of level 2', `${NIVELES}/nivel-dos/new`, 'Nueva solicitud de servicio, Nivel 2'),
    screenAt('new request of level 3', `${NIVELES}/nivel-tres/new`, 'Nueva solicitud de servicio, Nivel 3'),
    screenAt('new request of the end of a version', `${NIVELES}/retiro/new`, 'Nueva solicitud de retiro'),
    ofEntidad('pendiente-entidad'),
    ofEntidad('devuelta'),
  ],
};
