export { collectIds } from './collect-ids.ts';
export {
  type DatabaseFault,
  DatabaseUnreachableError,
  findDatabaseFault,
  NoConnectionLeftError,
} from './database-fault.ts';
export type { AnyKysely, DatabaseHandle, DatabaseKind } from './database-handle.ts';
export { isUuid } from './is-uuid.ts';
export { type Migration, MigrationError, migrate, readMigrations } from './migrate.ts';
export { onPage, type Page } from './on-page.ts';
export { compilePglite } from './pglite/compile-pglite.ts';
export { DirectoryInUseError } from './pglite/directory-lock.ts';
export { hasPgliteData, openPglite, type PgliteHandle, type PgliteSettings } from './pglite/open-pglite.ts';
export {
  openPostgres,
  type PostgresLimits,
  type PostgresSettings,
  REQUEST_CONNECTIONS,
} from './postgres/open-postgres.ts';
export { type Place, readPlace } from './read-place.ts';
export { beginsWithText, containsText, likeText, spanishOrder } from './search-text.ts';
export { suggestFirst } from './suggest-first.ts';
