import { mesasPaths } from '../contract/mesas.paths.ts';
import { MesasStorageKeeper } from './busqueda/mesas-storage.tsx';

/** What this context gives everybody: its pages, which come with their first address. */
export const mesasPublicModule = {
  lazyRoutes: {
    prefixes: [mesasPaths.root],
    load: async () => (await import('./mesas.routes.ts')).mesasRoutes,
  },
  keepers: [{ id: 'mesas-storage', Keeper: MesasStorageKeeper }],
  menu: [{ to: mesasPaths.root, label: 'Mesas de interoperabilidad' }],
  panels: { landing: async () => [(await import('./panels/landing-slot.ts')).landingSlot] },
};
