import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { acciones } from './acciones.ts';
import { fuenteServicios } from './busqueda/fuente-servicios.ts';
import { findTextoCorregido } from './busqueda/search-directorio.ts';
import { tablaDirectorio } from './busqueda/tabla-directorio.ts';
import { datosPropios } from './datos-propios.queries.ts';
import { createDirectorioModule } from './directorio.routes.ts';
import { novedadesDirectorio } from './novedades.ts';
import { deleteDePersona, deleteSinConfirmar } from './suscripciones/suscripciones.repository.ts';
import { createSuscripcionesJobs } from './suscripciones/suscripciones-jobs.ts';

/** What this context gives the process. */
export const directorioManifest = {
  context: 'directorio',
  titulo: 'Directorio de servicios',
  create: createDirectorioModule,
  tablas: () => [tablaDirectorio],
  jobs: createSuscripcionesJobs,
  chores: ({ database }: { readonly database: Kysely<DatabaseSchema> }) => ({
    suscripciones: () => deleteSinConfirmar(database),
  }),
  alSuprimir: [deleteDePersona],
  fuentesDeBusqueda: [fuenteServicios],
  correctoresDePalabras: [findTextoCorregido],
  acciones,
  datosPropios,
  novedades: novedadesDirectorio,
  tiposObjeto: { suscripcion: 'Suscripción' },
};
