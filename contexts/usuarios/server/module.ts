import { acciones } from './acciones.ts';
import { eventosUsuarios } from './eventos.ts';
import { catalogoUsuarios } from './usuarios/catalogo-usuarios.ts';
import { usuariosPorAprobar } from './usuarios/usuarios-por-aprobar.ts';
import { createUsuariosModule } from './usuarios.routes.ts';

/** What this context gives the process. */
export const usuariosManifest = {
  context: 'usuarios',
  titulo: 'Usuarios',
  create: createUsuariosModule,
  catalogos: () => [catalogoUsuarios],
  actividades: [usuariosPorAprobar],
  acciones,
  eventos: eventosUsuarios,
  tiposObjeto: { membresia: 'Membresía' },
};
