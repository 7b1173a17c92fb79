import type Provider from 'oidc-provider';
import { deleteOldAttempts } from '../accounts/attempts.ts';
import { deleteOldEmailLinks } from '../accounts/email-links.ts';
import { loadKeys } from '../keys/auth-keys.ts';
import type { PageSender } from '../pages/page-sender.ts';
import type { Runtime } from '../runtime.ts';
import { createProvider } from './create-provider.ts';
import { deleteExpiredRecords } from './sessions.ts';

/** How soon a rotated key is taken up and expired records are forgotten. */
const CARE_INTERVAL_MS = 60_000;

/** The provider in use. It is built again when the keys change, because all its data are in the database. */
export interface ProviderHolder {
  readonly current: Provider;
  /** Loads rotated keys and deletes expired records. */
  care(): Promise<void>;
  stop(): void;
}

export async function startProvider(runtime: Runtime, pages: PageSender): Promise<ProviderHolder> {
  let keys = await loadKeys(runtime.kysely, runtime.secrets);
  let provider = createProvider(runtime, keys, pages);

  const care = async () => {
    const fresh = await loadKeys(runtime.kysely, runtime.secrets);
    if (JSON.stringify(fresh) !== JSON.stringify(keys)) {
      keys = fresh;
      provider = createProvider(runtime, keys, pages);
    }
    await deleteExpiredRecords(runtime.kysely, new Date());
    await deleteOldAttempts(runtime.kysely, new Date());
    await deleteOldEmailLinks(runtime.kysely, new Date());
  };
  const timer = setInterval(() => {
    care().catch((error: unknown) => runtime.logger.warn({ err: error }, 'authenticator care failed'));
  }, CARE_INTERVAL_MS);
  timer.unref();

  return {
    get current() {
      return provider;
    },
    care,
    stop: () => clearInterval(timer),
  };
}
