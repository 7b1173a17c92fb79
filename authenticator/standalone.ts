import { readFileSync } from 'node:fs';
import { createSecrets, createSecretsKey, createServer, parseSecretsKey } from '@marco/server-kit';
import { openPglite, openPostgres } from '@marco/server-kit/database';
import { z } from 'zod';
import { type SeedAccount, seedAccounts } from './accounts/seed-accounts.ts';
import { createAuthenticator } from './create-authenticator.ts';
import { prepareTables } from './prepare-tables.ts';
import type { AuthenticatorTables } from './tables.ts';

/*
 * The authenticator as a process of its own, at another origin than the product: what an installation with an
 * external provider looks like. For evaluation and tests; the product itself mounts the plugin.
 */

const list = z.string().transform((text) => text.split(',').filter(Boolean));

const settingsSchema = z.object({
  PORT: z.coerce.number().int().default(8090),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  /** Empty keeps everything in memory. */
  DATABASE_URL: z.string().optional(),
  CLIENT_ID: z.string().default('marco-interoperabilidad'),
  /** Origins of the product, separated by commas. */
  CLIENT_ORIGINS: list.default(['http://localhost:8080']),
  /** Complete addresses beside `{origin}/inicio`, separated by commas. */
  REDIRECT_URIS: list.default([]),
  /** JSON file with the accounts to start with. */
  ACCOUNTS_FILE: z.string().optional(),
  /** Encrypts keys and records; with a database that stays it must stay too. */
  SECRETS_KEY: z.string().default(createSecretsKey),
  LOG_LEVEL: z.string().default('warn'),
});

const REQUESTS_PER_MINUTE = 600;
const PASSWORD = 'Demo2026*';

const DEFAULT_ACCOUNTS: readonly SeedAccount[] = [
  {
    subject: 'd3300000-0000-4000-8000-001000000101',
    identificationType: 'CC',
    identificationNumber: '1000000101',
    firstName: 'Elena',
    firstSurname: 'Duarte',
    secondSurname: 'Prieto',
    email: 'elena.duarte@ejemplo.gov.co',
    phone: '3000000101',
    accessType: 'documento',
    password: PASSWORD,
  },
  {
    subject: 'd3300000-0000-4000-8000-001000000102',
    identificationType: 'CC',
    identificationNumber: '1000000102',
    firstName: 'Mateo',
    secondName: 'Iván',
    firstSurname: 'Cárdenas',
    email: 'mateo.cardenas@ejemplo.gov.co',
    phone: '3000000102',
    accessType: 'correo',
    password: PASSWORD,
  },
];

const settings = settingsSchema.parse(process.env);
const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
const origins = settings.CLIENT_ORIGINS;
const accounts = settings.ACCOUNTS_FILE
  ? (JSON.parse(readFileSync(settings.ACCOUNTS_FILE, 'utf8')) as SeedAccount[])
  : DEFAULT_ACCOUNTS;

const secretsKey = parseSecretsKey(settings.SECRETS_KEY);
if (!secretsKey) throw new Error('SECRETS_KEY is not a key of 32 bytes.');

const database = settings.DATABASE_URL
  ? openPostgres<AuthenticatorTables>({ url: settings.DATABASE_URL })
  : openPglite<AuthenticatorTables>({});
await prepareTables(database);
await seedAccounts(database.kysely, accounts);

const app = await createServer({
  logLevel: settings.LOG_LEVEL,
  ratePerMinute: REQUESTS_PER_MINUTE,
  proxies: 0,
  security: {
    https: publicUrl.startsWith('https:'),
    externalIssuerOrigin: null,
    externalApiOrigin: null,
    styleHashes: [],
  },
  api: { title: 'Autenticador', version: '1', contexts: {} },
});
const authenticator = createAuthenticator({
  kysely: database.kysely,
  secrets: createSecrets(secretsKey),
  publicUrl,
  client: {
    id: settings.CLIENT_ID,
    redirectUris: [...origins.map((origin) => `${origin}/inicio`), ...settings.REDIRECT_URIS],
    postLogoutRedirectUris: origins.flatMap((origin) => [`${origin}/`, origin]),
  },
  homeUrl: `${origins[0] ?? publicUrl}/`,
  demoIdentities: accounts.map(({ identificationNumber, accessType, password }) => ({
    identificationNumber,
    description: accessType === 'documento' ? 'Documento identidad' : 'Correo electrónico',
    password,
  })),
  productTitle: () => 'Marco de Interoperabilidad para Gobierno Digital',
  logger: app.log,
});
await app.register(authenticator.plugin);
app.addHook('onClose', () => database.close());
await app.listen({ port: settings.PORT, host: settings.HOST });
process.stdout.write(`${authenticator.issuer}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
