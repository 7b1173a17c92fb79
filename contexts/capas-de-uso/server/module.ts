import { acciones } from './acciones.ts';
import { canReadArchivoDeCapa } from './can-read-archivo.ts';
import { createCapasDeUsoModule } from './capas-de-uso.routes.ts';
import { catalogoCapas } from './catalogo-capas.ts';
import { objetosCapas } from './find-objeto.queries.ts';

/** What this context gives the process. */
export const capasDeUsoManifest = {
  context: 'capas-de-uso',
  titulo: 'Capas de uso',
  create: createCapasDeUsoModule,
  catalogos: () => [catalogoCapas],
  lectoresDeArchivos: [canReadArchivoDeCapa],
  objetosIdentificados: objetosCapas,
  acciones,
};
