import { join, resolve } from 'node:path';
import { parseSecretsKey, tellIssuesInSpanish } from '@marco/server-kit';
import { z } from 'zod';
import { LOOPBACK_HOSTS } from './loopback-hosts.ts';
import { readRecaptcha, recaptchaSchema } from './recaptcha-settings.ts';
import { SettingsError } from './settings-error.ts';

const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value);
const text = z.preprocess(emptyAsAbsent, z.string().optional());
const address = (name: string) =>
  z.preprocess(emptyAsAbsent, z.url({ error: `${name} debe ser una dirección completa` }).optional());
const wholeNumber = (name: string, fallback: number, maximum: number, minimum = 0) =>
  z.preprocess(
    emptyAsAbsent,
    z.coerce
      .number({ error: `${name} debe ser un número` })
      .int()
      .min(minimum)
      .max(maximum)
      .default(fallback),
  );
const SECRETS_KEY_FORM =
  'debe ser una llave de 32 bytes en base64 o hexadecimal; haga una con: openssl rand -base64 32';
const secretsKey = (name: string) =>
  z.string().transform((written, context) => {
    const key = parseSecretsKey(written.trim());
    if (!key) context.addIssue({ code: 'custom', message: `${name} ${SECRETS_KEY_FORM}` });
    return key ?? z.NEVER;
  });

const environmentSchema = z.object({
  NODE_ENV: text,
  PORT: wholeNumber('PORT', 8080, 65_535),
  HOST: z.preprocess(emptyAsAbsent, z.string().default('127.0.0.1')),
  PUBLIC_URL: address('PUBLIC_URL'),
  DATA_DIR: z.preprocess(emptyAsAbsent, z.string().default('./.data')),
  DATABASE_URL: text,
  DATABASE_OWNER_URL: text,
  DATABASE_POOL_SIZE: wholeNumber('DATABASE_POOL_SIZE', 10, 1000, 2),
  DATABASE_POOL_WAIT_MS: wholeNumber('DATABASE_POOL_WAIT_MS', 5000, 60_000, 100),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber('DATABASE_STATEMENT_TIMEOUT_MS', 30_000, 600_000),
  DATABASE_LOCK_TIMEOUT_MS: wholeNumber('DATABASE_LOCK_TIMEOUT_MS', 3000, 600_000),
  DATABASE_IDLE_TRANSACTION_MS: wholeNumber('DATABASE_IDLE_TRANSACTION_MS', 15_000, 600_000),
  DATABASE_WORK_TIMEOUT_MS: wholeNumber('DATABASE_WORK_TIMEOUT_MS', 600_000, 86_400_000),
  SECRETS_KEY: z.preprocess(emptyAsAbsent, secretsKey('SECRETS_KEY').optional()),
  SECRETS_KEY_OLD: z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter((part) => part.trim() !== '') : value),
    z.array(secretsKey('SECRETS_KEY_OLD')).default([]),
  ),
  AUDIT_PUBLIC_KEYS: z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value),
    z.array(z.string()).default([]),
  ),
  OIDC_ISSUER: address('OIDC_ISSUER'),
  OIDC_CLIENT_ID: z.preprocess(emptyAsAbsent, z.string().default('marco-interoperabilidad')),
  OIDC_FLOW: z.preprocess(
    emptyAsAbsent,
    z.enum(['implicit', 'code'], { error: 'OIDC_FLOW debe ser implicit o code' }).default('implicit'),
  ),
  OIDC_PASSWORD_URL: address('OIDC_PASSWORD_URL'),
  OIDC_ACR: z.preprocess(emptyAsAbsent, z.string().default('2')),
  LOGIN_ATTEMPT_DELAY_MS: wholeNumber('LOGIN_ATTEMPT_DELAY_MS', 5000, 60_000),
  API_BASE_URL: address('API_BASE_URL'),
  ...recaptchaSchema,
  STORAGE_MESAS: text,
  STORAGE_NORMATIVO_1: text,
  STORAGE_NIVEL_2: text,
  STORAGE_NORMATIVO_3: text,
  STORAGE_CAPAS: text,
  STORAGE_POLITICO_3: text,
  STORAGE_ORGANIZACIONAL_3: text,
  STORAGE_TECNICO_3: text,
  STORAGE_CERTIFICADOS: text,
  STORAGE_DATOS_ABIERTOS: text,
  STORAGE_EXPORTACIONES: text,
  S3_ENDPOINT: address('S3_ENDPOINT'),
  S3_REGION: z.preprocess(emptyAsAbsent, z.string().default('us-east-1')),
  S3_BUCKET: text,
  S3_ACCESS_KEY: text,
  S3_SECRET_KEY: text,
  CLAMD_ADDRESS: z.preprocess(
    emptyAsAbsent,
    z
      .string()
      .regex(/^[\w.-]+:\d{1,5}$/, { error: 'CLAMD_ADDRESS debe ser servidor:puerto' })
      .optional(),
  ),
  CLAMD_TIMEOUT_MS: wholeNumber('CLAMD_TIMEOUT_MS', 60_000, 600_000),
  RUES_URL: address('RUES_URL'),
  SNIES_URL: address('SNIES_URL'),
  SMTP_URL: z.preprocess(
    emptyAsAbsent,
    z
      .url({
        protocol: /^smtps?$/,
        error: 'SMTP_URL debe ser smtp://servidor:puerto o smtps://servidor:puerto',
      })
      .optional(),
  ),
  SECOND_FACTOR: z.preprocess(
    emptyAsAbsent,
    z.enum(['required', 'off'], { error: 'SECOND_FACTOR debe ser required u off' }).optional(),
  ),
  DEMO_DATA: z.preprocess(
    emptyAsAbsent,
    z.enum(['on', 'off'], { error: 'DEMO_DATA debe ser on u off' }).optional(),
  ),
  TRUST_PROXY: z.preprocess(
    emptyAsAbsent,
    z
      .union([z.enum(['on', 'off']), z.string().regex(/^[1-9]$/)], {
        error: 'TRUST_PROXY debe ser on, off o el número de proxies (1 a 9)',
      })
      .default('off'),
  ),
  RATE_LIMIT_PER_MINUTE: wholeNumber('RATE_LIMIT_PER_MINUTE', 600, 1_000_000),
  METRICS_TOKEN: text,
  LOG_LEVEL: z.preprocess(
    emptyAsAbsent,
    z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('warn'),
  ),
});

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads and checks the settings of the process (all listed in docs/operations.md).
 *
 * @throws SettingsError with every setting that is wrong
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  tellIssuesInSpanish();
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    throw new SettingsError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  const values = parsed.data;
  const isLoopback = LOOPBACK_HOSTS.has(values.HOST);
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '');
  refusePlainHttp(publicUrl);
  if (values.DATABASE_OWNER_URL !== undefined && values.DATABASE_URL === undefined) {
    throw new SettingsError(
      'DATABASE_OWNER_URL: es la dirección del dueño de la base de datos de DATABASE_URL, que falta.',
    );
  }
  // A proxy on this machine may show a loopback address to the whole world.
  const isPublished = !LOOPBACK_HOSTS.has(new URL(publicUrl).hostname);
  const production =
    values.NODE_ENV === 'production' || values.DATABASE_URL !== undefined || !isLoopback || isPublished;
  const demoData = (values.DEMO_DATA ?? (production ? 'off' : 'on')) === 'on';
  const dataDirectory = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    https: publicUrl.startsWith('https:'),
    production,
    dataDirectory,
    databaseUrl: values.DATABASE_URL,
    /**
     * The same database for the role that owns it and migrates it; undefined means that the role of the process does
     * it.
     */
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    database: readDatabaseLimits(values),
    /** Encrypts what is secret at rest; without one outside production a file of the data directory keeps it. */
    secretsKey: values.SECRETS_KEY,
    /** Earlier or coming keys, only read with. */
    secretsKeysOld: values.SECRETS_KEY_OLD,
    /** Public keys of seals of the audit trail that an earlier SECRETS_KEY signed. */
    auditPublicKeys: values.AUDIT_PUBLIC_KEYS.filter((key) => key !== ''),
    demoData,
    /** Whether people in a role of the ministry give a code of a second factor; the people of the demonstration do not. */
    secondFactor: (values.SECOND_FACTOR ?? (production && !demoData ? 'required' : 'off')) === 'required',
    oidc: {
      /** Address of an external authenticator; undefined runs the embedded one. */
      issuer: values.OIDC_ISSUER,
      /** Page where people change their password; asked only of an external authenticator. */
      passwordUrl: values.OIDC_PASSWORD_URL,
      clientId: values.OIDC_CLIENT_ID,
      flow: values.OIDC_FLOW,
      /** Accepted values of the `acr` claim. */
      acr: values.OIDC_ACR.split(',').map((value) => value.trim()),
    },
    loginAttemptDelayMs: values.LOGIN_ATTEMPT_DELAY_MS,
    apiBaseUrl: values.API_BASE_URL?.replace(/\/$/, ''),
    /** Tells people from programs at the forms of strangers; null is off. */
    recaptcha: readRecaptcha(values),
    /** Addresses of the registries asked by NIT; undefined asks the simulator. */
    registros: { rues: values.RUES_URL, snies: values.SNIES_URL },
    /** Mail server; undefined leaves messages to be read in the product. */
    smtpUrl: values.SMTP_URL,
    /** Antivirus daemon asked about uploaded files; null asks none. */
    antivirus: readAntivirus(values.CLAMD_ADDRESS, values.CLAMD_TIMEOUT_MS),
    /** How many proxies in front tell the caller's address. */
    proxies: readProxies(values.TRUST_PROXY),
    ratePerMinute: values.RATE_LIMIT_PER_MINUTE,
    /** Bearer that reads the metrics; undefined lets this machine alone read them. */
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    folders: readFolders(values, dataDirectory),
    /** Object store that keeps the files of every process; null keeps them on this disk. */
    s3: readS3(values),
  };
}

function readDatabaseLimits(values: z.output<typeof environmentSchema>) {
  return {
    maxConnections: values.DATABASE_POOL_SIZE,
    limits: {
      waitMs: values.DATABASE_POOL_WAIT_MS,
      statementMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
      lockMs: values.DATABASE_LOCK_TIMEOUT_MS,
      idleTransactionMs: values.DATABASE_IDLE_TRANSACTION_MS,
      workStatementMs: values.DATABASE_WORK_TIMEOUT_MS,
    },
  };
}

function readAntivirus(clamd: string | undefined, timeoutMs: number) {
  if (clamd === undefined) return null;
  const [host = '', port] = clamd.split(':');
  return { host, port: Number(port), timeoutMs };
}

/** All or none of them: half an address would quietly keep files where no other process finds them. */
function readS3(values: z.output<typeof environmentSchema>) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = values;
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = values;
  if (!endpoint && !bucket && !accessKey && !secretKey) return null;
  if (!endpoint || !bucket || !accessKey || !secretKey) {
    throw new SettingsError(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY y S3_SECRET_KEY van juntos: faltan algunos. Complételos o quítelos todos.',
    );
  }
  return { endpoint, region: values.S3_REGION, bucket, accessKey, secretKey };
}

function readProxies(value: string): number {
  if (value === 'off') return 0;
  return value === 'on' ? 1 : Number(value);
}

/** A password must not cross a network unencrypted, so plain http is for this machine only. */
function refusePlainHttp(publicUrl: string): void {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'http:' && !LOOPBACK_HOSTS.has(hostname)) {
    throw new SettingsError(
      `PUBLIC_URL: ${publicUrl} usa http sin cifrar fuera de este equipo. Publique el sitio con https o use una dirección local.`,
    );
  }
}

/** Directory of each storage folder: the setting, or a folder of its own under the data directory. */
function readFolders(
  values: z.output<typeof environmentSchema>,
  dataDirectory: string,
): Readonly<Record<string, string>> {
  const configured: Readonly<Record<string, string | undefined>> = {
    mesas: values.STORAGE_MESAS,
    'normativo-uno': values.STORAGE_NORMATIVO_1,
    'nivel-dos': values.STORAGE_NIVEL_2,
    'normativo-tres': values.STORAGE_NORMATIVO_3,
    capas: values.STORAGE_CAPAS,
    'politico-tres': values.STORAGE_POLITICO_3,
    'organizacional-tres': values.STORAGE_ORGANIZACIONAL_3,
    'tecnico-tres': values.STORAGE_TECNICO_3,
    certificados: values.STORAGE_CERTIFICADOS,
    'datos-abiertos': values.STORAGE_DATOS_ABIERTOS,
    exportaciones: values.STORAGE_EXPORTACIONES,
  };
  return Object.fromEntries(
    Object.entries(configured).map(([folder, path]) => [
      folder,
      path ? resolve(path) : join(dataDirectory, 'archivos', folder),
    ]),
  );
}
