import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { startPostgresCluster } from './postgres-cluster.ts';
import { repositoryRoot } from './repository.ts';

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

/** Starts one and is told to end while it runs. */
const INTERRUPTED = `
  process.on('SIGTERM', () => process.exit(1));
  const { startPostgresCluster } = await import(${JSON.stringify(join(repositoryRoot, 'tools/system/postgres-cluster.ts'))});
  console.log((await startPostgresCluster()).directory);
  setInterval(() => {}, 1000);
`;

describe('throw-away PostgreSQL', () => {
  it.each([false, true])('starts, answers and leaves nothing behind (durable: %s)', async (durable) => {
    const cluster = await startPostgresCluster({ durable });
    expect(await canConnect(cluster.url)).toBe(true);
    expect(existsSync(cluster.directory)).toBe(true);
    await cluster.stop();
    expect(await canConnect(cluster.url)).toBe(false);
    expect(existsSync(cluster.directory)).toBe(false);
  });

  it('leaves nothing behind when its process is told to end', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', INTERRUPTED], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    const [directory] = await once(createInterface(child.stdout), 'line');
    child.kill();
    await ended;
    expect(directory).toContain('marco-pg-');
    expect(existsSync(directory)).toBe(false);
  });

  it('two run side by side', async () => {
    const clusters = await Promise.all([startPostgresCluster(), startPostgresCluster()]);
    expect(new Set(clusters.map(({ url }) => url)).size).toBe(2);
    await Promise.all(clusters.map((cluster) => cluster.stop()));
  });
});
