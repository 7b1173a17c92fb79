export { listMigrations } from './migrations.ts';
export { tableOwners } from './ownership.ts';
export type { DatabaseSchema } from './schema.generated.ts';
