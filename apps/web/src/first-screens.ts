import type { FirstScreen } from '@marco/contract-kit/first-screen';
import { usuariosPaths } from '@marco/usuarios/paths';

/** What the document of every private page names. */
export const appFirstScreens: readonly FirstScreen[] = [
  {
    path: usuariosPaths.app,
    below: true,
    modules: ['apps/web/src/modules/private-modules.ts'],
    // Its shell, and what looks after a session, which begins with every private page.
    shared: ['private', 'openid'],
  },
];
