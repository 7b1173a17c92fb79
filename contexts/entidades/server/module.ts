import { acciones } from './acciones.ts';
import { catalogoEntidades } from './entidades/catalogo-entidades.ts';
import { createEntidadesModule } from './entidades.routes.ts';
import { eventosEntidades } from './eventos.ts';

/** What this context gives the process. */
export const entidadesManifest = {
  context: 'entidades',
  titulo: 'Entidades',
  create: createEntidadesModule,
  catalogos: () => [catalogoEntidades],
  acciones,
  eventos: eventosEntidades,
};
