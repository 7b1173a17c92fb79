import {
  addScheduledJobs,
  createSealKeys,
  runDueJob,
  SEALS_PURPOSE,
  sealAudit,
  writeSystemAudit,
} from '@marco/server-kit';
import { openTestSession, startTestApp, type TestApp, testSecrets } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readAncla } from '../rules/read-ancla.ts';
import { createAuditoriaJobs } from './auditoria-jobs.ts';
import { listRehechos } from './verify-auditoria.ts';

const CORREO = 'archivo@contraloria.gov.co';
const { signer } = createSealKeys(testSecrets.deriveKeys(SEALS_PURPOSE));
const jobs = createAuditoriaJobs(signer);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await writeSystemAudit(test.database.kysely, { action: 'probar', result: 'exito', objectType: 'prueba' });
  await vi.waitFor(async () => expect(await sealAudit(test.database.kysely, { signer })).toBe(true), 60_000);
});
afterAll(() => test.close());

async function runDay(now: string): Promise<void> {
  const { kysely } = test.database;
  const failures: unknown[] = [];
  await addScheduledJobs(kysely, jobs, new Date(now));
  while (await runDueJob(kysely, jobs, (_kind, error) => failures.push(error)));
  expect(failures).toEqual([]);
}

function listMails() {
  return test.database.kysely
    .selectFrom('outbox_messages')
    .selectAll()
    .where('event', '=', 'ancla-auditoria')
    .orderBy('id')
    .execute();
}

async function setCorreos(valor: unknown): Promise<number> {
  const token = await openTestSession(test.database.kysely, '1000000001');
  const headers = { authorization: `Bearer ${token}` };
  const url = '/api/parametros/auditoria.correosAncla';
  const answer = await test.app.inject({ method: 'PUT', url, headers, payload: { valor } });
  if (answer.statusCode !== 200) return answer.statusCode;
  // A second person confirms it: no one alone sends the seals elsewhere.
  const segunda = await openTestSession(test.database.kysely, '1000000013');
  const confirmed = await test.app.inject({
    method: 'POST',
    url: `${url}/cambio/aprobar`,
    headers: { authorization: `Bearer ${segunda}` },
    payload: {},
  });
  return confirmed.statusCode;
}

describe('F12: the ancla of every day', () => {
  it('F12: goes nowhere while nobody wrote an address, and takes no address that is none', async () => {
    await runDay('2026-11-21T05:00:00Z');
    expect(await listMails()).toEqual([]);
    expect(await setCorreos([{ correo: 'nadie' }])).toBe(400);
  });

  it('F12: is one mail a day to each address, and the mail kept as a file is compared with the trail', async () => {
    expect(await setCorreos([{ correo: CORREO }, { correo: 'ancla@procuraduria.gov.co' }])).toBe(200);
    await runDay('2026-11-22T05:00:00Z');
    await runDay('2026-11-22T23:00:00Z');
    const mails = await listMails();
    expect(mails.map(({ recipient }) => recipient)).toEqual([CORREO, 'ancla@procuraduria.gov.co']);
    const ancla = readAncla(mails[0]?.text_body ?? '');
    expect(ancla).toHaveLength(1);
    expect(await listRehechos(test.database.kysely, ancla)).toEqual([]);
    expect(mails[0]?.text_body).toContain(signer.publicKey);
    await runDay('2026-11-23T00:00:01Z');
    expect(await listMails()).toHaveLength(4);
  });
});
