import { acciones } from './acciones.ts';
import { fuenteEntidades } from './busqueda/fuente-entidades.ts';
import { datosPropios } from './datos-propios.queries.ts';
import { nombres } from './nombres.queries.ts';
import { novedadesUsuarios } from './novedades.ts';
import { tablaUsuarios } from './usuarios/tabla-usuarios.ts';
import { usuariosPorAprobar } from './usuarios/usuarios-por-aprobar.ts';
import { createUsuariosModule } from './usuarios.routes.ts';

/** What this context gives the process. */
export const usuariosManifest = {
  context: 'usuarios',
  titulo: 'Usuarios',
  create: createUsuariosModule,
  tablas: () => [tablaUsuarios],
  actividades: [usuariosPorAprobar],
  fuentesDeBusqueda: [fuenteEntidades],
  acciones,
  datosPropios,
  nombres,
  novedades: novedadesUsuarios,
  tiposObjeto: { membresia: 'Membresía' },
};
