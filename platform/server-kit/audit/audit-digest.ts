import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';

/**
 * Version of the canonical form. Each seal says the one it was made with; a column added to `audit_events` needs a
 * new version, and the old one stays for the seals that have it.
 *
 * Form 1 of an event: SHA-256 (hexadecimal) of the UTF-8 text `marco-audit-event/1`, a line feed, and the JSON array
 * of its columns in the order of `CanonicalEvent`, every value as text or null. The moment is UTC with milliseconds
 * (`2026-11-21T02:00:00.000Z`) and the detail is what PostgreSQL writes for the jsonb.
 *
 * Form 1 of a seal: SHA-256 of `marco-audit-seal/1`, a line feed, and the JSON array of batch, first id, last id,
 * count, moment, digest of the entries and digest of the seal before it. The entries are one line `id:digest` per
 * event, in the order of the ids.
 */
export const AUDIT_FORM = 1;

/** The digest that the first seal uses as its predecessor. */
export const NO_SEAL_BEFORE = '0'.repeat(64);

/** An event reduced to texts that are the same on both engines. */
export interface CanonicalEvent {
  readonly id: string;
  readonly occurred_at: string;
  readonly action: string;
  readonly result: string;
  readonly object_type: string;
  readonly object_id: string | null;
  readonly actor_user_id: string | null;
  readonly actor_entity_id: string | null;
  readonly actor_role: string | null;
  readonly address: string | null;
  readonly correlation_id: string | null;
  readonly detail: string;
}

/** SQL expression of the canonical moment of a column. */
export function canonicalMoment(column: string): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** SQL select list of `CanonicalEvent` from the table `e`. */
export const canonicalColumns = sql`e.id::text as id, ${canonicalMoment('e.occurred_at')} as occurred_at,
  e.action, e.result, e.object_type, e.object_id, e.actor_user_id::text as actor_user_id,
  e.actor_entity_id::text as actor_entity_id, e.actor_role, e.address, e.correlation_id, e.detail::text as detail`;

/** Digest of one event in form 1. */
export function computeEventDigest(event: CanonicalEvent): string {
  return digestOf('marco-audit-event/1', [
    event.id,
    event.occurred_at,
    event.action,
    event.result,
    event.object_type,
    event.object_id,
    event.actor_user_id,
    event.actor_entity_id,
    event.actor_role,
    event.address,
    event.correlation_id,
    event.detail,
  ]);
}

/** All fields of a seal except its own digest. */
export interface SealContent {
  readonly batch: number;
  readonly firstId: number;
  readonly lastId: number;
  readonly eventCount: number;
  /** Canonical moment. */
  readonly sealedAt: string;
  readonly previousDigest: string;
}

/** Digest of a seal in form 1; the entries come as the digest of `startEntries`. */
export function computeSealDigest(seal: SealContent, entriesDigest: string): string {
  const { batch, firstId, lastId, eventCount, sealedAt, previousDigest } = seal;
  return digestOf('marco-audit-seal/1', [
    batch,
    firstId,
    lastId,
    eventCount,
    sealedAt,
    entriesDigest,
    previousDigest,
  ]);
}

/** Takes the entries of a seal one by one, in the order of their ids, and gives their digest once at the end. */
export function startEntries(): { add(eventId: number, digest: string): void; end(): string } {
  const hash = createHash('sha256');
  return {
    add: (eventId, digest) => {
      hash.update(`${eventId}:${digest}\n`);
    },
    end: () => hash.digest('hex'),
  };
}

function digestOf(form: string, values: readonly (string | number | null)[]): string {
  return createHash('sha256')
    .update(`${form}\n${JSON.stringify(values)}`)
    .digest('hex');
}
