import { acciones } from './acciones.ts';
import { fuenteNodos } from './fuente-nodos.ts';
import { nombres } from './nombres.queries.ts';
import { createOidModule } from './oid.routes.ts';

/** What this context gives the process. */
export const oidManifest = {
  context: 'oid',
  titulo: 'OID',
  create: createOidModule,
  fuentesDeBusqueda: [fuenteNodos],
  acciones,
  nombres,
};
