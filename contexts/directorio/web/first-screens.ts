import type { FirstScreen } from '@marco/contract-kit/first-screen';
import { directorioPaths } from '../contract/directorio.paths.ts';

/** What the document of an address of this context names, so that the browser fetches it beside the code of every page. */
export const directorioFirstScreens: readonly FirstScreen[] = [
  { path: directorioPaths.home, below: true, modules: ['contexts/directorio/web/directorio.routes.ts'] },
  { path: directorioPaths.home, modules: ['contexts/directorio/web/screens/directorio-screen.tsx'] },
  { path: directorioPaths.ficha, below: true, modules: ['contexts/directorio/web/screens/ficha-screen.tsx'] },
];
