import { createArchivosJobs, createExportacionesJobs, createExportacionesWork } from '@marco/archivos/server';
import type { DatabaseSchema } from '@marco/database';
import { createElementosJobs } from '@marco/elementos-de-dato/server';
import { createActasJobs, createCompromisosJobs } from '@marco/mesas/server';
import { createParametrosJobs, findRemitente } from '@marco/parametros/server';
import {
  addScheduledJobs,
  createSmtpMailer,
  type FileStore,
  type LongJobHandler,
  runDueJob,
  sendDueMessage,
  startAuditSealer,
  startWorker,
  type Worker,
} from '@marco/server-kit';
import { createSolicitudesJobs } from '@marco/solicitudes/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { CATALOGOS, SUSCRIPTORES_SOLICITUD } from './modules.ts';
import type { Settings } from './settings.ts';

const MAIL_PAUSE_MS = 1000;
const JOBS_PAUSE_MS = 10_000;
const TABLES_PAUSE_MS = 1000;

/** What this process does beside answering: due mails, when there is a mail server, due jobs, and seals. */
export function startWorkers({
  settings,
  database,
  files,
  log,
}: {
  readonly settings: Settings;
  readonly database: Kysely<DatabaseSchema>;
  readonly files: FileStore;
  readonly log: FastifyBaseLogger;
}): Worker[] {
  const exportaciones = {
    files,
    catalogos: CATALOGOS,
    onFailure: (error: unknown) => log.error({ err: error }, 'a table could not be written'),
  };
  const handlers = [
    ...createParametrosJobs(),
    ...createArchivosJobs(files),
    ...createExportacionesJobs(exportaciones),
    ...createActasJobs(files),
    ...createCompromisosJobs(),
    ...createElementosJobs(),
    ...createSolicitudesJobs(SUSCRIPTORES_SOLICITUD),
  ];
  const jobs = startWorker({
    runNext: async () => {
      await addScheduledJobs(database, handlers, new Date());
      return runDueJob(database, handlers, (kind, error) => log.error({ err: error, kind }, 'job failed'));
    },
    pauseMs: JOBS_PAUSE_MS,
    onError: (error) => log.error({ err: error }, 'jobs could not be read'),
  });
  const tables = startTablesWorker(database, createExportacionesWork(exportaciones), log);
  const sealer = startAuditSealer(database, {
    onSeal: (seal) => log.info(seal, 'audit sealed'),
    onError: (error) => log.error({ err: error }, 'audit could not be sealed'),
  });
  if (!settings.smtpUrl) return [jobs, tables, sealer];
  const mailer = createSmtpMailer({ url: settings.smtpUrl });
  const mails = startWorker({
    runNext: () => sendDueMessage(database, mailer, () => findRemitente(database)),
    pauseMs: MAIL_PAUSE_MS,
    onError: (error) => log.error({ err: error }, 'mails could not be sent'),
  });
  return [jobs, tables, sealer, mails];
}

/** Tables are written beside the short jobs, soon after somebody asked; at the end one that is under way stops at once. */
function startTablesWorker(
  database: Kysely<DatabaseSchema>,
  work: LongJobHandler<DatabaseSchema>,
  log: FastifyBaseLogger,
): Worker {
  const ending = new AbortController();
  const worker = startWorker({
    runNext: () =>
      runDueJob(
        database,
        [work],
        (kind, error) => log.error({ err: error, kind }, 'long job failed'),
        ending.signal,
      ),
    pauseMs: TABLES_PAUSE_MS,
    onError: (error) => log.error({ err: error }, 'long jobs could not be read'),
  });
  return {
    stop: () => {
      ending.abort();
      return worker.stop();
    },
  };
}
