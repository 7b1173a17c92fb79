import type { HomePanel } from '@marco/usuarios/widgets';
import { ServiciosDeMiEntidad } from '../inicio/servicios-de-mi-entidad.tsx';

/** The servicios of the entidad of the person, in the private home. */
export const homePanels: readonly HomePanel[] = [{ place: 'main', order: 20, Panel: ServiciosDeMiEntidad }];
