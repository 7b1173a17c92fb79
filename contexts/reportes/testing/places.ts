import { dialogOf, failingAt, type Places, screenAt, titleAt } from '@marco/test-kit/declarations';

/** Reports, as those who read them look at them. */
const INDICADOR = screenAt('an indicator', '/app/indicadores/IND-04', /\S/);

const EXPLORADO = screenAt(
  'what is explored',
  '/app/explorador?conjunto=solicitudes&medidas=solicitudes&dimensiones=estado',
  'Explorador',
);

export const places: Places = {
  visitor: [
    screenAt('general data', '/datos-generales', 'El marco hoy'),
    screenAt('general data with the map of entidades', '/datos-generales?mapa=entidades', 'El marco hoy'),
    titleAt(
      'end of a subscription to an indicator',
      `/suscripciones-reportes/retirar?codigo=${'A'.repeat(43)}`,
      'Dejar de recibir un indicador',
    ),
  ],
  leader: [screenAt('general data with the own entidad', '/datos-generales', 'El marco hoy')],
  administrator: [
    screenAt('reports', '/app/reportes', 'Reportes'),
    screenAt('a report of requests', '/app/reportes/solicitudServicioByFilter', 'Solicitudes de servicio'),
    screenAt('a report of indicators', '/app/reportes/indicadoresByFilter', 'Indicadores'),
    failingAt('a report that cannot be read', '/app/reportes/validador', '**/api/reportes/validador'),
    screenAt('sets to explore', '/app/explorador', 'Explorador'),
    EXPLORADO,
    screenAt('what is explored, crossed', `${EXPLORADO.path}%2Cnivel&dibujo=pivote`, 'Explorador'),
    dialogOf(EXPLORADO, /^Guardar vista$/),
    failingAt('a set that cannot be explored', EXPLORADO.path, '**/api/explorador'),
    INDICADOR,
    dialogOf(INDICADOR, /^Suscribirse$/),
    screenAt('boards', '/app/tableros', 'Tableros'),
    screenAt('the board of a rol', '/app/tableros/1', 'El marco hoy'),
    failingAt('a board that cannot be read', '/app/tableros/1', '**/api/tableros/1'),
    screenAt('records behind a figure', '/app/indicadores/IND-02/filas?corte=hoy', /\S/),
  ],
};
