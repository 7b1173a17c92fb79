import { acciones } from './acciones.ts';
import { datosPropios } from './datos-propios.queries.ts';
import { deleteDatosDeUsuario } from './delete-datos-de-usuario.ts';
import { accionesDeElementos } from './elementos/acciones-de-inicio.ts';
import { actividadesDeElementos } from './elementos/actividades-elementos.ts';
import { createElementosJobs } from './elementos/caducidad/caducidad-jobs.ts';
import { canReadArchivoDeElemento } from './elementos/can-read-archivo.ts';
import { objetosElementos } from './elementos/find-objeto.queries.ts';
import { fuenteElementos } from './elementos/fuente-elementos.ts';
import { parejasJobs } from './elementos/parejas-jobs.ts';
import { tablaElementos } from './elementos/tabla-elementos.ts';
import { createElementosDeDatoModule } from './elementos-de-dato.routes.ts';
import { nombres } from './nombres.queries.ts';
import { novedadesElementos } from './novedades.ts';

/** What this context gives the process. */
export const elementosDeDatoManifest = {
  context: 'elementos-de-dato',
  titulo: 'Elementos de dato',
  create: createElementosDeDatoModule,
  tablas: () => [tablaElementos],
  lectoresDeArchivos: [canReadArchivoDeElemento],
  accionesDeInicio: accionesDeElementos,
  actividades: actividadesDeElementos,
  jobs: () => [...createElementosJobs(), ...parejasJobs],
  objetosIdentificados: objetosElementos,
  fuentesDeBusqueda: [fuenteElementos],
  alSuprimir: [deleteDatosDeUsuario],
  acciones,
  datosPropios,
  nombres,
  novedades: novedadesElementos,
};
