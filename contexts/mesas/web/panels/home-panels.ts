import type { HomePanel } from '@marco/usuarios/widgets';
import { MesasResumenCard } from '../widgets/mesas-resumen-card.tsx';
import { ReunionesRecientes } from '../widgets/reuniones-recientes.tsx';

/** The mesas in the private home. */
export const homePanels: readonly HomePanel[] = [
  { place: 'side', order: 10, Panel: MesasResumenCard },
  { place: 'side', order: 20, Panel: ReunionesRecientes },
];
