import type { LandingSlot } from '@marco/acceso/widgets';
import { AvanceServicios } from '../widgets/avance-servicios.tsx';
import { ServiciosPorEstado } from '../widgets/servicios-por-estado.tsx';

/** The services in the landing: how many stand at each level, and how far they have come. */
export const landingSlot: LandingSlot = {
  panels: [
    { place: 'cards', order: 20, Panel: ServiciosPorEstado },
    { place: 'progress', order: 10, Panel: AvanceServicios },
  ],
};
