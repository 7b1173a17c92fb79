import { mesasPaths } from './mesas.paths.ts';
import { mesasRoutes } from './mesas.routes.ts';

/** What this context gives everybody; it comes with the first page. */
export const mesasPublicModule = {
  createRoutes: () => ({ inEitherShell: mesasRoutes }),
  menu: [{ to: mesasPaths.root, label: 'Mesas de interoperabilidad' }],
  panels: { landing: async () => [(await import('./panels/landing-slot.ts')).landingSlot] },
};
