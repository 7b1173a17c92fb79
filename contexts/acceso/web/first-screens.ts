import type { FirstScreen } from '@marco/contract-kit/first-screen';
import { accesoPaths } from '../contract/acceso.paths.ts';

/** What the document of an address of this context names, so that the browser fetches it beside the code of every page. */
export const accesoFirstScreens: readonly FirstScreen[] = [
  { path: accesoPaths.landing, modules: ['contexts/acceso/web/screens/landing-screen.tsx'] },
  {
    path: accesoPaths.register,
    modules: ['contexts/acceso/web/screens/register-screen.tsx'],
    shared: ['dialogs'],
  },
];
