import type { LandingSlot } from '@marco/acceso/widgets';
import { MesasResumenCard } from '../widgets/mesas-resumen-card.tsx';
import { ReunionesRecientes } from '../widgets/reuniones-recientes.tsx';

/** The mesas in the landing: how many there are, and the latest meetings. */
export const landingSlot: LandingSlot = {
  panels: [
    { place: 'cards', order: 10, Panel: MesasResumenCard },
    { place: 'lists', order: 10, Panel: ReunionesRecientes },
  ],
};
