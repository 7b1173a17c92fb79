import { randomUUID } from 'node:crypto';
import type { AnyKysely } from '../database/database-handle.ts';
import type { Actor } from '../http/actor.ts';

/** Values of an object by field, as codes, numbers, texts or lists of them. */
export type AuditState = Readonly<Record<string, unknown>>;

/**
 * What an event tells beside who, what and when. A change says only the fields that differ: `antes` is null where the
 * object began to exist, `despues` where it ceased to. Anything else goes under its own name.
 */
export interface AuditDetail {
  readonly antes?: AuditState | null;
  readonly despues?: AuditState | null;
  /** The state after a change is `despues`, under no other name. */
  readonly ahora?: never;
  readonly [name: string]: unknown;
}

/** One thing somebody did or was refused. Never carries personal values that are not needed. */
export interface AuditEvent {
  /** Verb and noun: `iniciar-sesion`, `elegir-entidad`. */
  readonly action: string;
  readonly result: 'exito' | 'rechazo';
  readonly objectType: string;
  readonly objectId?: string | number | null;
  readonly detail?: AuditDetail;
}

/** What is written down of who acts; somebody who just signed in is in no session yet. */
export type AuditActor = Pick<Actor, 'userId' | 'entityId' | 'roleName'>;

export interface AuditOrigin {
  readonly actor: AuditActor | null;
  readonly address: string;
  readonly correlationId: string;
}

/** Calls whose refusal an event already tells. */
const told = new WeakSet<AuditOrigin>();

/** Whether an event of this very call says that it was refused. */
export function wasRefusalTold(origin: AuditOrigin): boolean {
  return told.has(origin);
}

/** Adds one event to the audit trail, in the transaction of the change it tells. */
export async function writeAudit(
  transaction: AnyKysely,
  origin: AuditOrigin,
  event: AuditEvent,
): Promise<void> {
  if (event.result === 'rechazo') told.add(origin);
  await transaction
    .insertInto('audit_events')
    .values({
      action: event.action,
      result: event.result,
      object_type: event.objectType,
      object_id: event.objectId == null ? null : String(event.objectId),
      actor_user_id: origin.actor?.userId ?? null,
      actor_entity_id: origin.actor?.entityId ?? null,
      actor_role: origin.actor?.roleName ?? null,
      address: origin.address,
      correlation_id: origin.correlationId,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute();
}

/** Where what the product does by itself comes from, as in a job: nobody acted and no request asked for it. */
export function createSystemOrigin(): AuditOrigin {
  return { actor: null, address: 'sistema', correlationId: randomUUID() };
}

/** Adds an event of what the product does by itself; several of one act share one `createSystemOrigin`. */
export function writeSystemAudit(transaction: AnyKysely, event: AuditEvent): Promise<void> {
  return writeAudit(transaction, createSystemOrigin(), event);
}
