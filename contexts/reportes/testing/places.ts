import { type Places, screenAt } from '@marco/test-kit/declarations';

/** Reports, as those who read them look at them. */
export const places: Places = {
  administrator: [
    screenAt('reports', '/app/reportes', 'Reportes'),
    screenAt('an indicator', '/app/indicadores/IND-04', /\S/),
    screenAt('records behind a figure', '/app/indicadores/IND-02/filas?corte=hoy', /\S/),
  ],
};
