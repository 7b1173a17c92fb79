import { createArchivosJobs } from '@marco/archivos/server';
import type { DatabaseSchema } from '@marco/database';
import { createMesasJobs } from '@marco/mesas/server';
import { createParametrosJobs, findRemitente } from '@marco/parametros/server';
import {
  addScheduledJobs,
  createSmtpMailer,
  type FileStore,
  runDueJob,
  sendDueMessage,
  startAuditSealer,
  startWorker,
  type Worker,
} from '@marco/server-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from './settings.ts';

const MAIL_PAUSE_MS = 1000;
const JOBS_PAUSE_MS = 10_000;

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
  const handlers = [...createParametrosJobs(), ...createArchivosJobs(files), ...createMesasJobs()];
  const jobs = startWorker({
    runNext: async () => {
      await addScheduledJobs(database, handlers, new Date());
      return runDueJob(database, handlers, (kind, error) => log.error({ err: error, kind }, 'job failed'));
    },
    pauseMs: JOBS_PAUSE_MS,
    onError: (error) => log.error({ err: error }, 'jobs could not be read'),
  });
  const sealer = startAuditSealer(database, {
    onSeal: (seal) => log.info(seal, 'audit sealed'),
    onError: (error) => log.error({ err: error }, 'audit could not be sealed'),
  });
  if (!settings.smtpUrl) return [jobs, sealer];
  const mailer = createSmtpMailer({ url: settings.smtpUrl });
  const mails = startWorker({
    runNext: () => sendDueMessage(database, mailer, () => findRemitente(database)),
    pauseMs: MAIL_PAUSE_MS,
    onError: (error) => log.error({ err: error }, 'mails could not be sent'),
  });
  return [jobs, sealer, mails];
}
