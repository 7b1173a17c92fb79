import type { DatabaseSchema } from '@marco/database';
import { findRemitente } from '@marco/parametros/server';
import {
  type AuditWitness,
  addScheduledJobs,
  createSmtpMailer,
  type FileStore,
  type LongJobHandler,
  runDueJob,
  type Secrets,
  sendDueMessage,
  startAuditSealer,
  startWorker,
  type Worker,
} from '@marco/server-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { createSealing, openSealKeys } from './audit-sealing.ts';
import { listAskedJobs, listJobs } from './modules.ts';
import type { Settings } from './settings.ts';

const MAIL_PAUSE_MS = 1000;
/** Mails under way at once: a mail server that does not answer holds each of them for twenty seconds. */
const MAILS_AT_ONCE = 4;
const JOBS_PAUSE_MS = 10_000;
/** Of what somebody asked for and waits to see. */
const ASKED_PAUSE_MS = 1000;

/** The work of this process beside the requests: due mails, if there is a mail server, due jobs, and seals. */
export function startWorkers({
  settings,
  database,
  files,
  secrets,
  witness,
  log,
}: {
  readonly settings: Settings;
  readonly database: Kysely<DatabaseSchema>;
  readonly files: FileStore;
  readonly secrets: Secrets;
  readonly witness?: AuditWitness;
  readonly log: FastifyBaseLogger;
}): Worker[] {
  const sealKeys = openSealKeys(settings, secrets);
  const dependencies = { files, secrets, signer: sealKeys.signer, log };
  const work = listJobs(dependencies);
  const jobs = startWorker({
    runNext: async () => {
      await addScheduledJobs(database, work, new Date());
      return runDueJob(database, work, (kind, error) => log.error({ err: error, kind }, 'job failed'));
    },
    pauseMs: JOBS_PAUSE_MS,
    onError: (error) => log.error({ err: error }, 'jobs could not be read'),
  });
  const asked = listAskedJobs(dependencies).map((one) => startAskedWorker(database, one, log));
  const sealer = startAuditSealer(database, {
    sealing: createSealing(sealKeys, witness, log),
    onError: (error) => log.error({ err: error }, 'audit could not be sealed'),
  });
  if (!settings.smtpUrl) return [jobs, ...asked, sealer];
  const mailer = createSmtpMailer({ url: settings.smtpUrl });
  const mails = Array.from({ length: MAILS_AT_ONCE }, () =>
    startWorker({
      runNext: () => sendDueMessage(database, { mailer, secrets, findSender: () => findRemitente(database) }),
      pauseMs: MAIL_PAUSE_MS,
      onError: (error) => log.error({ err: error }, 'mails could not be sent'),
    }),
  );
  return [jobs, ...asked, sealer, ...mails];
}

/** Tables and actas are made beside the other jobs, soon after somebody asked; at the end one that is under way stops at once. */
function startAskedWorker(
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
    pauseMs: ASKED_PAUSE_MS,
    onError: (error) => log.error({ err: error }, 'long jobs could not be read'),
  });
  return {
    stop: () => {
      ending.abort();
      return worker.stop();
    },
  };
}
