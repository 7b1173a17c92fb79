import { acciones } from './acciones.ts';
import { nombres } from './nombres.queries.ts';
import { createOidModule } from './oid.routes.ts';

/** What this context gives the process. */
export const oidManifest = {
  context: 'oid',
  titulo: 'OID',
  create: createOidModule,
  acciones,
  nombres,
};
