import { createServer } from 'node:net';
import { createServer as createHost } from '@marco/server-kit';
import { type DatabaseHandle, openPglite } from '@marco/server-kit/database';
import { type SeedAccount, seedAccounts } from '../accounts/seed-accounts.ts';
import { createAuthenticator } from '../create-authenticator.ts';
import type { AuthenticatorOptions, IdentityOwner, SecurityEvent } from '../options.ts';
import { prepareTables } from '../prepare-tables.ts';
import type { AuthenticatorTables } from '../tables.ts';
import type { TestBrowser, Visit } from './test-browser.ts';

export const PASSWORD = 'Clave2026*';
export const CLIENT_ID = 'marco-interoperabilidad';
const SCOPE = 'openid profile email offline_access ccd_api';

export const documentAccount: SeedAccount = {
  subject: 'd3300000-0000-4000-8000-000000000001',
  ...{ identificationType: 'CC', identificationNumber: '1020304050' },
  ...{ firstName: 'Ana', secondName: 'Lucía', firstSurname: 'Ñáñez', secondSurname: 'Gómez' },
  ...{ email: 'ana@ejemplo.gov.co', phone: '3001112233', address: 'Calle 1 # 2-3', accessType: 'documento' },
  password: PASSWORD,
};

export const emailAccount: SeedAccount = {
  ...documentAccount,
  subject: 'd3300000-0000-4000-8000-000000000002',
  ...{ identificationNumber: '1020304051', firstName: 'Luis', email: 'luis@ejemplo.gov.co' },
  accessType: 'correo',
};

export interface TestAuthenticator {
  readonly home: string;
  readonly issuer: string;
  readonly events: SecurityEvent[];
  readonly told: IdentityOwner[];
  readonly database: DatabaseHandle<AuthenticatorTables>;
  authorizeUrl(parameters: Record<string, string>): string;
  close(): Promise<void>;
}

/** A migrated database with the two accounts above. */
export async function openTestDatabase(): Promise<DatabaseHandle<AuthenticatorTables>> {
  const database = openPglite<AuthenticatorTables>({});
  await prepareTables(database);
  await seedAccounts(database.kysely, [documentAccount, emailAccount]);
  return database;
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return typeof address === 'object' && address ? address.port : 0;
}

export interface TestAuthenticatorOptions extends Partial<AuthenticatorOptions> {
  readonly port?: number;
  /** A database of the caller, which closes it too; without it the authenticator has its own. */
  readonly database?: DatabaseHandle<AuthenticatorTables>;
}

/** The authenticator on a host like the product's, listening on this machine. */
export async function startTestAuthenticator({
  database: given,
  ...options
}: TestAuthenticatorOptions = {}): Promise<TestAuthenticator> {
  const database = given ?? (await openTestDatabase());
  const port = options.port ?? (await findFreePort());
  const home = `http://127.0.0.1:${port}`;
  const events: SecurityEvent[] = [];
  const told: IdentityOwner[] = [];
  const app = await createHost({
    logLevel: 'silent',
    ratePerMinute: 1000,
    proxies: 0,
    security: { https: false, externalIssuerOrigin: null, externalApiOrigin: null, styleHashes: [] },
    api: { title: 'Prueba', version: '1', contexts: {} },
  });
  const authenticator = createAuthenticator({
    kysely: database.kysely,
    publicUrl: home,
    demoIdentities: null,
    productTitle: () => 'Marco de Interoperabilidad para Gobierno Digital',
    logger: app.log,
    onSecurityEvent: (event) => void events.push(event),
    tellOwner: (owner) => void told.push(owner),
    ...options,
  });
  await app.register(authenticator.plugin);
  await app.listen({ port, host: '127.0.0.1' });
  return {
    home,
    issuer: authenticator.issuer,
    events,
    told,
    database,
    authorizeUrl: (parameters) => {
      const query = new URLSearchParams({
        ...{ client_id: CLIENT_ID, redirect_uri: `${home}/inicio`, scope: SCOPE, nonce: 'n-1', state: 's-1' },
        response_type: 'id_token',
        ...parameters,
      });
      return `${authenticator.issuer}/connect/authorize?${query}`;
    },
    close: async () => {
      await app.close();
      if (!given) await database.close();
    },
  };
}

/** Fills in the sign-in page an authorization request led to. */
export function signIn(
  browser: TestBrowser,
  { url }: Visit,
  { identificationNumber }: SeedAccount,
  password = PASSWORD,
): Promise<Visit> {
  return browser.submit(url, { tipo: 'CC', numero: identificationNumber, contrasena: password });
}

/** Asks for a token and signs in; answers the address the product was called back at. */
export async function completeSignIn(
  authenticator: TestAuthenticator,
  browser: TestBrowser,
  account: SeedAccount = documentAccount,
  parameters: Record<string, string> = {},
): Promise<URL> {
  const page = await browser.open(authenticator.authorizeUrl(parameters));
  const visit = await signIn(browser, page, account);
  return new URL(visit.url);
}

/** Parameters of an answer, wherever the flow puts them. */
export function readAnswer(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash ? url.hash.slice(1) : url.search));
}
