import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { readAncla } from '@marco/auditoria/rules';
import { listRehechos } from '@marco/auditoria/server';
import {
  type AuditWitness,
  createSealKeys,
  SEALS_PURPOSE,
  type Sealing,
  type SealKeys,
  sealAudit,
  verifyAudit,
  writeAudit,
} from '@marco/server-kit';
import { openTestSession, runAsOwner, startTestApp, type TestApp, testSecrets } from '@marco/test-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const AUDITOR = '1000000011';
/** What the attacker wants nobody to see. */
const HIDDEN = 'leer-correo-reservado';

const keys = createSealKeys(testSecrets.deriveKeys(SEALS_PURPOSE));
let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
  for (const action of ['probar', HIDDEN, 'probar']) {
    await writeEvent(action);
    await seal(keys);
  }
});
afterEach(() => test.close());

async function writeEvent(action: string): Promise<void> {
  const origin = { actor: null, address: '127.0.0.1', correlationId: 'ataque' };
  await writeAudit(test.database.kysely, origin, { action, result: 'exito', objectType: 'prueba' });
}

/** Transactions of other tests on the same server only delay a seal. */
async function seal({ signer }: SealKeys, more: Partial<Sealing> = {}): Promise<void> {
  await expect
    .poll(() => sealAudit(test.database.kysely, { signer, ...more }), { timeout: 60_000 })
    .toBe(true);
}

/** The attack of finding F12, by the owner of the tables. */
async function attack(): Promise<void> {
  await runAsOwner(
    test.database,
    `${toggle('disable')} delete from audit_events where action = '${HIDDEN}';
     delete from audit_event_digests; delete from audit_seals; ${toggle('enable')}`,
  );
}

const toggle = (what: 'disable' | 'enable') =>
  ['audit_events', 'audit_event_digests', 'audit_seals']
    .map((table) => `alter table ${table} ${what} trigger user;`)
    .join(' ');

async function listFindings(): Promise<string[]> {
  const found: string[] = [];
  for await (const { findings } of verifyAudit(test.database.kysely, keys))
    found.push(...findings.map(({ kind }) => kind));
  return found;
}

async function callAsAuditor(method: 'GET' | 'POST', path: string) {
  const token = await openTestSession(test.database.kysely, AUDITOR);
  const answer = await test.app.inject({
    method,
    url: `/api/servicioauditoria/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(method === 'POST' ? { payload: {} } : {}),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** A witness as a process keeps it, without a file. */
function createWitness(): AuditWitness {
  let kept: ReturnType<AuditWitness['read']>;
  return {
    read: () => kept,
    remember: (made) => {
      kept = made;
    },
  };
}

describe('F12: who has the database alone and rewrites the trail', () => {
  it('F12: cannot sign its seals: those of another key are named', async () => {
    expect(await listFindings()).toEqual([]);
    await attack();
    await seal(createSealKeys([randomBytes(32)]));
    expect(await listFindings()).toEqual(['seal-of-unknown-key']);
    const { hallazgos } = await callAsAuditor('POST', 'verificar');
    expect(hallazgos).toContainEqual({ tipo: 'sello-de-otra-llave', lote: 1, idEvento: null });
  });

  it('F12: cannot sign in the name of the key of the product', async () => {
    await attack();
    const other = createSealKeys([randomBytes(32)]).signer;
    const forging = {
      ...other,
      sign: (sealed: Parameters<typeof other.sign>[0]) => ({
        ...other.sign(sealed),
        keyId: keys.signer.keyId,
      }),
    };
    await seal({ ...keys, signer: forging });
    expect(await listFindings()).toEqual(['seal-forged']);
  });

  it('F12: cannot leave the seals without a signature, at the end nor after signed ones', async () => {
    const unsign = (where: string) =>
      runAsOwner(
        test.database,
        `${toggle('disable')} update audit_seals set key_id = null, signature = null ${where}; ${toggle('enable')}`,
      );
    await unsign('where batch = 2');
    expect(await listFindings()).toEqual(['seal-unsigned']);
    await unsign('');
    expect(await listFindings()).toEqual(['seal-unsigned']);
  });

  it('F12: cannot make the product seal what is left: it remembers its last seal', async () => {
    const witness = createWitness();
    await writeEvent('probar');
    await seal(keys, { witness });
    expect(witness.read()?.batch).toBeGreaterThan(3);
    await attack();
    const sealing = { signer: keys.signer, witness };
    await expect(sealAudit(test.database.kysely, sealing)).rejects.toThrow(/no longer holds seal/);
    const { rows } = await countSeals();
    expect(rows).toBe(0);
  });
});

async function countSeals() {
  const rows = await test.database.kysely.selectFrom('audit_seals').select('batch').execute();
  return { rows: rows.length };
}

describe('F12: who has the database and the key', () => {
  it('F12: is found by the ancla somebody kept elsewhere, which names the seals', async () => {
    const ancla = readAncla(JSON.stringify(await callAsAuditor('GET', 'ancla')));
    expect(ancla.length).toBeGreaterThanOrEqual(3);
    expect(await listRehechos(test.database.kysely, ancla)).toEqual([]);
    await attack();
    await seal(keys);
    expect(await listFindings()).toEqual([]);
    expect(await listRehechos(test.database.kysely, ancla)).toEqual([
      { tipo: 'ancla-distinta', lote: 1, idEvento: null },
      ...ancla.slice(1).map(({ lote }) => ({ tipo: 'ancla-ausente', lote, idEvento: null })),
    ]);
  });
});

describe('F12: what leaves the machine', () => {
  it('F12: every seal is a line of the log, whatever its level', async () => {
    const lines: string[] = [];
    const logDestination = new PassThrough().on('data', (chunk: Buffer) => lines.push(chunk.toString()));
    const { database } = test;
    const logged = await startTestApp({ database, logDestination, environment: { LOG_LEVEL: 'error' } });
    await writeEvent('probar');
    const token = await openTestSession(database.kysely, AUDITOR);
    await expect
      .poll(async () => {
        const headers = { authorization: `Bearer ${token}` };
        await logged.app.inject({
          method: 'POST',
          url: '/api/servicioauditoria/verificar',
          headers,
          payload: {},
        });
        return lines.join('');
      })
      .toContain('audit sealed');
    await logged.close();
    const log = readAncla(lines.join(''));
    expect(log.length).toBeGreaterThan(0);
    expect(await listRehechos(database.kysely, log)).toEqual([]);
  });
});

describe('F12: the keys of the seals', () => {
  it('F12: the ancla holds what a third party needs to verify a seal, and nothing secret', async () => {
    const { llave, sellos } = await callAsAuditor('GET', 'ancla');
    const last = sellos.at(-1);
    const signed = `marco-audit-seal-signature/1\n${JSON.stringify([llave.id, 1, last.lote, last.huella])}`;
    const publicKey = createPublicKey(llave.publica);
    expect(publicKey.asymmetricKeyType).toBe('ed25519');
    const check = (text: string) =>
      verify(null, Buffer.from(text), publicKey, Buffer.from(last.firma, 'base64url'));
    expect(check(signed)).toBe(true);
    expect(check(signed.replace(`,${last.lote},`, `,${last.lote + 1},`))).toBe(false);
  });

  it('F12: after a change of key the old seals verify with the old public key, and only with it', async () => {
    const next = createSealKeys([randomBytes(32)]);
    await writeEvent('probar');
    await seal(next);
    expect(await listFindings()).toEqual(['seal-of-unknown-key']);
    const raw = createPublicKey(next.signer.publicKey).export({ format: 'jwk' }).x ?? '';
    const both = createSealKeys(testSecrets.deriveKeys(SEALS_PURPOSE), [raw]);
    for await (const { findings } of verifyAudit(test.database.kysely, both)) expect(findings).toEqual([]);
  });
});
