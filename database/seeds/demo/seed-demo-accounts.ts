import { type PasswordCost, seedAccounts } from '@marco/authenticator';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { demoIdentities } from './demo-identities.ts';

/**
 * Accounts of the demo identities at the embedded authenticator.
 *
 * @param cost of the hashes; by default the recommended one
 */
export async function seedDemoAccounts(kysely: Kysely<DatabaseSchema>, cost?: PasswordCost): Promise<void> {
  await seedAccounts(
    kysely,
    demoIdentities.map(({ description: _description, registered: _registered, ...account }) => account),
    cost,
  );
}
