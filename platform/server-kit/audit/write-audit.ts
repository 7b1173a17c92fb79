import { randomUUID } from 'node:crypto';
import type { AnyKysely } from '../database/database-handle.ts';
import type { Actor } from '../http/actor.ts';

/** Values of an object by field, as codes, numbers, texts or lists of them. */
export type AuditState = Readonly<Record<string, unknown>>;

/**
 * The detail of an event, beside who, what and when. A change contains only the fields that differ: `antes` is null
 * if the object was created, `despues` if it was deleted. Other data have their own names.
 */
export interface AuditDetail {
  readonly antes?: AuditState | null;
  readonly despues?: AuditState | null;
  /** The state after a change is `despues`, under no other name. */
  readonly ahora?: never;
  readonly [name: string]: unknown;
}

/** An action that a person did or was refused. It must not contain personal values without need. */
export interface AuditEvent {
  /** Verb and noun: `iniciar-sesion`, `elegir-entidad`. */
  readonly action: string;
  readonly result: 'exito' | 'rechazo';
  readonly objectType: string;
  readonly objectId?: string | number | null;
  readonly detail?: AuditDetail;
}

/** The actor as the event stores it. A person who has just signed in has no session yet. */
export type AuditActor = Pick<Actor, 'userId' | 'entityId' | 'roleName'>;

export interface AuditOrigin {
  readonly actor: AuditActor | null;
  readonly address: string;
  readonly correlationId: string;
}

/** Calls whose refusal an event already tells. */
const told = new WeakSet<AuditOrigin>();

/** Whether this call already wrote an event about its refusal. */
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

/** The origin of an action of the product itself, as in a job: there is no actor and no request. */
export function createSystemOrigin(): AuditOrigin {
  return { actor: null, address: 'sistema', correlationId: randomUUID() };
}

/** Adds an event of what the product does by itself; several of one act share one `createSystemOrigin`. */
export function writeSystemAudit(transaction: AnyKysely, event: AuditEvent): Promise<void> {
  return writeAudit(transaction, createSystemOrigin(), event);
}
