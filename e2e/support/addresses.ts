/** First port of the servers; another lets two checkouts run their journeys side by side. */
const firstPort = Number(process.env['JOURNEYS_PORT'] ?? 8471);

/** Where the servers of the journeys listen; all on this machine. */
export const ports = {
  /** The product with its embedded authenticator, implicit flow. */
  product: firstPort,
  /** The product with the default start delay. */
  defaultDelay: firstPort + 1,
  /** An authenticator in a process of its own, on another origin. */
  issuer: firstPort + 2,
  /** The product trusting that authenticator, implicit and code flow. */
  externalImplicit: firstPort + 3,
  externalCode: firstPort + 4,
} as const;

export type ServerName = keyof typeof ports;

export const addresses = Object.fromEntries(
  Object.entries(ports).map(([name, port]) => [name, `http://localhost:${port}`]),
) as Readonly<Record<ServerName, string>>;

/** How far from its own port a server answers questions about its database. */
const DATABASE_PORT_DISTANCE = 100;

/** Port where the database of a server can be asked (see `database-port.ts`). */
export function databasePort(name: ServerName): number {
  return ports[name] + DATABASE_PORT_DISTANCE;
}

/** The client of the products at the authenticator of its own. */
export const EXTERNAL_CLIENT = 'marco-externo';
