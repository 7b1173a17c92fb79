/** First port of the servers; another lets two checkouts run their journeys side by side. */
const firstPort = Number(process.env['JOURNEYS_PORT'] ?? 8471);

/** Between the ports of one worker and those of the next. */
const WORKER_DISTANCE = 10;

/** How many journeys run at a time. */
export const WORKERS = 3;

function portsOf(worker: number) {
  const first = firstPort + worker * WORKER_DISTANCE;
  return {
    /** The product with its embedded authenticator, implicit flow. */
    product: first,
    /** The product with the default start delay, and with a mail server. */
    defaultDelay: first + 1,
    /** An authenticator in a process of its own, on another origin. */
    issuer: first + 2,
    /** The product trusting that authenticator, implicit and code flow. */
    externalImplicit: first + 3,
    externalCode: first + 4,
    /** The product that asks people of the ministry for a second factor. */
    secondFactor: first + 5,
    /** The product with reCAPTCHA on, and the service it asks, which the same process runs. */
    recaptcha: first + 6,
    recaptchaService: first + 7,
  } as const;
}

export type ServerName = keyof ReturnType<typeof portsOf>;
type Addresses = Readonly<Record<ServerName, string>>;

function addressesOf(worker: number): Addresses {
  const entries = Object.entries(portsOf(worker)).map(([name, port]) => [name, `http://localhost:${port}`]);
  return Object.fromEntries(entries) as Addresses;
}

/**
 * The worker this process is or serves. Each has servers and databases of its own: a journey that changes a
 * password, a role or a parameter changes it for no journey of the other worker.
 */
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** Where the servers of this worker listen; all on this machine. */
export const ports = portsOf(worker);
export const addresses = addressesOf(worker);

/** How far from its own port a server answers questions about its database. */
const DATABASE_PORT_DISTANCE = 100;

/** Port where the database of a server can be asked (see `database-port.ts`). */
export function databasePort(name: ServerName): number {
  return ports[name] + DATABASE_PORT_DISTANCE;
}

/** The client of the products at the authenticator of its own. */
export const EXTERNAL_CLIENT = 'marco-externo';
