import { acciones } from './acciones.ts';
import { canReadArchivoDeCapa } from './can-read-archivo.ts';
import { createCapasDeUsoModule } from './capas-de-uso.routes.ts';
import { datosPropios } from './datos-propios.queries.ts';
import { objetosCapas } from './find-objeto.queries.ts';
import { fuenteCapas } from './fuente-capas.ts';
import { nombres } from './nombres.queries.ts';
import { tablaCapas } from './tabla-capas.ts';

/** What this context gives the process. */
export const capasDeUsoManifest = {
  context: 'capas-de-uso',
  titulo: 'Capas de uso',
  create: createCapasDeUsoModule,
  tablas: () => [tablaCapas],
  lectoresDeArchivos: [canReadArchivoDeCapa],
  objetosIdentificados: objetosCapas,
  fuentesDeBusqueda: [fuenteCapas],
  acciones,
  datosPropios,
  nombres,
};
