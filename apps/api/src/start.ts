import { demoIdentities } from '@marco/database/seeds';
import { DirectoryInUseError, MigrationError } from '@marco/server-kit/database';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './build-app.ts';
import { openDatabase, prepareDatabase } from './open-database.ts';
import { openFiles } from './open-files.ts';
import { productVersion } from './product.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { startWorkers } from './workers.ts';

/** A start that failed for a reason a person can mend; the text is what is printed. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export interface RunningProduct {
  readonly app: FastifyInstance;
  readonly settings: Settings;
  stop(): Promise<void>;
}

/** Told when the running product cannot go on; the text is what a person reads. */
export type CrashListener = (reason: string, error: Error) => void;

const DATABASE_CRASHED =
  'La base de datos incorporada se detuvo de forma inesperada. Inicie el sistema de nuevo; los datos guardados se conservan.';

/**
 * Opens the database, prepares it and listens.
 *
 * @param print tells a person what is happening
 * @param onCrash told when the embedded database dies while the product runs
 * @throws StartError with a Spanish reason
 */
export async function start(
  environment: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void,
  onCrash: CrashListener = () => undefined,
): Promise<RunningProduct> {
  const settings = explain(() => readSettings(environment));
  const files = openFiles(settings);
  const database = explain(() => openDatabase(settings, (error) => onCrash(DATABASE_CRASHED, error)));
  try {
    await prepareDatabase(database, files, {
      demoData: settings.demoData,
      embeddedAuthenticator: settings.oidc.issuer === undefined,
      onStep: (step) => print(`  ${step}…`),
    });
    const app = await buildApp({ settings, database, files });
    await app.listen({ port: settings.port, host: settings.host });
    const workers = startWorkers({ settings, database: database.kysely, files, log: app.log });
    let stopping: Promise<void> | undefined;
    const close = async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
      await app.close();
      await database.close();
    };
    const stop = () => {
      stopping ??= close();
      return stopping;
    };
    return { app, settings, stop };
  } catch (error) {
    await database.close().catch(() => undefined);
    throw toStartError(error, settings);
  }
}

/** What a person needs to know to begin. */
export function describeStart({ settings }: RunningProduct): string[] {
  const lines = [
    '',
    `  Marco de Interoperabilidad v${productVersion}`,
    '',
    `  Abra ${settings.publicUrl}`,
    '',
  ];
  if (settings.https && settings.proxies === 0) {
    lines.push(
      '  ATENCIÓN: el sitio se publica con https a través de un proxy, pero TRUST_PROXY está apagado: todas las',
      '  personas cuentan como una sola dirección en los límites y en la auditoría.',
      '',
    );
  }
  if (!settings.demoData) return lines;
  if (settings.production)
    lines.push('  ATENCIÓN: datos de demostración activos en un entorno de producción.', '');
  lines.push('  Identidades de demostración (tipo CC, contraseña Demo2026*):');
  for (const { identificationNumber, description } of demoIdentities)
    lines.push(`    ${identificationNumber}  ${description}`);
  return [...lines, ''];
}

function explain<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toStartError(error);
  }
}

function toStartError(error: unknown, settings?: Settings): unknown {
  const { code } = error as { code?: string };
  if (error instanceof SettingsError) return new StartError(`Ajustes no válidos:\n${error.message}`);
  if (error instanceof DirectoryInUseError) {
    return new StartError(
      `La carpeta de datos ${error.directory} está en uso por otro proceso de este producto. Ciérrelo, o use otra carpeta con DATA_DIR.`,
    );
  }
  if (error instanceof MigrationError)
    return new StartError(`La base de datos no corresponde a esta versión: ${error.message}`);
  if (code === 'EADDRINUSE') {
    return new StartError(
      `El puerto ${settings?.port} está ocupado. Elija otro, por ejemplo: PORT=8090 npm start`,
    );
  }
  if (code === 'ECONNREFUSED' && settings?.databaseUrl) {
    return new StartError(
      'No fue posible conectarse con la base de datos de DATABASE_URL. Revise la dirección y que el servidor esté encendido.',
    );
  }
  return error;
}
