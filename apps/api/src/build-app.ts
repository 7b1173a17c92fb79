import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findActor } from '@marco/acceso/server';
import { OIDC_SCOPE } from '@marco/acceso/terms';
import type { PasswordCost } from '@marco/authenticator';
import type { DatabaseSchema } from '@marco/database';
import { findDireccionDatos } from '@marco/diccionario/server';
import { createVerifyNit } from '@marco/entidades/server';
import { findCorreoSoporte, keepDireccionSitio } from '@marco/parametros/server';
import {
  type AuditWitness,
  createClamdScanner,
  createHeadFinder,
  createRecaptcha,
  createRefusalTrail,
  createServer,
  type FileStore,
  findEarlierAnswer,
  type Recaptcha,
  registerApiDescription,
  registerHealth,
  registerMetrics,
  registerModules,
  registerNotFoundProblem,
  registerSecurityTxt,
  registerWebApp,
  type Secrets,
  SharedCounts,
  startCountsExchange,
} from '@marco/server-kit';
import type { DatabaseHandle } from '@marco/server-kit/database';
import type { FastifyInstance } from 'fastify';
import { createSealing, openSealKeys } from './audit-sealing.ts';
import { forgetExpired, startChores } from './chores.ts';
import { createContrasenas, embeddedIdentidades, registerAuthenticator } from './embedded-authenticator.ts';
import { contextNames, listChores, listModules } from './modules.ts';
import { productVersion, webDirectory } from './product.ts';
import { redirectToPublicHost } from './public-host.ts';
import { createReadiness } from './readiness.ts';
import type { Settings } from './settings.ts';
import { createTrustedIssuer, EMBEDDED_PATH } from './trusted-issuer.ts';

export interface AppDependencies {
  readonly settings: Settings;
  readonly database: DatabaseHandle<DatabaseSchema>;
  readonly files: FileStore;
  readonly secrets: Secrets;
  /** The last seal of the audit trail that this machine stored; without it nothing is stored. */
  readonly witness?: AuditWitness;
  readonly logDestination?: NodeJS.WritableStream;
  /** Cost of the embedded authenticator's hashes; the recommended one by default; only tests set another. */
  readonly passwordCost?: PasswordCost;
}

/**
 * React Aria writes style elements of its own, the only inline styles allowed: an empty one of the dialogs, whose rule it
 * inserts afterwards, and the one of whatever can be pressed (react-aria `usePress`, touch-action), which the calendar has.
 */
const REACT_ARIA_STYLE_HASHES = [
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
];

const SERVER_PREFIXES = [
  '/api',
  '/api-public',
  EMBEDDED_PATH,
  '/salud',
  '/metricas',
  '/assets',
  '/simulador',
];

/** The whole product as one application that does not listen yet. */
export async function buildApp({
  settings,
  database,
  files,
  secrets,
  witness,
  logDestination,
  passwordCost,
}: AppDependencies): Promise<FastifyInstance> {
  const counts = new SharedCounts();
  const recaptcha =
    settings.recaptcha &&
    createRecaptcha({ ...settings.recaptcha, hostname: new URL(settings.publicUrl).hostname });
  const app = await createServer({
    counts,
    logLevel: settings.logLevel,
    ...(logDestination ? { logDestination } : {}),
    ratePerMinute: settings.ratePerMinute,
    proxies: settings.proxies,
    security: {
      https: settings.https,
      externalIssuerOrigin: settings.oidc.issuer ? new URL(settings.oidc.issuer).origin : null,
      externalApiOrigin: settings.apiBaseUrl ? new URL(settings.apiBaseUrl).origin : null,
      recaptcha: recaptcha?.sources,
      styleHashes: REACT_ARIA_STYLE_HASHES,
    },
    api: {
      title: 'Marco de Interoperabilidad para Gobierno Digital',
      version: productVersion,
      contexts: contextNames,
    },
  });
  const exchange = startCountsExchange(counts, database.work, (error) =>
    app.log.error({ err: error }, 'requests are counted by this process alone'),
  );
  app.addHook('onClose', () => exchange.stop());
  registerHealth(app, createReadiness(app, database, settings));
  registerSecurityTxt(app, {
    publicUrl: settings.publicUrl,
    languages: 'es',
    findContact: () => findCorreoSoporte(database.kysely),
  });
  const hasMailServer = settings.smtpUrl !== undefined;
  // In production nobody reads a mail that is only for another person, even if it cannot be sent.
  const muestraReservados = !hasMailServer && !settings.production;
  const entregaClaves = hasMailServer || muestraReservados;
  redirectToPublicHost(app, settings.publicUrl);
  await keepDireccionSitio(database.kysely, settings.publicUrl, settings.databaseUrl !== undefined);
  const sealKeys = openSealKeys(settings, secrets);
  const trusted = createTrustedIssuer(settings, { database: database.kysely, secrets });
  const chores = startChores(
    {
      limpieza: () => forgetExpired(database.kysely),
      ...listChores({ database: database.kysely, secrets, trusted, servidorDeCorreo: hasMailServer }),
    },
    app.log,
  );
  app.addHook('onClose', () => chores.stop());
  const modules = listModules({
    database: database.kysely,
    secrets,
    files,
    scanner: settings.antivirus ? createClamdScanner(settings.antivirus) : null,
    trusted,
    contrasenas: settings.oidc.issuer === undefined ? createContrasenas(database.kysely, passwordCost) : null,
    identidades: settings.oidc.issuer === undefined ? embeddedIdentidades : null,
    wake: chores.wake,
    verifyNit: createVerifyNit({
      database: database.kysely,
      ruesUrl: settings.registros.rues,
      sniesUrl: settings.registros.snies,
      demoData: settings.demoData,
    }),
    processSettings: processSettings(settings, { emisor: trusted.issuer, entregaClaves, recaptcha }),
    sellado: { sealing: createSealing(sealKeys, witness, app.log), verifier: sealKeys },
    servidorDeCorreo: hasMailServer,
    muestraReservados,
    entregaClaves,
  });
  registerModules(app, modules, {
    findActor: (token) => findActor(database.kysely, token, settings.secondFactor),
    findEarlierAnswer: (key) => findEarlierAnswer(database.kysely, key),
    recaptcha,
    secureCookies: settings.https,
    onForbidden: createRefusalTrail(database.kysely),
  });
  registerApiDescription(app);
  registerMetrics(app, { token: settings.metricsToken, production: settings.production });
  if (settings.oidc.issuer === undefined) {
    await registerAuthenticator(app, settings, {
      kysely: database.kysely,
      secrets,
      passwordCost,
      recaptcha,
    });
  }
  if (existsSync(join(webDirectory, 'index.html'))) {
    await registerWebApp(app, {
      directory: webDirectory,
      serverPrefixes: SERVER_PREFIXES,
      screensOfServer: ['/api/docs'],
      findData: findDireccionDatos,
      findHead: createHeadFinder(modules.flatMap(({ pages }) => pages ?? [])),
      starterFile: 'primer-texto.js',
      returnPath: '/inicio',
      returnFrameFile: 'inicio-marco.html',
    });
  } else registerNotFoundProblem(app);
  return app;
}

interface ProcessFacts {
  readonly emisor: string;
  readonly entregaClaves: boolean;
  readonly recaptcha: Recaptcha | null;
}

function processSettings(settings: Settings, { emisor, entregaClaves, recaptcha }: ProcessFacts) {
  return {
    version: productVersion,
    autenticador: {
      emisor,
      cliente: settings.oidc.clientId,
      flujo: settings.oidc.flow,
      acr: [...settings.oidc.acr],
      alcance: OIDC_SCOPE,
      cambioContrasena: findPasswordPage(settings),
      recuperacion: entregaClaves,
    },
    esperaIngresoMs: settings.loginAttemptDelayMs,
    origenApi: settings.apiBaseUrl ?? null,
    recaptcha: recaptcha?.key ?? null,
    recaptchaScript: recaptcha?.script ?? null,
    demostracion: settings.demoData,
  };
}

/** Where an external authenticator changes passwords: the configured page, or its start page. */
function findPasswordPage({ oidc }: Settings): string | null {
  if (oidc.issuer === undefined) return null;
  return oidc.passwordUrl ?? new URL(oidc.issuer).origin;
}
