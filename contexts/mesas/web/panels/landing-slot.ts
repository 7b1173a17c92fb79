import type { LandingSlot } from '@marco/acceso/widgets';
import { toMesasSearch } from '../../contract/mesas.paths.ts';
import { MesasResumenCard } from '../widgets/mesas-resumen-card.tsx';
import { ReunionesRecientes } from '../widgets/reuniones-recientes.tsx';

/** The mesas in the landing: how many there are, the latest meetings, and the search of the hero. */
export const landingSlot: LandingSlot = {
  toSearch: toMesasSearch,
  panels: [
    { place: 'cards', order: 10, Panel: MesasResumenCard },
    { place: 'lists', order: 10, Panel: ReunionesRecientes },
  ],
};
