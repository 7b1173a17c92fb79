import type { HomePanel } from '@marco/usuarios/widgets';
import { ServiciosPorEstado } from '../widgets/servicios-por-estado.tsx';

/** The services in the private home. */
export const homePanels: readonly HomePanel[] = [{ place: 'overview', order: 10, Panel: ServiciosPorEstado }];
