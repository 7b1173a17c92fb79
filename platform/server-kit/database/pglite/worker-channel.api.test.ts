import { describe, expect, it } from 'vitest';
import { WorkerChannel } from './worker-channel.ts';

describe('the thread of the embedded database', () => {
  it('that dies rejects what waits and what comes, and says so once', async () => {
    const ends: Error[] = [];
    const channel = new WorkerChannel({}, (error) => ends.push(error));
    await channel.query('select 1', []);
    const waiting = channel.query('select pg_sleep(1)', []);
    const died = expect(waiting).rejects.toThrow('The embedded database has stopped.');
    await channel.terminate();
    await died;
    await expect(channel.query('select 1', [])).rejects.toThrow('The embedded database has stopped.');
    expect(ends).toHaveLength(1);
  });
});
