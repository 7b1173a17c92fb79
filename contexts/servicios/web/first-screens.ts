import { accesoPaths } from '@marco/acceso/paths';
import type { FirstScreen } from '@marco/contract-kit/first-screen';

/** What this context adds to what the document of an address names. */
export const serviciosFirstScreens: readonly FirstScreen[] = [
  { path: accesoPaths.landing, modules: ['contexts/servicios/web/panels/landing-slot.ts'] },
];
