import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { getEntidadId } from './get-entidad-id.ts';

/** A product with a person who administers the entities and a leader of one of them. */
export interface AdministracionSite {
  readonly test: TestApp;
  /** Token of an administrator. */
  readonly admin: string;
  /** Token of the interoperability leader of the Cancillería. */
  readonly leader: string;
  readonly mintic: number;
  readonly cancilleria: number;
}

/** Starts it on a database of its own; close `test` afterwards. */
export async function startAdministracionSite(): Promise<AdministracionSite> {
  const test = await startTestApp();
  const { kysely } = test.database;
  return {
    test,
    admin: await openTestSession(kysely, '1000000001'),
    leader: await openTestSession(kysely, '1000000003'),
    mintic: await getEntidadId(kysely, 'MINTIC'),
    cancilleria: await getEntidadId(kysely, 'CANCILLERIA'),
  };
}
