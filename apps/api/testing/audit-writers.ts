import { authenticatorActions } from '@marco/authenticator';
import { auditActions } from '../src/audit-actions.ts';
import { manifests } from '../src/manifests.ts';

/** Who writes into the audit trail, and the actions they name for people. */
export interface AuditWriter {
  /** Folders of its code. */
  readonly folders: readonly string[];
  readonly actions: Readonly<Record<string, string>>;
}

/** Everybody who writes into the audit trail. */
export const auditWriters: readonly AuditWriter[] = [
  ...manifests.map(({ context, acciones }) => ({
    folders: [`contexts/${context}/server/`],
    actions: acciones,
  })),
  { folders: ['authenticator/'], actions: authenticatorActions },
  { folders: ['apps/api/src/', 'platform/server-kit/'], actions: auditActions },
];
