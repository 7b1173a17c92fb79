export { ActividadesPendientes } from '../actividades/actividades-pendientes.tsx';
export type { HomePanel } from '../home-slots.ts';
export { FuncionalidadIcon } from './funcionalidad-icon.tsx';
export { FuncionalidadesMenu, type FuncionalidadesMenuProps } from './funcionalidades-menu.tsx';
export { useNombreEnMenu } from './use-nombre-en-menu.ts';
export { type UsuarioEnSesion, UsuarioEnSesionProvider, useUsuarioEnSesion } from './usuario-en-sesion.tsx';
export { UsuariosDeEntidad } from './usuarios-de-entidad.tsx';
