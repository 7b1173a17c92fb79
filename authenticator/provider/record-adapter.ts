import { hashToken, type Secrets } from '@marco/server-kit';
import type { Insertable } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { AuthenticatorKysely, AuthRecordsTable } from '../tables.ts';

const SECOND_MS = 1000;

/** Records that belong to one grant: ending the grant ends them. */
const GRANTED_KINDS = ['AccessToken', 'AuthorizationCode', 'RefreshToken'];

/**
 * Keeps one kind of the provider's records in the database, where every process and the next start find them. A
 * person who reads the database cannot use them: an id, which is the session cookie, code or token itself, is stored
 * as its hash, and the record, which contains it, is encrypted.
 */
export class RecordAdapter implements Adapter {
  readonly #kysely: AuthenticatorKysely;
  readonly #secrets: Secrets;
  readonly #kind: string;

  constructor(kysely: AuthenticatorKysely, secrets: Secrets, kind: string) {
    this.#kysely = kysely;
    this.#secrets = secrets;
    this.#kind = kind;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const { kind, id: hash, ...values } = this.#presentRow(id, payload, expiresIn);
    await this.#kysely
      .insertInto('auth_records')
      .values({ kind, id: hash, ...values })
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(values))
      .execute();
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('id', hashToken(id));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('uid', uid);
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('user_code', userCode);
  }

  async consume(id: string): Promise<void> {
    await this.#kysely
      .updateTable('auth_records')
      .set({ consumed_at: new Date() })
      .where('kind', '=', this.#kind)
      .where('id', '=', hashToken(id))
      .execute();
  }

  async destroy(id: string): Promise<void> {
    await this.#kysely
      .deleteFrom('auth_records')
      .where('kind', '=', this.#kind)
      .where('id', '=', hashToken(id))
      .execute();
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#kysely
      .deleteFrom('auth_records')
      .where('kind', 'in', GRANTED_KINDS)
      .where('grant_id', '=', grantId)
      .execute();
  }

  async #findBy(column: 'id' | 'uid' | 'user_code', value: string): Promise<AdapterPayload | undefined> {
    // What the browser sends; no record is named by it, and the database refuses to compare it.
    if (value.includes('\0')) return undefined;
    const row = await this.#kysely
      .selectFrom('auth_records')
      .select(['id', 'payload', 'consumed_at'])
      .where('kind', '=', this.#kind)
      .where(column, '=', value)
      .executeTakeFirst();
    if (!row) return undefined;
    const clear = this.#secrets.decrypt(row.payload, presentRecord(this.#kind, row.id));
    const payload = JSON.parse(clear) as AdapterPayload;
    return row.consumed_at
      ? { ...payload, consumed: Math.floor(row.consumed_at.getTime() / SECOND_MS) }
      : payload;
  }

  #presentRow(id: string, payload: AdapterPayload, expiresIn?: number): Insertable<AuthRecordsTable> {
    const hash = hashToken(id);
    return {
      kind: this.#kind,
      id: hash,
      payload: this.#secrets.encrypt(JSON.stringify(payload), presentRecord(this.#kind, hash)),
      account_id: payload.accountId ?? null,
      grant_id: payload.grantId ?? null,
      uid: payload.uid ?? null,
      user_code: payload.userCode ?? null,
      consumed_at: null,
      expires_at: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * SECOND_MS),
    };
  }
}

/**
 * What an envelope is about: the record of somebody else is not read in place of one's own.
 *
 * @param hash of the id
 */
export function presentRecord(kind: string, hash: string): string {
  return `auth_records/${kind}/${hash}`;
}
