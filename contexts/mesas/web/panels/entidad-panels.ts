import type { EntidadPanel } from '@marco/entidades/widgets';
import { MesasDeEntidad } from '../widgets/mesas-de-entidad.tsx';

/** Mesas of an entity, in its detail. */
export const entidadPanels: readonly EntidadPanel[] = [
  { id: 'mesas', label: 'Mesas', order: 30, Panel: MesasDeEntidad },
];
