export type { HomePanel } from '../home-slots.ts';
export { useBloque } from '../inicio/use-bloque.ts';
export { FuncionalidadIcon } from './funcionalidad-icon.tsx';
export { useNombreEnMenu } from './use-nombre-en-menu.ts';
export { UsuarioEnSesionProvider } from './usuario-en-sesion.tsx';
