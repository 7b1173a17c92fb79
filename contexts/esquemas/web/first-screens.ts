import type { FirstScreen } from '@marco/contract-kit/first-screen';
import { validadorPaths } from '../contract/validador.paths.ts';

/** What the document of an address of this context names, so that the browser fetches it beside the code of every page. */
export const esquemasFirstScreens: readonly FirstScreen[] = [
  {
    path: validadorPaths.home,
    below: true,
    modules: ['contexts/esquemas/web/validador/validador.routes.ts'],
  },
];
