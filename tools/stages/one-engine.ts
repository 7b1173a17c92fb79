/** A file of API tests that runs on PostgreSQL alone. */
export interface OneEngineFile {
  readonly file: string;
  /** Why the engine cannot change its outcome. */
  readonly because: string;
  /** Tests that run on both engines and pass the same statements of SQL. */
  readonly statements: readonly string[];
}

/**
 * What no engine can change runs once, on the engine of production (ADR 0003). Every statement of SQL still runs on
 * both: each file names the tests that see to it.
 */
export const ONE_ENGINE: readonly OneEngineFile[] = [
  {
    file: 'apps/api/src/access-matrix.api.test.ts',
    because: 'A call is let through or refused by its access and its Bearer, before its own SQL.',
    statements: ['contexts/acceso/server/session.api.test.ts', 'contexts/usuarios/server/roles.api.test.ts'],
  },
  {
    file: 'apps/api/src/fuzz.api.test.ts',
    because:
      'A body no contract takes is refused before any SQL; its digests of the tables read what is stored.',
    statements: ['apps/api/src/catalogos.api.test.ts', 'apps/api/src/specified-rows.api.test.ts'],
  },
  {
    file: 'apps/api/src/server.api.test.ts',
    because: 'Headers, problem documents, logs and files are the work of the HTTP server.',
    statements: ['contexts/acceso/server/session.api.test.ts'],
  },
  {
    file: 'contexts/elementos-de-dato/server/esquemas/cierre.api.test.ts',
    because: 'It compiles and validates the schemas of the whole registry, read by one query.',
    statements: ['contexts/elementos-de-dato/server/esquemas/esquemas.api.test.ts'],
  },
  {
    file: 'contexts/elementos-de-dato/server/validador/ejemplos.api.test.ts',
    because: 'It validates every example of the registry twice, each by the statements of any validation.',
    statements: [
      'contexts/elementos-de-dato/server/validador/validador-elementos.api.test.ts',
      'contexts/elementos-de-dato/server/esquemas/esquemas.api.test.ts',
    ],
  },
  {
    file: 'contexts/elementos-de-dato/server/validador/riesgos.api.test.ts',
    because: 'Hostile messages and schemas are read by parsers; what is stored of each is one count.',
    statements: ['contexts/elementos-de-dato/server/validador/validador.api.test.ts'],
  },
];
