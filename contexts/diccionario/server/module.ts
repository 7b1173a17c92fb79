import { acciones } from './acciones.ts';
import { createDiccionarioModule } from './diccionario.routes.ts';
import { fuenteDiccionario } from './fuente-diccionario.ts';
import { findTextoCorregido } from './search-diccionario.ts';
import { tablaDiccionario } from './tabla-diccionario.ts';

/** What this context gives the process. */
export const diccionarioManifest = {
  context: 'diccionario',
  titulo: 'Diccionario',
  create: createDiccionarioModule,
  tablas: () => [tablaDiccionario],
  fuentesDeBusqueda: [fuenteDiccionario],
  correctoresDePalabras: [findTextoCorregido],
  acciones,
};
