import type { DatabaseSchema } from '@marco/database';
import { createSession } from '@marco/server-kit';
import { openTestSession, type StubIssuer } from '@marco/test-kit';
import { type Kysely, sql } from 'kysely';

/** Demo identities that hold each role in their own entity. */
const ROLES = {
  administrator: '1000000001',
  consultant: '1000000002',
  leader: '1000000003',
  staff: '1000000004',
  ies: '1000000009',
  private: '1000000010',
  auditor: '1000000011',
  operator: '1000000012',
  coordinator: '1000000013',
} as const;

/** Memberships that let nobody into their entity, though a session still points at them. */
const CLOSED_MEMBERSHIPS = {
  pending: { estado: 'pendiente' },
  inactive: { estado: 'inactiva' },
  rejected: { estado: 'rechazada' },
} as const;

export type RoleKind = keyof typeof ROLES;
export type CallerKind =
  | 'anonymous'
  | 'external-identity'
  | 'without-entity'
  | keyof typeof CLOSED_MEMBERSHIPS
  | RoleKind;

const roleKinds = Object.keys(ROLES) as RoleKind[];
export const callerKinds: readonly CallerKind[] = [
  'anonymous',
  'external-identity',
  'without-entity',
  'pending',
  'inactive',
  'rejected',
  ...roleKinds,
];

/** One kind of caller: what it sends as Bearer and what its role may do. */
export interface Caller {
  readonly bearer: string | null;
  /** `resource:action` of the role in force; empty for a caller without an entity. */
  readonly permissions: ReadonlySet<string>;
}

export type Callers = Readonly<Record<CallerKind, Caller>>;

/** Every kind of caller with a live Bearer on this database. */
export async function openCallers(database: Kysely<DatabaseSchema>, issuer: StubIssuer): Promise<Callers> {
  const nobody: ReadonlySet<string> = new Set();
  const callers: Record<string, Caller> = {
    anonymous: { bearer: null, permissions: nobody },
    'external-identity': { bearer: await signExternalToken(issuer), permissions: nobody },
    'without-entity': {
      bearer: await openTestSession(database, ROLES.staff, { entidad: false }),
      permissions: nobody,
    },
  };
  for (const [position, [kind, state]] of Object.entries(CLOSED_MEMBERSHIPS).entries()) {
    callers[kind] = { bearer: await openClosedMembership(database, position, state), permissions: nobody };
  }
  for (const [kind, numero] of Object.entries(ROLES)) {
    callers[kind] = {
      bearer: await openTestSession(database, numero),
      permissions: await listPermissions(database, numero),
    };
  }
  return callers as Callers;
}

/** A session whose membership, one of no demo identity, is closed. */
async function openClosedMembership(
  database: Kysely<DatabaseSchema>,
  position: number,
  state: (typeof CLOSED_MEMBERSHIPS)[keyof typeof CLOSED_MEMBERSHIPS],
): Promise<string> {
  const membership = await database
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .select(['m.id', 'm.usuario_id'])
    .where('u.numero_identificacion', 'not like', '10000000%')
    .orderBy('m.id')
    .offset(position)
    .limit(1)
    .executeTakeFirstOrThrow();
  await database.updateTable('membresias').set(state).where('id', '=', membership.id).execute();
  return createSession(database, {
    userId: membership.usuario_id,
    membershipId: membership.id,
    maximumHours: 1,
  });
}

function signExternalToken({ issuer, sign }: StubIssuer): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const times = { iat: now, exp: now + 300 };
  return sign({ iss: issuer, aud: 'marco-interoperabilidad', sub: 'sujeto', acr: '2', ...times });
}

async function listPermissions(database: Kysely<DatabaseSchema>, numero: string): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select s.codigo || ':' || p.accion as key from usuarios u
    join membresias m on m.usuario_id = u.id and m.estado = 'activa'
    join roles_permisos p on p.rol_id = m.rol_id
    join subfuncionalidades s on s.id = p.subfuncionalidad_id
    where u.numero_identificacion = ${numero}`.execute(database);
  return new Set(rows.map(({ key }) => key));
}
