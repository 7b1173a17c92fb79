/** A statement as it goes over the wire. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What the benchmark tells the bare server at its start. */
export interface BareSettings {
  readonly port: number;
  readonly databaseUrl: string;
  /** As many as the product has for requests. */
  readonly connections: number;
  /** The page of the list, and how many rows the list has. */
  readonly statements: readonly [rows: Statement, count: Statement];
}

/** What the bare server says once it listens. */
export const readyMessage = 'ready';
