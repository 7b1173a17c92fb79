import { sql } from 'kysely';
import type { AnyKysely } from '../database/database-handle.ts';
import { createOpaqueToken, hashToken } from './opaque-token.ts';

export interface NewSession {
  readonly userId: number;
  readonly membershipId: number | null;
  /** Hours after which it ends whatever happens. */
  readonly maximumHours: number;
  /** Where it was opened, so that the person recognises it. */
  readonly address?: string;
  readonly userAgent?: string | null;
}

/** Opens a session and returns its token, which is readable only now. */
export async function createSession(transaction: AnyKysely, session: NewSession): Promise<string> {
  const token = createOpaqueToken();
  await transaction
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: session.userId,
      membership_id: session.membershipId,
      address: session.address ?? null,
      user_agent: session.userAgent ?? null,
      expires_at: sql`now() + make_interval(hours => ${session.maximumHours})`,
    })
    .execute();
  return token;
}

/** Binds a session to the membership it works for from now on. */
export async function updateSessionMembership(
  transaction: AnyKysely,
  sessionId: string,
  membershipId: number,
): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ membership_id: membershipId })
    .where('id', '=', sessionId)
    .execute();
}

/** Notes that the person gave a code of their second factor in this session, now. */
export async function updateSessionSecondFactor(transaction: AnyKysely, sessionId: string): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ second_factor_at: sql`now()` })
    .where('id', '=', sessionId)
    .execute();
}

/**
 * The codes that a person gave in their sessions are no longer valid, because their second factor changed or was
 * removed.
 */
export async function clearSecondFactorOfUser(transaction: AnyKysely, userId: number): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ second_factor_at: null })
    .where('user_id', '=', userId)
    .execute();
}

/** Records activity, at most once a minute, so that not every read causes a write. */
export async function updateSessionActivity(database: AnyKysely, sessionId: string): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ last_seen_at: sql`now()` })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<', sql<Date>`now() - interval '1 minute'`)
    .execute();
}

/**
 * Ends one session of a person.
 *
 * @returns whether there was such a session of theirs, still open
 */
export async function closeSessionOfUser(
  transaction: AnyKysely,
  userId: number,
  sessionId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends every session of a person but one; answers how many there were. */
export async function closeOtherSessions(
  transaction: AnyKysely,
  userId: number,
  keptSessionId: string,
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', '<>', keptSessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Rows one cleaning takes at most: it must not hold the table. */
const CLEANING_BATCH = 1000;
/** Days an ended session is kept. */
const KEPT_DAYS = 30;

/** Forgets sessions that ended long ago; answers how many. */
export async function deleteOldSessions(database: AnyKysely): Promise<number> {
  const { rows } = await sql`delete from sessions where id in (select id from sessions
    where least(expires_at, coalesce(revoked_at, expires_at)) < now() - make_interval(days => ${KEPT_DAYS})
    limit ${sql.lit(CLEANING_BATCH)}) returning id`.execute(database);
  return rows.length;
}

/** Ends every session of a person, whatever device it is on. */
export async function closeSessionsOfUser(transaction: AnyKysely, userId: number): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Forgets every session of a person, with the addresses and devices they were opened from. */
export async function deleteSessionsOfUser(transaction: AnyKysely, userId: number): Promise<void> {
  await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Ends every session of everybody; answers how many were open. */
export async function closeAllSessions(transaction: AnyKysely): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends a session: its token answers 401 from now on. */
export async function closeSession(transaction: AnyKysely, sessionId: string): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', sessionId)
    .execute();
}

/** Ends every open session that works for a membership, at once. */
export async function closeMembershipSessions(transaction: AnyKysely, membershipId: number): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('membership_id', '=', membershipId)
    .where('revoked_at', 'is', null)
    .execute();
}
