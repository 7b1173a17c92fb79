import type { FirstScreen } from '@marco/contract-kit/first-screen';
import { mesasPaths } from '../contract/mesas.paths.ts';

/** What the document of an address of this context names, so that the browser fetches it beside the code of every page. */
export const mesasFirstScreens: readonly FirstScreen[] = [
  { path: mesasPaths.root, below: true, modules: ['contexts/mesas/web/mesas.routes.ts'] },
  { path: mesasPaths.home, modules: ['contexts/mesas/web/screens/mesas-home-screen.tsx'] },
];
