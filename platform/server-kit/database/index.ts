export { collectIds } from './collect-ids.ts';
export type { AnyKysely, DatabaseHandle, DatabaseKind } from './database-handle.ts';
export { isUuid } from './is-uuid.ts';
export { type Migration, MigrationError, migrate, readMigrations } from './migrate.ts';
export { onPage, type Page } from './on-page.ts';
export { openPostgres, type PostgresSettings } from './open-postgres.ts';
export { DirectoryInUseError } from './pglite/directory-lock.ts';
export { hasPgliteData, openPglite, type PgliteHandle, type PgliteSettings } from './pglite/open-pglite.ts';
export { containsText, spanishOrder, startsWithText } from './search-text.ts';
