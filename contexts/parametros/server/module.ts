import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { acciones } from './acciones.ts';
import { clearOldMensajes } from './correos/clear-old-mensajes.ts';
import { datosPropios } from './datos-propios.queries.ts';
import { nombres } from './nombres.queries.ts';
import { novedadesParametros } from './novedades.ts';
import { createParametrosModule } from './parametros.routes.ts';
import { createParametrosJobs } from './resumen/resumen-jobs.ts';

/** What this context gives the process. */
export const parametrosManifest = {
  context: 'parametros',
  titulo: 'Parámetros',
  create: createParametrosModule,
  jobs: createParametrosJobs,
  chores: ({ database }: { readonly database: Kysely<DatabaseSchema> }) => ({
    retencion: () => clearOldMensajes(database),
  }),
  acciones,
  datosPropios,
  nombres,
  novedades: novedadesParametros,
  tiposObjeto: { parametro: 'Parámetro' },
};
