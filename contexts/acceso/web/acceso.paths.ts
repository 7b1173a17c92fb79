/** Addresses of this context; imports nothing. */
export const accesoPaths = {
  landing: '/',
  returnFromAuthenticator: '/inicio',
  register: '/register',
  resetInit: '/reset-init',
  resetEnd: '/reset-end',
  userEntities: '/user-entities',
  app: '/app',
  home: '/app/home',
  sessions: '/app/sessions',
} as const;
