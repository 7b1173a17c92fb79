import { permissionAccess } from '@marco/contract-kit';
import { RECURSO_MESAS } from './terms.ts';

/** Mesas are public; inside the private area they ask for the permission of the menu entry (ROUTE-15, SHELL-08). */
export const mesasExposure = { public: true, private: permissionAccess(RECURSO_MESAS, 'consultar') } as const;
