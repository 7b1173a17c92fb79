import { createServer as createSocketServer } from 'node:net';
import { createSecrets, createServer } from '@marco/server-kit';
import type { DatabaseHandle } from '@marco/server-kit/database';
import { openEmptyDatabase } from '@marco/test-kit/empty-database';
import { hashPassword } from '../accounts/password-hash.ts';
import { type SeedAccount, seedAccounts } from '../accounts/seed-accounts.ts';
import { writePassword } from '../accounts/write-password.ts';
import { createAuthenticator } from '../create-authenticator.ts';
import type { AuthenticatorOptions, IdentityOwner, SecurityEvent } from '../options.ts';
import { prepareTables } from '../prepare-tables.ts';
import type { AuthenticatorTables } from '../tables.ts';
import type { TestBrowser, Visit } from './test-browser.ts';

export const PASSWORD = 'Clave2026*';
/** Cheap, because nobody's password is kept here: what the recommended cost would change is its own test. */
export const PASSWORD_COST = { N: 2 ** 10, r: 8, p: 1 };
export const CLIENT_ID = 'marco-interoperabilidad';
const SCOPE = 'openid profile email offline_access ccd_api';

export const documentAccount: SeedAccount = {
  subject: 'd3300000-0000-4000-8000-000000000001',
  identificationType: 'CC',
  identificationNumber: '1020304050',
  firstName: 'Ana',
  secondName: 'Lucía',
  firstSurname: 'Ñáñez',
  secondSurname: 'Gómez',
  email: 'ana@ejemplo.gov.co',
  phone: '3001112233',
  address: 'Calle 1 # 2-3',
  accessType: 'documento',
  password: PASSWORD,
};

export const emailAccount: SeedAccount = {
  ...documentAccount,
  subject: 'd3300000-0000-4000-8000-000000000002',
  identificationNumber: '1020304051',
  firstName: 'Luis',
  email: 'luis@ejemplo.gov.co',
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

/** Of every test authenticator: those on one database read what the others wrote. */
export const testSecrets = createSecrets(Buffer.alloc(32, 'prueba'));

/** A migrated database with the two accounts above, on the engine of the run. */
export async function openTestDatabase(): Promise<DatabaseHandle<AuthenticatorTables>> {
  const database = await openEmptyDatabase<AuthenticatorTables>();
  await prepareTables(database);
  await seedAccounts(database.kysely, [documentAccount, emailAccount], PASSWORD_COST);
  return database;
}

async function findFreePort(): Promise<number> {
  const probe = createSocketServer();
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
  const app = await createServer({
    logLevel: 'silent',
    ratePerMinute: 1000,
    proxies: 0,
    security: { https: false, externalIssuerOrigin: null, externalApiOrigin: null, styleHashes: [] },
    api: { title: 'Prueba', version: '1', contexts: {} },
  });
  const authenticator = createAuthenticator({
    kysely: database.kysely,
    secrets: testSecrets,
    publicUrl: home,
    demoIdentities: null,
    passwordCost: PASSWORD_COST,
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
        client_id: CLIENT_ID,
        redirect_uri: `${home}/inicio`,
        scope: SCOPE,
        nonce: 'n-1',
        state: 's-1',
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

/** Gives the identity of the tests a new password, as the product does after its own checks. */
export async function changePassword(
  { database }: TestAuthenticator,
  { subject }: SeedAccount,
  password: string,
): Promise<boolean> {
  const hash = await hashPassword(password, PASSWORD_COST);
  return database.kysely.transaction().execute((transaction) => writePassword(transaction, subject, hash));
}

/** Parameters of an answer, wherever the flow puts them. */
export function readAnswer(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash ? url.hash.slice(1) : url.search));
}
