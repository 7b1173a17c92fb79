import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { acciones } from './acciones.ts';
import { getConteos } from './conteos.ts';
import { datosPropios } from './datos-propios.queries.ts';
import { nombres } from './nombres.queries.ts';
import { createSimuladorModule } from './simulador.routes.ts';

/** What this context gives the process. */
export const simuladorManifest = {
  context: 'simulador',
  titulo: 'Simulador',
  create: createSimuladorModule,
  chores: ({ database }: { readonly database: Kysely<DatabaseSchema> }) => ({
    'conteos-del-simulador': () => getConteos(database).flush(),
  }),
  acciones,
  datosPropios,
  nombres,
  tiposObjeto: { 'version-servicio': 'Versión de un servicio' },
};
