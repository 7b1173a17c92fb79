import type { EntidadPanel } from '@marco/entidades/widgets';
import { ServiciosDeEntidad } from '../widgets/servicios-de-entidad.tsx';

/** Services of an entity, in its detail. */
export const entidadPanels: readonly EntidadPanel[] = [
  { id: 'servicios', label: 'Servicios', order: 20, Panel: ServiciosDeEntidad },
];
