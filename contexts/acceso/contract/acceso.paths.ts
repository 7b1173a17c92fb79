/** Addresses of this context; imports nothing. */
export const accesoPaths = {
  landing: '/',
  returnFromAuthenticator: '/inicio',
  register: '/register',
  resetInit: '/reset-init',
  resetEnd: '/reset-end',
  tratamiento: '/tratamiento-de-datos',
  userEntities: '/user-entities',
  secondFactor: '/segundo-factor',
  app: '/app',
  home: '/app/home',
  sessions: '/app/sessions',
  myData: '/app/my-data',
} as const;
