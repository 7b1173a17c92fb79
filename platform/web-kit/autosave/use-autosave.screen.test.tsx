// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api-client/index.ts';
import type { SaveState } from '../save-status/index.ts';
import { useAutosave } from './index.ts';

const PAUSE_MS = 1_000;
const AT = new Date('2026-11-22T10:00:00Z');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A text that is saved while it is written, on a server that answers as it is told. */
function open(answer: (text: string) => Promise<void> = async () => undefined) {
  const sent: string[] = [];
  const refused: unknown[] = [];
  let text = '';
  let saved = '';
  const prepare = (): SaveState | (() => Promise<SaveState>) => {
    if (text === saved) return { kind: 'idle' };
    if (text.includes('!')) return { kind: 'held', reason: 'corrija' };
    const mine = text;
    return async () => {
      sent.push(mine);
      await answer(mine);
      saved = mine;
      return text === saved ? { kind: 'saved', at: AT } : { kind: 'pending' };
    };
  };
  const { result, unmount } = renderHook(() =>
    useAutosave({ pauseMs: PAUSE_MS, prepare, onRefused: (error) => refused.push(error) }),
  );
  const write = (next: string) => {
    text = next;
    act(() => result.current.note());
  };
  return { sent, refused, write, unmount, read: () => result.current };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const refuse = (status: number) => new ApiError({ status, code: 'NO', mensaje: 'No se puede.' });

describe('saving while it is written', () => {
  it('waits for a pause in the typing, and says what becomes of it', async () => {
    const { sent, write, read } = open();
    write('a');
    await pass(PAUSE_MS - 1);
    write('ab');
    await pass(PAUSE_MS - 1);
    expect([sent, read().state]).toEqual([[], { kind: 'pending' }]);
    await pass(1);
    expect([sent, read().state]).toEqual([['ab'], { kind: 'saved', at: AT }]);
  });

  it('sends one call at a time, and what was written meanwhile after it', async () => {
    const first = Promise.withResolvers<void>();
    const { sent, write, read } = open((text) => (text === 'a' ? first.promise : Promise.resolve()));
    write('a');
    await pass(PAUSE_MS);
    write('ab');
    await pass(PAUSE_MS * 5);
    expect(sent).toEqual(['a']);
    first.resolve();
    await pass(0);
    expect(sent).toEqual(['a', 'ab']);
    expect(read().state.kind).toBe('saved');
  });

  it('several who wait for it send it once', async () => {
    const first = Promise.withResolvers<void>();
    const { sent, write, read } = open(() => first.promise);
    write('a');
    const waiting = [read().flush(), read().flush()];
    await pass(0);
    expect(read().isFlushing).toBe(true);
    first.resolve();
    await act(() => Promise.all(waiting));
    expect([sent, read().isFlushing]).toEqual([['a'], false]);
  });

  it('tries again what did not arrive, later each time, and at once when the connection is back', async () => {
    let isDown = true;
    const { sent, write, read } = open(async () => {
      if (isDown) throw refuse(503);
    });
    write('a');
    await pass(PAUSE_MS);
    expect(read().state).toEqual({ kind: 'offline' });
    await pass(2_000);
    await pass(4_999);
    expect(sent).toHaveLength(2);
    await pass(1);
    expect(sent).toHaveLength(3);
    isDown = false;
    dispatchEvent(new Event('online'));
    await pass(0);
    expect([sent.length, read().state.kind]).toEqual([4, 'saved']);
  });

  it('does not repeat what was refused, and sends the next that is written', async () => {
    const { sent, refused, write, read } = open(async (text) => {
      if (text === 'a') throw refuse(422);
    });
    write('a');
    await pass(60_000);
    expect([sent, refused.length]).toEqual([['a'], 1]);
    expect(read().state).toEqual({ kind: 'refused', message: 'No se puede.' });
    write('ab');
    await pass(PAUSE_MS);
    expect(read().state.kind).toBe('saved');
  });

  it('says why it is held; what was taken back needs no save', async () => {
    const { sent, write, read } = open();
    write('a!');
    await pass(PAUSE_MS);
    expect(read().state).toEqual({ kind: 'held', reason: 'corrija' });
    write('');
    await pass(PAUSE_MS);
    expect([sent, read().state]).toEqual([[], { kind: 'idle' }]);
  });

  it('a screen that is left sends nothing more by itself', async () => {
    const { sent, write, unmount } = open();
    write('a');
    unmount();
    await pass(PAUSE_MS * 2);
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(sent).toEqual([]);
  });

  it.each([
    ['was answered', async () => undefined],
    ['did not arrive', async () => Promise.reject(refuse(503))],
  ])('nor after a call that was on its way and %s', async (_what, end) => {
    const call = Promise.withResolvers<void>();
    const { sent, write, unmount } = open(() => call.promise.then(end));
    write('a');
    await pass(PAUSE_MS);
    write('ab');
    unmount();
    call.resolve();
    await pass(60_000);
    expect(sent).toEqual(['a']);
  });
});
