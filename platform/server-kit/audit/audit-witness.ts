import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import type { AnyKysely } from '../database/database-handle.ts';

/** A seal that is stored outside the database. */
export interface RememberedSeal {
  readonly batch: number;
  readonly digest: string;
}

/**
 * The last seal that a process made or saw, stored outside the database. If somebody rewrites only the database, the
 * product notices it and does not seal the rewritten trail.
 */
export interface AuditWitness {
  /** Undefined before the first seal. */
  read(): RememberedSeal | undefined;
  remember(seal: RememberedSeal): void;
}

/** The trail lacks a seal that it had. The product seals nothing more until a person has checked it. */
class AuditRewrittenError extends Error {
  override readonly name = 'AuditRewrittenError';
  readonly seal: RememberedSeal;
  constructor(seal: RememberedSeal) {
    super(`The audit trail no longer holds seal ${seal.batch} with digest ${seal.digest}.`);
    this.seal = seal;
  }
}

const OWNER_ONLY = 0o600;

/** A witness in a file only its owner reads, replaced whole. */
export function createFileWitness(path: string): AuditWitness {
  return {
    read: () => readFile(path),
    remember: ({ batch, digest }) => {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${process.pid}`;
      writeFileSync(draft, `${JSON.stringify({ batch, digest })}\n`, { mode: OWNER_ONLY, flush: true });
      renameSync(draft, path);
    },
  };
}

function readFile(path: string): RememberedSeal | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as RememberedSeal;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Result of the comparison of stored seals with the trail. */
export type SealFate = 'kept' | 'missing' | 'different';

/** Compares seals stored elsewhere with those of the trail, a thousand at a time. */
export async function* compareRemembered(
  database: AnyKysely,
  remembered: readonly RememberedSeal[],
): AsyncGenerator<{ readonly batch: number; readonly fate: SealFate }> {
  for (let start = 0; start < remembered.length; start += PAGE_SIZE) {
    const page = remembered.slice(start, start + PAGE_SIZE);
    const stored = await readDigests(
      database,
      page.map(({ batch }) => batch),
    );
    for (const { batch, digest } of page) {
      const found = stored.get(batch);
      if (found === undefined) yield { batch, fate: 'missing' };
      else yield { batch, fate: found === digest ? 'kept' : 'different' };
    }
  }
}

const PAGE_SIZE = 1000;

async function readDigests(database: AnyKysely, batches: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ batch: number; digest: string }>`
    select batch, digest from audit_seals where batch in (${sql.join(batches)})`.execute(database);
  return new Map(rows.map(({ batch, digest }) => [batch, digest]));
}

/** @throws AuditRewrittenError when the trail no longer holds what the witness remembers */
export async function requireWitnessed(database: AnyKysely, witness: AuditWitness): Promise<void> {
  const seal = witness.read();
  if (!seal) return;
  for await (const { fate } of compareRemembered(database, [seal]))
    if (fate !== 'kept') throw new AuditRewrittenError(seal);
}
