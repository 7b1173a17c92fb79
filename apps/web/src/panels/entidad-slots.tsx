import type { EntidadSlots } from '@marco/entidades/web';
import { MesasDeEntidad } from '@marco/mesas/widgets';
import { ServiciosDeEntidad } from '@marco/servicios/widgets';
import { UsuariosDeEntidad } from '@marco/usuarios/widgets';

/** What the contexts after entidades show in the detail of an entity. */
export const entidadSlots: EntidadSlots = {
  Usuarios: UsuariosDeEntidad,
  Servicios: ServiciosDeEntidad,
  Mesas: MesasDeEntidad,
};
