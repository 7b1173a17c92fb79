/** Calls that end sessions of the caller. */
export const CLOSING: ReadonlySet<string> = new Set(['logout', 'closeOtrasSesiones']);

/** Endpoints that stream for a long time and are open to anybody: they have their own test. */
export const STREAMED: Readonly<Record<string, string>> = {
  'GET /api-public/diccionario/registro.zip': 'contexts/diccionario/server/formas.api.test.ts',
};
