import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFiles } from '@marco/api';
import type { DatabaseSchema } from '@marco/database';
import { runProduct } from '../run-product.ts';
import { openTestUrl } from '../server-database.ts';
import { readTestSettings } from '../test-settings.ts';
import type { ProcessOrder, ProcessReply, ServedProduct } from './product-process.ts';

/**
 * A process of the product that behaves as if it ran on a separate machine: it has its own folder, and shares with
 * the other processes only the configured database and bucket.
 */
const opened = new Map<number, () => Promise<void>>();

async function open({ databaseUrl, environment, workers }: ServedProduct) {
  const directory = mkdtempSync(join(tmpdir(), 'marco-proceso-'));
  const database = openTestUrl<DatabaseSchema>(databaseUrl);
  const settings = readTestSettings({ ...environment, DATA_DIR: directory });
  const running = await runProduct({
    settings,
    database,
    workers,
    files: await openFiles(settings),
    listen: { port: 0, host: '127.0.0.1' },
  });
  const close = async () => {
    await running.stop();
    await database.close();
    rmSync(directory, { recursive: true, force: true });
  };
  return { port: Number(new URL(running.app.listeningOrigin).port), close };
}

async function follow(order: ProcessOrder): Promise<ProcessReply> {
  const { id } = order;
  try {
    if ('close' in order) {
      await opened.get(order.close)?.();
      opened.delete(order.close);
      return { id };
    }
    const { port, close } = await open(order.open);
    opened.set(id, close);
    return { id, port };
  } catch (error) {
    return {
      id,
      error: error instanceof Error ? `${error.name}: ${error.message}\n${error.stack}` : String(error),
    };
  }
}

process.on('message', (order: ProcessOrder) => void follow(order).then((reply) => process.send?.(reply)));
// The process that started this one is gone, or no longer needs it.
process.on('disconnect', () => {
  void Promise.allSettled([...opened.values()].map((close) => close())).then(() => process.exit(0));
});
