import type { DatabaseSchema } from '@marco/database';
import type { AnyKysely, DatabaseHandle } from '@marco/server-kit/database';
import { openTestDatabase, testSecrets } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readAuditFence } from './audit-fence.ts';
import { type MadeSeal, sealAudit, sealUpTo } from './seal-audit.ts';
import { createSealKeys, SEALS_PURPOSE } from './seal-signature.ts';
import { type AuditFinding, readAuditSummary, verifyAudit } from './verify-audit.ts';
import { writeAudit } from './write-audit.ts';

const keys = createSealKeys(testSecrets.deriveKeys(SEALS_PURPOSE));
const { signer } = keys;

let database: DatabaseHandle<DatabaseSchema>;
let first: number;
beforeAll(async () => {
  database = await openTestDatabase({ as: 'owner' });
  await sealAll();
  await addEvents(5);
  first = (await maximumId()) - 4;
  await sealAll();
  await addEvents(3);
  await sealAll();
});
afterAll(() => database.close());

const origin = { actor: null, address: '127.0.0.1', correlationId: 'prueba-0001' };

/** Seals everything. The tests of other files hold transactions open on the same server, which only delays a seal. */
async function sealAll(onSeal?: (seal: MadeSeal) => void): Promise<void> {
  await vi.waitFor(
    async () =>
      expect(await sealAudit(database.kysely, { signer, ...(onSeal ? { onSeal } : {}) })).toBe(true),
    60_000,
  );
}

async function addEvents(count: number): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    for (let number = 0; number < count; number++) {
      await writeAudit(transaction, origin, {
        action: 'probar',
        result: 'exito',
        objectType: 'prueba',
        objectId: number,
        detail: { antes: { estado: 'a' }, despues: { estado: 'ñ "b"', cuenta: 1.5 } },
      });
    }
  });
}

async function maximumId(): Promise<number> {
  const { rows } = await sql<{ id: number }>`select max(id) as id from audit_events`.execute(database.kysely);
  return rows[0]?.id ?? 0;
}

const UNDO = new Error('deshacer');

/** Statements that only the owner of the database can run, with the triggers out of the way; rolled back afterwards. */
async function inTampered(
  statements: readonly string[],
  look: (kysely: AnyKysely) => Promise<void>,
): Promise<void> {
  const tampered = database.kysely.transaction().execute(async (transaction) => {
    for (const table of ['audit_events', 'audit_seals', 'audit_event_digests'])
      await sql.raw(`alter table ${table} disable trigger all`).execute(transaction);
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    await look(transaction);
    throw UNDO;
  });
  await expect(tampered).rejects.toBe(UNDO);
}

/** What verification finds after such statements. */
async function findAfter(...statements: readonly string[]): Promise<AuditFinding[]> {
  let findings: AuditFinding[] = [];
  await inTampered(statements, async (kysely) => {
    findings = await findAll(kysely);
  });
  return findings;
}

async function findAll(kysely: AnyKysely = database.kysely): Promise<AuditFinding[]> {
  const findings: AuditFinding[] = [];
  for await (const check of verifyAudit(kysely, keys)) findings.push(...check.findings);
  return findings;
}

/** A number whose transaction was undone, under a sealed event; answers the number. */
async function leaveGap(): Promise<number> {
  const before = await maximumId();
  const undone = database.kysely.transaction().execute(async (transaction) => {
    await writeAudit(transaction, origin, { action: 'probar', result: 'exito', objectType: 'prueba' });
    throw UNDO;
  });
  await expect(undone).rejects.toBe(UNDO);
  await addEvents(1);
  await sealAll();
  return before + 1;
}

async function batchOf(id: number): Promise<number> {
  const { batch } = await database.kysely
    .selectFrom('audit_seals')
    .select('batch')
    .where('last_id', '>=', id)
    .orderBy('batch')
    .limit(1)
    .executeTakeFirstOrThrow();
  return batch;
}

describe('an untouched trail', () => {
  it('[AREA-12] is sealed whole and verifies without a finding', async () => {
    expect(await findAll()).toEqual([]);
    const summary = await readAuditSummary(database.kysely);
    expect(summary.unsealedEvents).toBe(0);
    expect(summary.sealedEvents).toBeGreaterThanOrEqual(8);
    expect(summary.last?.batch).toBe(summary.seals);
  });

  it('[AREA-12] numbers nobody used are not missing events', async () => {
    const gap = await leaveGap();
    expect(await maximumId()).toBe(gap + 1);
    expect(await findAll()).toEqual([]);
  });

  it('[AREA-12] more events than a seal holds become several seals, and verification goes on after any of them', async () => {
    await sql`insert into audit_events (action, result, object_type)
      select 'probar', 'exito', 'prueba' from generate_series(1, 2500)`.execute(database.kysely);
    const made: MadeSeal[] = [];
    await sealAll((seal) => made.push(seal));
    expect(made.map(({ eventCount }) => eventCount)).toEqual([1000, 1000, 500]);
    const rest = [];
    for await (const check of verifyAudit(database.kysely, keys, made[0]?.batch)) rest.push(check);
    expect(rest.map(({ eventCount, findingCount }) => [eventCount, findingCount])).toEqual([
      [1000, 0],
      [500, 0],
    ]);
  });

  it('[AREA-12] two who seal at once make each seal once', async () => {
    await addEvents(20);
    await Promise.all([sealAudit(database.kysely, { signer }), sealAudit(database.kysely, { signer })]);
    await sealAll();
    expect(await findAll()).toEqual([]);
    expect((await readAuditSummary(database.kysely)).unsealedEvents).toBe(0);
  });

  it.each(['audit_seals', 'audit_event_digests', 'audit_events'])(
    '[AREA-12] %s refuses change, removal and emptying',
    async (table) => {
      const column = { audit_seals: 'form', audit_event_digests: 'digest', audit_events: 'action' }[table];
      for (const statement of [
        `update ${table} set ${column} = ${column}`,
        `delete from ${table}`,
        `truncate ${table}`,
      ])
        await expect(sql.raw(statement).execute(database.kysely)).rejects.toThrow(
          `${table} only accepts new rows`,
        );
    },
  );
});

describe('a trail somebody touched', () => {
  it.each([
    `action = 'otra'`,
    `result = 'rechazo'`,
    `object_type = 'otra'`,
    'object_id = null',
    'actor_user_id = 7',
    'actor_entity_id = 7',
    `actor_role = 'otra'`,
    `address = 'otra'`,
    `correlation_id = 'otra'`,
    `occurred_at = occurred_at + interval '1 millisecond'`,
    `occurred_at = 'infinity'`,
    `detail = jsonb_set(detail, '{despues,cuenta}', '1.50000000000000000001')`,
    `detail = '{}'`,
  ])('[AREA-12] names the event changed by %s', async (change) => {
    for (const eventId of [first, first + 4]) {
      expect(await findAfter(`update audit_events set ${change} where id = ${eventId}`)).toEqual([
        { kind: 'event-changed', batch: await batchOf(first), eventId },
      ]);
    }
  });

  it('[AREA-12] names the removed events, the first and the last of a seal too', async () => {
    const removed = [first, first + 4, first + 7];
    const found = await findAfter(`delete from audit_events where id in (${removed.join()})`);
    expect(found.map(({ kind, eventId }) => [kind, eventId])).toEqual(
      removed.map((id) => ['event-removed', id]),
    );
    expect(found.map(({ batch }) => batch)).toEqual(await Promise.all(removed.map(batchOf)));
  });

  it('[AREA-12] names an event added among sealed numbers', async () => {
    const added = 'insert into audit_events (id, action, result, object_type) values';
    expect(await findAfter(`${added} (-5, 'probar', 'exito', 'prueba')`)).toEqual([
      { kind: 'event-added', batch: 1, eventId: -5 },
    ]);
    const gap = await leaveGap();
    expect(await findAfter(`${added} (${gap}, 'probar', 'exito', 'prueba')`)).toEqual([
      { kind: 'event-added', batch: await batchOf(gap), eventId: gap },
    ]);
  });

  it('[AREA-12] names the seal when its digests were made to fit', async () => {
    const batch = await batchOf(first);
    const removed = await findAfter(
      `delete from audit_events where id = ${first}`,
      `delete from audit_event_digests where event_id = ${first}`,
    );
    expect(removed).toEqual([{ kind: 'seal-changed', batch, eventId: null }]);
  });

  it('[AREA-12] names the seal that no longer follows when the one before it was made anew', async () => {
    const batch = await batchOf(first);
    expect(await findAfter(`update audit_seals set digest = repeat('a', 64) where batch = ${batch}`)).toEqual(
      [
        { kind: 'seal-forged', batch, eventId: null },
        { kind: 'seal-changed', batch, eventId: null },
        { kind: 'seal-unlinked', batch: batch + 1, eventId: null },
      ],
    );
  });

  it('[AREA-12] names a missing seal, in the middle and at the end', async () => {
    const last = await batchOf(await maximumId());
    for (const batch of [await batchOf(first), last]) {
      const found = await findAfter(`delete from audit_seals where batch = ${batch}`);
      expect(found).toEqual([{ kind: 'seal-missing', batch, eventId: null }]);
    }
  });

  it('[AREA-12] names a hundred events of a seal and counts the rest', async () => {
    await addEvents(250);
    await sealAll();
    const last = await batchOf(await maximumId());
    await inTampered(
      [`delete from audit_events where id > (select last_id from audit_seals where batch = ${last - 1})`],
      async (kysely) => {
        const checks = [];
        for await (const check of verifyAudit(kysely, keys, last - 1)) checks.push(check);
        expect(checks).toMatchObject([{ batch: last, findingCount: 250, findings: { length: 100 } }]);
      },
    );
  });
});

/** The embedded engine has one connection: no transaction is open while another statement runs. */
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('an open transaction', () => {
  it('[AREA-12] holds the seal back until it ends: its earlier event is sealed, not skipped', async () => {
    const made: MadeSeal[] = [];
    let numbered = 0;
    await database.kysely.transaction().execute(async (open) => {
      await writeAudit(open, origin, { action: 'tardar', result: 'exito', objectType: 'prueba' });
      const { rows } = await sql<{ id: number }>`select max(id) as id from audit_events`.execute(open);
      numbered = rows[0]?.id ?? 0;
      await addEvents(2);
      expect(await maximumId()).toBe(numbered + 2);
      const fence = await readAuditFence(database.kysely);
      expect(await sealUpTo(database.kysely, fence, { signer, onSeal: (seal) => made.push(seal) })).toBe(
        false,
      );
      expect(await sealAudit(database.kysely, { signer, onSeal: (seal) => made.push(seal) })).toBe(false);
      expect(made).toEqual([]);
    });
    await sealAll((seal) => made.push(seal));
    expect(made).toMatchObject([{ lastId: numbered + 2, eventCount: 3 }]);
    expect(await findAll()).toEqual([]);
  });

  it('[AREA-12] that began after the line does not hold it back', async () => {
    await addEvents(1);
    const fence = await readAuditFence(database.kysely);
    await database.kysely.transaction().execute(async (open) => {
      await writeAudit(open, origin, { action: 'tardar', result: 'exito', objectType: 'prueba' });
      await expect.poll(() => sealUpTo(database.kysely, fence, { signer })).toBe(true);
    });
    await sealAll();
    expect(await findAll()).toEqual([]);
  });
});
