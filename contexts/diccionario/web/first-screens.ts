import type { FirstScreen } from '@marco/contract-kit/first-screen';
import { diccionarioPaths } from '../contract/diccionario.paths.ts';

/** What the document of an address of this context names, so that the browser fetches it beside the code of every page. */
export const diccionarioFirstScreens: readonly FirstScreen[] = [
  // Its routes travel with what lists of the common language share.
  { path: diccionarioPaths.home, below: true, shared: ['lenguaje'] },
  { path: diccionarioPaths.home, modules: ['contexts/diccionario/web/screens/diccionario-screen.tsx'] },
  { path: diccionarioPaths.elemento, below: true, shared: ['elemento'] },
];
