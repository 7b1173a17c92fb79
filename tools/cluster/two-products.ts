import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSchema } from '@marco/database';
import { type DatabaseHandle, openPostgres } from '@marco/server-kit/database';
import { prepareInstallation } from '@marco/test-kit/prepare-installation';
import { createRoundRobin } from '@marco/test-kit/round-robin';
import { type RunningProcess, runProduct } from '../product/run-product.ts';
import { onSharedGround, type SharedGround } from './shared-ground.ts';

/** An installation on two machines: what they share, a proxy in front, and what a person sees. */
export interface TwoProducts {
  /** Address of the proxy. */
  readonly url: string;
  /** The database beside the products, for what they are not to know. */
  readonly database: DatabaseHandle<DatabaseSchema>;
  readonly products: readonly RunningProcess[];
  /** Starts again the process of a place, which was killed, on a machine that kept nothing. */
  revive(place: number): Promise<void>;
}

/** Runs work on two processes of the product with a folder each, a proxy in front of them, one database and one bucket. */
export async function onTwoProducts<Answer>(
  work: (installed: TwoProducts) => Promise<Answer>,
): Promise<Answer> {
  return onSharedGround(async (ground) => {
    const directory = mkdtempSync(join(tmpdir(), 'marco-cluster-'));
    const products: RunningProcess[] = [];
    const ports: number[] = [];
    const robin = createRoundRobin(ports);
    const proxy = createServer((request, response) => robin.forward(request, response)).listen(
      0,
      '127.0.0.1',
    );
    await once(proxy, 'listening');
    const url = `http://localhost:${(proxy.address() as AddressInfo).port}`;
    const { databaseUrl, ownerUrl } = await prepareInstallation({
      serverUrl: ground.cluster.url,
      store: ground.store.settings,
      directory: join(directory, 'dueno'),
    });
    const database = openPostgres<DatabaseSchema>({ url: ownerUrl, maxConnections: 2 });
    const shared = presentShared(ground, { databaseUrl, url });
    const start = async (place: number): Promise<void> => {
      const folder = mkdtempSync(join(directory, 'equipo-'));
      products[place] = await runProduct({ ...shared, DATA_DIR: folder });
      ports[place] = Number(new URL(products[place].url).port);
    };
    try {
      await Promise.all([start(0), start(1)]);
      return await work({ url, database, products, revive: start });
    } finally {
      await Promise.all(products.map(stopAlive));
      proxy.closeAllConnections();
      proxy.close();
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    }
  });
}

/** The settings every process of an installation has alike. */
function presentShared(
  { store: { settings } }: SharedGround,
  { databaseUrl, url }: { readonly databaseUrl: string; readonly url: string },
): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: url,
    TRUST_PROXY: 'on',
    DEMO_DATA: 'on',
    SECRETS_KEY: randomBytes(32).toString('base64'),
    S3_ENDPOINT: settings.endpoint,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY: settings.accessKey,
    S3_SECRET_KEY: settings.secretKey,
  };
}

async function stopAlive({ process, stop, kill }: RunningProcess): Promise<void> {
  if (process.exitCode === null && process.signalCode === null) await stop().catch(kill);
}
