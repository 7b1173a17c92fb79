import { acciones } from './acciones.ts';
import { catalogoDiccionario } from './catalogo-diccionario.ts';
import { createDiccionarioModule } from './diccionario.routes.ts';

/** What this context gives the process. */
export const diccionarioManifest = {
  context: 'diccionario',
  titulo: 'Diccionario',
  create: createDiccionarioModule,
  catalogos: () => [catalogoDiccionario],
  acciones,
};
