import { demoIdentities } from '@marco/database/seeds';
import { DireccionDistintaError } from '@marco/parametros/server';
import {
  canRewriteAudit,
  FileStoreError,
  keepDirectoryPrivate,
  keepFilesPrivate,
  SecretsKeyError,
} from '@marco/server-kit';
import { DatabaseUnreachableError, DirectoryInUseError, MigrationError } from '@marco/server-kit/database';
import type { FastifyInstance } from 'fastify';
import { openWitness } from './audit-sealing.ts';
import { type AppDependencies, buildApp } from './build-app.ts';
import { ActiveDemoError, refuseActiveDemo } from './end-demo.ts';
import { FolderError, makeFolders } from './make-folders.ts';
import { openDatabase, prepareInstallation, SameRoleError } from './open-database.ts';
import { openFiles } from './open-files.ts';
import { openSecrets, protectSecrets } from './open-secrets.ts';
import { productVersion } from './product.ts';
import { readSettings, type Settings } from './settings.ts';
import { SettingsError } from './settings-error.ts';
import { startWorkers } from './workers.ts';

/** A start that failed for a reason a person can mend; the text is what is printed. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export interface RunningProduct {
  readonly app: FastifyInstance;
  readonly settings: Settings;
  /** Whether the role of the process could rewrite the audit trail. */
  readonly rewritesAudit: boolean;
  stop(): Promise<void>;
}

/** Called when the running product cannot continue; the text is for a person. */
export type CrashListener = (reason: string, error: Error) => void;

const DATABASE_CRASHED =
  'La base de datos incorporada se detuvo de forma inesperada. Inicie el sistema de nuevo; los datos guardados se conservan.';
const ACTIVE_DEMO =
  'La base de datos tiene identidades de demostración activas, cuyas contraseñas son públicas, y esta es una instalación de producción. Ciérrelas con los mismos ajustes: npm run demo:end. Si es una evaluación, inicie con DEMO_DATA=on.';
const NARROWED =
  'La carpeta de datos estaba abierta a otras personas de este equipo; ahora solo la abre quien la posee';
const OPEN_FOLDER =
  'ATENCIÓN: esta carpeta de archivos (STORAGE_*) está abierta a otras personas de este equipo; ciérrela con chmod 700';
const WRONG_SECRETS_KEY =
  'SECRETS_KEY no es la llave con la que esta base de datos guardó sus secretos. Inicie con aquella llave; si quiere cambiarla, ponga la nueva en SECRETS_KEY y la anterior en SECRETS_KEY_OLD. No se cambió nada.';

/** What PostgreSQL calls a role without the right it needs. */
const INSUFFICIENT_PRIVILEGE = '42501';
const NOT_PREPARED =
  'La base de datos no está preparada para esta versión, y el rol de DATABASE_URL no puede cambiarla. Ejecute npm run database:migrate con DATABASE_OWNER_URL (el rol dueño) y DATABASE_URL.';

/**
 * Opens the database, prepares it and listens.
 *
 * @param print tells a person what is happening
 * @param onCrash called when the embedded database dies while the product runs
 * @throws StartError with a Spanish reason
 */
export async function start(
  environment: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void,
  onCrash: CrashListener = () => undefined,
): Promise<RunningProduct> {
  const settings = explain(() => readSettings(environment));
  keepFilesPrivate();
  if (keepDirectoryPrivate(settings.dataDirectory)) print(`  ${NARROWED}: ${settings.dataDirectory}`);
  for (const folder of explain(() => makeFolders(settings))) print(`  ${OPEN_FOLDER}: ${folder}`);
  const secrets = explain(() => openSecrets(settings));
  const files = await openFiles(settings).catch((error: unknown) => {
    throw toStartError(error, settings);
  });
  const database = explain(() => openDatabase(settings, (error) => onCrash(DATABASE_CRASHED, error)));
  try {
    await prepareInstallation(database, settings.databaseOwnerUrl, files, {
      demoData: settings.demoData,
      embeddedAuthenticator: settings.oidc.issuer === undefined,
      onStep: (step) => print(`  ${step}…`),
    });
    const rewritesAudit = await canRewriteAudit(database.kysely);
    if (settings.production && !settings.demoData) await refuseActiveDemo(database.kysely);
    await protectSecrets(database.kysely, secrets);
    const witness = openWitness(settings);
    const app = await listen({ settings, database, files, secrets, witness });
    const workers = startWorkers({
      settings,
      database: database.work,
      files,
      secrets,
      witness,
      log: app.log,
    });
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
    return { app, settings, rewritesAudit, stop };
  } catch (error) {
    await database.close().catch(() => undefined);
    throw toStartError(error, settings);
  }
}

/** The application, listening. One that cannot listen ends what it does by itself before its database ends. */
async function listen(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { port, host } = dependencies.settings;
  const app = await buildApp(dependencies);
  try {
    await app.listen({ port, host });
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** What a person needs to know to begin. */
export function describeStart({ settings, rewritesAudit }: RunningProduct): string[] {
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
  if (settings.databaseUrl && rewritesAudit) {
    lines.push(
      '  ATENCIÓN: el rol de DATABASE_URL puede reescribir la auditoría (es superusuario, dueño de las tablas o tiene',
      '  permisos de más). Use un rol aparte para el proceso: docs/operations.md, «Two roles of the database».',
      '',
    );
  }
  if (settings.production && settings.antivirus === null)
    lines.push(
      '  ATENCIÓN: ningún antivirus revisa los archivos que se cargan. Indíquelo con CLAMD_ADDRESS (docs/operations.md).',
      '',
    );
  if (settings.production && !settings.secondFactor)
    lines.push(
      '  ATENCIÓN: quienes tienen un rol del ministerio ingresan sin segundo factor. Exíjalo con SECOND_FACTOR=required.',
      '',
    );
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
  if (error instanceof DireccionDistintaError)
    return new StartError(
      `PUBLIC_URL es ${settings?.publicUrl}, pero esta instalación está publicada en ${error.direccion}, con la que se forman los enlaces de sus correos. Inicie con esa dirección. Si la instalación cambia de dirección, ejecute antes, con estos ajustes: npm run site:address. No se cambió nada.`,
    );
  if (error instanceof ActiveDemoError) return new StartError(ACTIVE_DEMO);
  if (error instanceof SecretsKeyError) return new StartError(WRONG_SECRETS_KEY);
  if (error instanceof FolderError)
    return new StartError(
      `No fue posible usar la carpeta ${error.message} de un ajuste STORAGE_*. Revise la dirección y sus permisos.`,
    );
  if (error instanceof DirectoryInUseError) {
    return new StartError(
      `La carpeta de datos ${error.directory} está en uso por otro proceso de este producto. Ciérrelo, o use otra carpeta con DATA_DIR.`,
    );
  }
  if (error instanceof SameRoleError)
    return new StartError(`DATABASE_URL y DATABASE_OWNER_URL usan el mismo rol (${error.message}). Use dos.`);
  if (code === INSUFFICIENT_PRIVILEGE) return new StartError(NOT_PREPARED);
  if (error instanceof MigrationError)
    return new StartError(`La base de datos no corresponde a esta versión: ${error.message}`);
  if (error instanceof FileStoreError) {
    return new StartError(
      `No fue posible escribir en el almacén de archivos de S3_ENDPOINT (${error.message}). Revise la dirección, el nombre en S3_BUCKET y las llaves.`,
    );
  }
  if (code === 'EADDRINUSE') {
    return new StartError(
      `El puerto ${settings?.port} está ocupado. Elija otro, por ejemplo: PORT=8090 npm start`,
    );
  }
  if (error instanceof DatabaseUnreachableError) {
    return new StartError(
      'No fue posible conectarse con la base de datos de DATABASE_URL. Revise la dirección y que el servidor esté encendido.',
    );
  }
  return error;
}
