import type { EntidadPanel } from '@marco/entidades/widgets';
import { UsuariosDeEntidad } from '../widgets/usuarios-de-entidad.tsx';

/** Users of an entity, in its detail. */
export const entidadPanels: readonly EntidadPanel[] = [
  { id: 'usuarios', label: 'Usuarios', order: 10, Panel: UsuariosDeEntidad },
];
