/** Addresses in the manner of the national authenticator; clients find them by discovery. */
export const ROUTES = {
  authorization: '/connect/authorize',
  token: '/connect/token',
  userinfo: '/connect/userinfo',
  revocation: '/connect/revocation',
  end_session: '/salir',
  jwks: '/jwks',
} as const;

/** How an answer comes back: in the query or in the fragment of the client's address. */
export const RESPONSE_MODES = ['query', 'fragment'] as const;
