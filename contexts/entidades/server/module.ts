import { acciones } from './acciones.ts';
import { datosPropios } from './datos-propios.queries.ts';
import { tablaEntidades } from './entidades/tabla-entidades.ts';
import { createEntidadesModule } from './entidades.routes.ts';
import { nombres } from './nombres.queries.ts';
import { novedadesEntidades } from './novedades.ts';

/** What this context gives the process. */
export const entidadesManifest = {
  context: 'entidades',
  titulo: 'Entidades',
  create: createEntidadesModule,
  tablas: () => [tablaEntidades],
  acciones,
  datosPropios,
  nombres,
  novedades: novedadesEntidades,
};
