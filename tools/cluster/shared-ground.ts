import type { S3Server } from '@marco/test-kit/s3-server';
import { startS3Server } from '@marco/test-kit/s3-server';
import { type PostgresCluster, startPostgresCluster } from '../system/postgres-cluster.ts';

/** What the processes share, and nothing else: a database server and an object store. */
export interface SharedGround {
  readonly cluster: PostgresCluster;
  readonly store: S3Server;
}

/** Runs work on a database server and an object store of its own, and takes them away. */
export async function onSharedGround<Answer>(
  work: (ground: SharedGround) => Promise<Answer>,
): Promise<Answer> {
  const cluster = await startPostgresCluster();
  try {
    const store = await startS3Server();
    try {
      return await work({ cluster, store });
    } finally {
      await store.stop();
    }
  } finally {
    await cluster.stop();
  }
}
