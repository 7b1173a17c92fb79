import type { FirstScreen } from '@marco/contract-kit/first-screen';
import { directorioPaths } from '../contract/directorio.paths.ts';

/** What the document of an address of this context names, so that the browser fetches it beside the code of every page. */
export const directorioFirstScreens: readonly FirstScreen[] = [
  // Its routes travel with what its pages share; so does what later contexts show in the page of a servicio with that page.
  { path: directorioPaths.home, below: true, shared: ['directorio'] },
  { path: directorioPaths.home, shared: ['busqueda-directorio'] },
  { path: directorioPaths.ficha, below: true, shared: ['ficha'] },
];
