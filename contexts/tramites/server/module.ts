import { acciones } from './acciones.ts';
import { createTramitesModule } from './tramites.routes.ts';

/** What this context gives the process. */
export const tramitesManifest = {
  context: 'tramites',
  titulo: 'Trámites y mapa de solo una vez',
  create: createTramitesModule,
  acciones,
  tiposObjeto: { tramite: 'Trámite', observacion: 'Reporte de un papel', supuesto: 'Supuesto de ahorro' },
};
