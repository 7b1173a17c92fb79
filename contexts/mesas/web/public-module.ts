import { mesasPaths } from '../contract/mesas.paths.ts';
import { MesasStorageKeeper } from './busqueda/mesas-storage.tsx';
import { mesasRoutes } from './mesas.routes.ts';

/** What this context gives everybody; it comes with the first page. */
export const mesasPublicModule = {
  createRoutes: () => ({ inEitherShell: mesasRoutes }),
  keepers: [{ id: 'mesas-storage', Keeper: MesasStorageKeeper }],
  menu: [{ to: mesasPaths.root, label: 'Mesas de interoperabilidad' }],
  panels: { landing: async () => [(await import('./panels/landing-slot.ts')).landingSlot] },
};
