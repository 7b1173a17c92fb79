export type { HomePanel } from '../home-slots.ts';
export { FuncionalidadIcon } from './funcionalidad-icon.tsx';
export { useBloque } from './use-bloque.ts';
export { useNombreEnMenu } from './use-nombre-en-menu.ts';
export { UsuarioEnSesionProvider, useUsuarioEnSesion } from './usuario-en-sesion.tsx';
