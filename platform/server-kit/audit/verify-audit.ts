import { sql } from 'kysely';
import type { AnyKysely } from '../database/database-handle.ts';
import {
  AUDIT_FORM,
  type CanonicalEvent,
  canonicalColumns,
  canonicalMoment,
  computeEventDigest,
  computeSealDigest,
  NO_SEAL_BEFORE,
  type SealContent,
  startEntries,
} from './audit-digest.ts';
import type { SealVerifier, SignatureVerdict } from './seal-signature.ts';

/**
 * Kinds of findings. An event was changed, removed, or added after its numbers were sealed. A seal or its digests
 * were changed, a seal is missing or does not follow from the one before, or its signature is absent, wrong, or of an
 * unknown key.
 */
export type AuditFindingKind =
  | 'event-changed'
  | 'event-removed'
  | 'event-added'
  | 'seal-changed'
  | 'seal-missing'
  | 'seal-unlinked'
  | 'seal-unsigned'
  | 'seal-forged'
  | 'seal-of-unknown-key';

export interface AuditFinding {
  readonly kind: AuditFindingKind;
  readonly batch: number;
  /** Null where the finding is about the seal itself. */
  readonly eventId: number | null;
}

/** One seal compared with its events. */
export interface SealCheck {
  readonly batch: number;
  readonly eventCount: number;
  /** At most `FINDINGS_LIMIT`; `findingCount` says how many there are. */
  readonly findings: readonly AuditFinding[];
  readonly findingCount: number;
}

/** Most findings named for each seal: if a million events were removed, the first hundred are enough. */
const FINDINGS_LIMIT = 100;
const PAGE_SIZE = 1000;

interface StoredSeal extends SealContent {
  readonly form: number;
  readonly digest: string;
  readonly keyId: string | null;
  readonly signature: string | null;
}

/** An event beside the digest it was sealed with; either side may be missing. */
type EntryRow = Partial<CanonicalEvent> & {
  readonly entry_id: number;
  readonly has_event: boolean;
  readonly sealed_digest: string | null;
};

/**
 * Compares the trail with its seals, one by one and page by page: memory does not grow with the length of the chain.
 *
 * Seals made before they were signed have no signature: they are covered by the first signed one, which follows from
 * them. After it, and at the end, a seal without one is a finding.
 *
 * @param verifier the public keys that are trusted
 * @param after number of the last seal already verified; 0 from the beginning
 */
export async function* verifyAudit(
  database: AnyKysely,
  verifier: SealVerifier,
  after = 0,
): AsyncGenerator<SealCheck> {
  let previous = after === 0 ? null : ((await findSeal(database, after, '=')) ?? null);
  let expected = after + 1;
  let needsSignature = await hasSignedSeal(database, after);
  let seal = await findSeal(database, expected, '>=');
  while (seal) {
    const follower = await findSeal(database, seal.batch + 1, '>=');
    needsSignature ||= seal.signature !== null || !follower;
    const signature = findSignatureFault(seal, verifier, needsSignature);
    yield await checkSeal(database, { seal, previous, expected, signature });
    previous = seal;
    expected = seal.batch + 1;
    seal = follower;
  }
  if (await hasDigestWithoutSeal(database)) {
    const finding = { kind: 'seal-missing', batch: expected, eventId: null } as const;
    yield { batch: expected, eventCount: 0, findings: [finding], findingCount: 1 };
  }
}

const SIGNATURE_FAULTS: Readonly<Record<SignatureVerdict, AuditFindingKind | undefined>> = {
  valid: undefined,
  forged: 'seal-forged',
  'unknown-key': 'seal-of-unknown-key',
};

function findSignatureFault(
  { form, batch, digest, keyId, signature }: StoredSeal,
  verifier: SealVerifier,
  needsSignature: boolean,
): AuditFindingKind | undefined {
  if (keyId === null || signature === null) return needsSignature ? 'seal-unsigned' : undefined;
  return SIGNATURE_FAULTS[verifier.verify({ form, batch, digest }, { keyId, signature })];
}

interface SealInChain {
  readonly seal: StoredSeal;
  readonly previous: StoredSeal | null;
  /** Number the seal should have. */
  readonly expected: number;
  readonly signature: AuditFindingKind | undefined;
}

async function checkSeal(
  database: AnyKysely,
  { seal, previous, expected, signature }: SealInChain,
): Promise<SealCheck> {
  const { batch } = seal;
  const findings: AuditFinding[] = [];
  let findingCount = 0;
  function add(kind: AuditFindingKind, eventId: number | null = null, of = batch): void {
    findingCount += 1;
    if (findings.length < FINDINGS_LIMIT) findings.push({ kind, batch: of, eventId });
  }
  const isNext = batch === expected;
  if (!isNext) add('seal-missing', null, expected);
  const follows =
    seal.previousDigest === (previous?.digest ?? NO_SEAL_BEFORE) &&
    seal.firstId === (previous?.lastId ?? 0) + 1;
  if (isNext && !follows) add('seal-unlinked');
  if (signature) add(signature);

  const entries = startEntries();
  let sealedCount = 0;
  for await (const row of streamEntries(database, seal)) {
    if (row.sealed_digest !== null) {
      sealedCount += 1;
      entries.add(row.entry_id, row.sealed_digest);
    }
    const kind = compareEntry(row);
    if (kind) add(kind, row.entry_id);
  }
  const isIntact =
    seal.form === AUDIT_FORM &&
    sealedCount === seal.eventCount &&
    computeSealDigest(seal, entries.end()) === seal.digest;
  if (!isIntact) add('seal-changed');
  return { batch, eventCount: sealedCount, findings, findingCount };
}

/** What is wrong with one event; undefined when it is as it was sealed. */
function compareEntry(row: EntryRow): AuditFindingKind | undefined {
  if (!row.has_event) return 'event-removed';
  if (row.sealed_digest === null) return 'event-added';
  return computeEventDigest(row as CanonicalEvent) === row.sealed_digest ? undefined : 'event-changed';
}

/** Events and sealed digests of a seal's numbers side by side, in their order, read in pages. */
async function* streamEntries(database: AnyKysely, seal: StoredSeal): AsyncGenerator<EntryRow> {
  // Nothing was ever numbered below the first seal, so it answers for what is there too.
  let from = seal.batch === 1 ? Number.MIN_SAFE_INTEGER : seal.firstId;
  for (;;) {
    const { rows } = await sql<EntryRow>`
      select ${canonicalColumns}, coalesce(e.id, d.event_id) as entry_id, e.id is not null as has_event,
        d.digest as sealed_digest
      from (select * from audit_events where id between ${from} and ${seal.lastId} order by id limit ${PAGE_SIZE}) e
      full join (select * from audit_event_digests where event_id between ${from} and ${seal.lastId}
        order by event_id limit ${PAGE_SIZE}) d on d.event_id = e.id
      order by entry_id limit ${PAGE_SIZE}`.execute(database);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    from = last.entry_id + 1;
  }
}

async function findSeal(
  database: AnyKysely,
  batch: number,
  comparison: '=' | '>=',
): Promise<StoredSeal | undefined> {
  const { rows } = await sql<StoredSeal>`
    select batch, form, first_id as "firstId", last_id as "lastId", event_count as "eventCount",
      ${canonicalMoment('sealed_at')} as "sealedAt", previous_digest as "previousDigest", digest,
      key_id as "keyId", signature
    from audit_seals where batch ${sql.raw(comparison)} ${batch} order by batch limit 1`.execute(database);
  return rows[0];
}

/** Whether one of the seals up to a number is signed: then those after it must be. */
async function hasSignedSeal(database: AnyKysely, upTo: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from audit_seals where batch <= ${upTo} and signature is not null) as found`.execute(
    database,
  );
  return rows[0]?.found === true;
}

/** Digests after the last seal: their seal was removed. */
async function hasDigestWithoutSeal(database: AnyKysely): Promise<boolean> {
  // One statement, so that a seal made at this moment is seen with its digests or not at all.
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from audit_event_digests
      where event_id > coalesce((select max(last_id) from audit_seals), 0)) as found`.execute(database);
  return rows[0]?.found === true;
}

/** How far the trail is sealed. */
export interface AuditSummary {
  readonly seals: number;
  readonly sealedEvents: number;
  /** Events after the last seal: they wait for the next one. */
  readonly unsealedEvents: number;
  readonly last: { readonly batch: number; readonly digest: string; readonly sealedAt: Date } | null;
}

/** How far the trail is sealed, without comparing anything. */
export async function readAuditSummary(database: AnyKysely): Promise<AuditSummary> {
  const { rows } = await sql<{ seals: number; sealed: number; unsealed: number }>`
    select count(*) as seals, coalesce(sum(event_count), 0)::bigint as sealed,
      (select count(*) from audit_events e where e.id > coalesce(max(s.last_id), 0)) as unsealed
    from audit_seals s`.execute(database);
  const last = await database
    .selectFrom('audit_seals')
    .select(['batch', 'digest', 'sealed_at as sealedAt'])
    .orderBy('batch', 'desc')
    .limit(1)
    .executeTakeFirst();
  const [counts] = rows;
  return {
    seals: counts?.seals ?? 0,
    sealedEvents: counts?.sealed ?? 0,
    unsealedEvents: counts?.unsealed ?? 0,
    last: (last as AuditSummary['last'] | undefined) ?? null,
  };
}
