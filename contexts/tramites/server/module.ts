import { acciones } from './acciones.ts';
import { datosPropios } from './datos-propios.queries.ts';
import { fuenteTramites } from './fuente-tramites.ts';
import { nombres } from './nombres.queries.ts';
import { createTramitesModule } from './tramites.routes.ts';

/** What this context gives the process. */
export const tramitesManifest = {
  context: 'tramites',
  titulo: 'Trámites y mapa de solo una vez',
  create: createTramitesModule,
  fuentesDeBusqueda: [fuenteTramites],
  acciones,
  datosPropios,
  nombres,
  tiposObjeto: {
    tramite: 'Trámite',
    requisito: 'Requisito de un trámite',
    observacion: 'Reporte de un papel',
    supuesto: 'Supuesto de ahorro',
  },
};
