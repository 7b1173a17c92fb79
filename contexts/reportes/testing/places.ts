import { type Places, screenAt } from '@marco/test-kit/declarations';

/** Reports, as those who read them look at them. */
export const places: Places = {
  visitor: [
    screenAt('general data', '/datos-generales', 'El marco hoy'),
    screenAt('general data with the map of entidades', '/datos-generales?mapa=entidades', 'El marco hoy'),
  ],
  leader: [screenAt('general data with the own entidad', '/datos-generales', 'El marco hoy')],
  administrator: [
    screenAt('reports', '/app/reportes', 'Reportes'),
    screenAt('an indicator', '/app/indicadores/IND-04', /\S/),
    screenAt('records behind a figure', '/app/indicadores/IND-02/filas?corte=hoy', /\S/),
  ],
};
