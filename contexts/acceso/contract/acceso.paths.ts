import { usuariosPaths } from '@marco/usuarios/paths';

/** Addresses of this context. */
export const accesoPaths = {
  landing: '/',
  returnFromAuthenticator: '/inicio',
  register: '/register',
  resetInit: '/reset-init',
  resetEnd: '/reset-end',
  tratamiento: '/tratamiento-de-datos',
  userEntities: '/user-entities',
  secondFactor: '/segundo-factor',
  app: usuariosPaths.app,
  profile: '/app/profile',
  sessions: '/app/sessions',
  myData: '/app/my-data',
} as const;
