export { startAuditSealer } from './audit/audit-sealer.ts';
export {
  type AuditWitness,
  compareRemembered,
  createFileWitness,
} from './audit/audit-witness.ts';
export { createRefusalTrail } from './audit/refusal-trail.ts';
export { runAudited } from './audit/run-audited.ts';
export { canRewriteAudit, grantRuntimeRole } from './audit/runtime-role.ts';
export { type Sealing, sealAudit } from './audit/seal-audit.ts';
export {
  createSealKeys,
  presentPublicKey,
  SEALS_PURPOSE,
  SealKeyError,
  type SealKeys,
  type SealSigner,
  type SealVerifier,
} from './audit/seal-signature.ts';
export { type NamedRows, nameJoinedRows, nameRows, type TrailNames } from './audit/trail-names.ts';
export { updateLocked } from './audit/update-locked.ts';
export {
  type AuditFinding,
  type AuditFindingKind,
  readAuditSummary,
  verifyAudit,
} from './audit/verify-audit.ts';
export {
  type AuditDetail,
  type AuditEvent,
  type AuditOrigin,
  createSystemOrigin,
  writeAudit,
  writeSystemAudit,
} from './audit/write-audit.ts';
export {
  type CalendarMethod,
  type CalendarPerson,
  type FeedEntry,
  writeCalendar,
  writeCalendarFeed,
} from './calendar/write-calendar.ts';
export { bindCollection } from './collection/bind-collection.ts';
export type {
  CollectionStore,
  RelationStore,
  RowId,
} from './collection/collection-store.ts';
export { createForeignKeyRelation } from './collection/foreign-key-relation.ts';
export { findRow, listRows, suggestRows, type TableRows } from './collection/table-rows.ts';
export {
  createTableStore,
  refuseInUse,
  refuseRepeated,
  type TableSource,
} from './collection/table-store.ts';
export { createCsvMoment } from './csv/csv-moment.ts';
export { CSV_START, type CsvValue, formatCsvRow } from './csv/format-csv.ts';
export {
  type ContentScanner,
  createClamdScanner,
  ScannerError,
} from './files/clamd-scanner.ts';
export { createDiskFileStore } from './files/disk-file-store.ts';
export {
  ContentTooLargeError,
  type FileStore,
  FileStoreError,
  type StagedContent,
  type StoredContent,
} from './files/file-store.ts';
export { keepDirectoryPrivate, keepFilesPrivate, makeDirectoryPrivate } from './files/keep-private.ts';
export { Spool } from './files/spool.ts';
export {
  type Actor,
  decidePermission,
  listActions,
  permissionKey,
} from './http/actor.ts';
export { registerApiDescription } from './http/api-description/register-api-description.ts';
export { AppError, refuse, refuseCommon } from './http/app-error.ts';
export {
  type BoundEndpoint,
  bindEndpoint,
  type CallContext,
  requireActor,
  type ServerModule,
} from './http/bound-endpoint.ts';
export type { ByteRange } from './http/byte-range.ts';
export { createServer } from './http/create-server.ts';
export { requireAllowed, toDetalles } from './http/decision.ts';
export { DocumentAnswer } from './http/document-answer.ts';
export { deleteExpiredKeys, executeOnce, findEarlierAnswer } from './http/execute-once.ts';
export { FileAnswer } from './http/file-answer.ts';
export { type Readiness, registerHealth } from './http/health.ts';
export { listRefusals } from './http/list-refusals.ts';
export { registerMetrics } from './http/metrics.ts';
export type { AreaAnswer, AreaCall } from './http/open-area.ts';
export { FormError, type FormFault } from './http/open-form.ts';
export { createHeadFinder, type HeadedPages } from './http/page-head.ts';
export { registerNotFoundProblem } from './http/problem.ts';
export { normalizeIP } from './http/rate-limit.ts';
export type { ArrivingFile } from './http/receive-file.ts';
export type { ReceivedFile } from './http/receive-files.ts';
export { listFaults, refuseAt, refuseField, requireFaultless } from './http/refuse-fields.ts';
export { registerModules } from './http/register-modules.ts';
export { findPersonRefusal } from './http/require-person.ts';
export { requireVersion } from './http/require-version.ts';
export type { RootDocument } from './http/root-documents.ts';
export { registerSecurityTxt } from './http/security-txt.ts';
export { tellIssuesInSpanish } from './http/spanish-issues.ts';
export { streamList } from './http/stream-list.ts';
export { registerWebApp } from './http/web-app.ts';
export { createWholeList, type ListSource } from './http/whole-list.ts';
export { startCountsExchange } from './limits/exchange-counts.ts';
export { deleteOldCounts, SharedCounts } from './limits/shared-counts.ts';
export { deleteOldPlaces, SharedPlaces } from './limits/shared-places.ts';
export {
  MOST_OWN_ROWS,
  OWN_ROWS_READ,
  type OwnData,
  type OwnRow,
  type OwnSection,
  type OwnValue,
} from './own-data/own-data.ts';
export { BoundedPool } from './processes/bounded-pool.ts';
export { type Caller, toCaller } from './processes/caller.ts';
export { createProcessPool } from './processes/process-pool.ts';
export { deleteDoneWork } from './queue/delete-done-work.ts';
export {
  addJob,
  addScheduledJobs,
  type JobClaim,
  type JobHandler,
  type LongJobHandler,
  runDueJob,
} from './queue/jobs.ts';
export { createSmtpMailer } from './queue/mailer.ts';
export {
  addOutboxMessage,
  MAIL_ATTACHMENT_LIMIT,
  type MailAttachment,
  type MailCalendar,
  reopenOutboxMessage,
} from './queue/outbox.ts';
export { openBodies, protectMessages } from './queue/sealed-bodies.ts';
export { sendDueMessage } from './queue/send-due-message.ts';
export { startWorker, type Worker } from './queue/worker.ts';
export {
  createRecaptcha,
  type Recaptcha,
  type RecaptchaSettings,
} from './recaptcha/recaptcha.ts';
export type { RecaptchaSources } from './recaptcha/recaptcha-addresses.ts';
export { acceptSecretsKey, type SecretsKeeper, SecretsKeyError } from './secrets/accept-secrets-key.ts';
export { keepSecretsKey, SECRETS_KEY_FILE } from './secrets/keep-secrets-key.ts';
export { createSecrets, isEnvelope, type Secrets } from './secrets/secrets.ts';
export { createSecretsKey, parseSecretsKey } from './secrets/secrets-key.ts';
export { createOpaqueToken, hashToken } from './session/opaque-token.ts';
export {
  clearSecondFactorOfUser,
  closeAllSessions,
  closeMembershipSessions,
  closeOtherSessions,
  closeSession,
  closeSessionOfUser,
  closeSessionsOfUser,
  createSession,
  deleteOldSessions,
  deleteSessionsOfUser,
  updateSessionActivity,
  updateSessionMembership,
  updateSessionSecondFactor,
} from './session/sessions.ts';
export {
  closeExternalToken,
  closeNonce,
  createNonce,
  deleteExpiredSecrets,
  isExternalTokenUsed,
  isNonceOpen,
} from './session/single-use.ts';
export { describeUnreadable } from './tables/describe-unreadable.ts';
export { readTable } from './tables/read-table.ts';
export {
  type Cell,
  LONGEST_TABLE,
  TABLE_TYPES,
  type TableContent,
  type TableFileColumn,
  type TableFormat,
  type TableNotes,
} from './tables/table.ts';
export { UnreadableTable } from './tables/unreadable-table.ts';
export { writeTable } from './tables/write-table.ts';
export { fixZipDates } from './zip/fix-zip-dates.ts';
export { isLongerThanSaid } from './zip/longer-than-said.ts';
export { readOwnEntry } from './zip/read-own-entry.ts';
export { readSoleDirectory } from './zip/read-sole-directory.ts';
export { isSystemEntry, isZip, readZip, startsLikeZip } from './zip/read-zip.ts';
export { writeZip, type ZipEntry } from './zip/write-zip.ts';
export type { ZipDirectoryEntry } from './zip/zip-directory.ts';
export { ZipError, ZipLimitError } from './zip/zip-errors.ts';
