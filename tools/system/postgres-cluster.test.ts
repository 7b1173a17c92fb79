import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startPostgresCluster } from './postgres-cluster.ts';

function canConnect(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

describe('throw-away PostgreSQL', () => {
  it.each([false, true])('starts, answers and leaves nothing behind (durable: %s)', async (durable) => {
    const cluster = await startPostgresCluster({ durable });
    expect(await canConnect(cluster.url)).toBe(true);
    expect(existsSync(cluster.directory)).toBe(true);
    await cluster.stop();
    expect(await canConnect(cluster.url)).toBe(false);
    expect(existsSync(cluster.directory)).toBe(false);
  });

  it('two run side by side', async () => {
    const clusters = await Promise.all([startPostgresCluster(), startPostgresCluster()]);
    expect(new Set(clusters.map(({ url }) => url)).size).toBe(2);
    await Promise.all(clusters.map((cluster) => cluster.stop()));
  });
});
