import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findActor, runRestablecimientos } from '@marco/acceso/server';
import { OIDC_SCOPE } from '@marco/acceso/terms';
import type { DatabaseSchema } from '@marco/database';
import { findDireccionDatos } from '@marco/elementos-de-dato/server';
import { createVerifyNit } from '@marco/entidades/server';
import { clearOldMensajes, saveDireccionSitio } from '@marco/parametros/server';
import {
  createClamdScanner,
  createServer,
  type FileStore,
  findEarlierAnswer,
  registerApiDocsPage,
  registerHealth,
  registerMetrics,
  registerModules,
  registerNotFoundProblem,
  registerWebApp,
} from '@marco/server-kit';
import type { DatabaseHandle } from '@marco/server-kit/database';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { forgetExpired, startChores } from './chores.ts';
import { embeddedContrasenas, registerAuthenticator } from './embedded-authenticator.ts';
import { contextNames, listModules } from './modules.ts';
import { productVersion, webDirectory } from './product.ts';
import { redirectToPublicHost } from './public-host.ts';
import type { Settings } from './settings.ts';
import { createTrustedIssuer, EMBEDDED_PATH } from './trusted-issuer.ts';

export interface AppDependencies {
  readonly settings: Settings;
  readonly database: DatabaseHandle<DatabaseSchema>;
  readonly files: FileStore;
  readonly logDestination?: NodeJS.WritableStream;
}

/**
 * React Aria writes style elements of its own, the only inline styles allowed: an empty one of the dialogs, whose rule it
 * inserts afterwards, and the one of whatever can be pressed (react-aria `usePress`, touch-action), which the calendar has.
 */
const REACT_ARIA_STYLE_HASHES = [
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
];

const SERVER_PREFIXES = ['/api', '/api-public', EMBEDDED_PATH, '/salud', '/metricas', '/assets'];

/** The whole product as one application that does not listen yet. */
export async function buildApp({
  settings,
  database,
  files,
  logDestination,
}: AppDependencies): Promise<FastifyInstance> {
  const app = await createServer({
    logLevel: settings.logLevel,
    ...(logDestination ? { logDestination } : {}),
    ratePerMinute: settings.ratePerMinute,
    proxies: settings.proxies,
    security: {
      https: settings.https,
      externalIssuerOrigin: settings.oidc.issuer ? new URL(settings.oidc.issuer).origin : null,
      externalApiOrigin: settings.apiBaseUrl ? new URL(settings.apiBaseUrl).origin : null,
      styleHashes: REACT_ARIA_STYLE_HASHES,
    },
    api: {
      title: 'Marco de Interoperabilidad para Gobierno Digital',
      version: productVersion,
      contexts: contextNames,
    },
  });
  redirectToPublicHost(app, settings.publicUrl);
  await saveDireccionSitio(database.kysely, settings.publicUrl);
  const trusted = createTrustedIssuer(settings, () => app);
  const chores = startChores(
    {
      restablecimientos: () => runRestablecimientos({ database: database.kysely, emisor: trusted.key }),
      limpieza: () => forgetExpired(database.kysely),
      retencion: () => clearOldMensajes(database.kysely),
    },
    app.log,
  );
  app.addHook('onClose', () => chores.stop());
  registerModules(
    app,
    listModules({
      database: database.kysely,
      files,
      scanner: settings.antivirus ? createClamdScanner(settings.antivirus) : null,
      trusted,
      contrasenas: settings.oidc.issuer === undefined ? embeddedContrasenas : null,
      onRestablecimiento: () => chores.wake('restablecimientos'),
      verifyNit: createVerifyNit({
        database: database.kysely,
        ruesUrl: settings.registros.rues,
        sniesUrl: settings.registros.snies,
        demoData: settings.demoData,
      }),
      processSettings: processSettings(settings, trusted.issuer),
      servidorDeCorreo: settings.smtpUrl !== undefined,
    }),
    {
      findActor: (token) => findActor(database.kysely, token),
      findEarlierAnswer: (key) => findEarlierAnswer(database.kysely, key),
      secureCookies: settings.https,
    },
  );
  registerApiDocsPage(app);
  registerMetrics(app, settings.metricsToken);
  registerHealth(app, async () => (await sql`select 1`.execute(database.kysely)).rows.length === 1);
  if (settings.oidc.issuer === undefined) await registerAuthenticator(app, settings, database.kysely);
  if (existsSync(join(webDirectory, 'index.html'))) {
    await registerWebApp(app, {
      directory: webDirectory,
      serverPrefixes: SERVER_PREFIXES,
      findData: findDireccionDatos,
      returnPath: '/inicio',
      returnFrameFile: 'inicio-marco.html',
    });
  } else registerNotFoundProblem(app);
  return app;
}

function processSettings(settings: Settings, issuer: string) {
  return {
    version: productVersion,
    autenticador: {
      emisor: issuer,
      cliente: settings.oidc.clientId,
      flujo: settings.oidc.flow,
      acr: [...settings.oidc.acr],
      alcance: OIDC_SCOPE,
      cambioContrasena: findPasswordPage(settings),
    },
    esperaIngresoMs: settings.loginAttemptDelayMs,
    origenApi: settings.apiBaseUrl ?? null,
    recaptcha: settings.recaptchaKey,
    demostracion: settings.demoData,
  };
}

/** Where an external authenticator changes passwords: the page told, or its own start. */
function findPasswordPage({ oidc }: Settings): string | null {
  if (oidc.issuer === undefined) return null;
  return oidc.passwordUrl ?? new URL(oidc.issuer).origin;
}
