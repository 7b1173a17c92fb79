import { dialogOf, type Places, screenAt, titleAt } from '@marco/test-kit/declarations';

/** Reports, as those who read them look at them. */
const INDICADOR = screenAt('an indicator', '/app/indicadores/IND-04', /\S/);

export const places: Places = {
  visitor: [
    titleAt(
      'end of a subscription to an indicator',
      `/suscripciones-reportes/retirar?codigo=${'A'.repeat(43)}`,
      'Dejar de recibir un indicador',
    ),
  ],
  administrator: [
    screenAt('reports', '/app/reportes', 'Reportes'),
    INDICADOR,
    dialogOf(INDICADOR, /^Suscribirse$/),
    screenAt('records behind a figure', '/app/indicadores/IND-02/filas?corte=hoy', /\S/),
  ],
};
