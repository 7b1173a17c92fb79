import { describe, expect, it } from 'vitest';
import type { Caller } from './caller.ts';
import { FairLine, type LineSettings } from './fair-line.ts';

const person = (name: string): Caller => ({ key: `persona ${name}`, hasSession: true });
const stranger = (network: string): Caller => ({ key: `red ${network}`, hasSession: false });

const open = (settings: Partial<LineSettings> = {}) =>
  new FairLine<string>({ places: 1, waiting: 10, waitingOfOne: 5, ...settings });

/** Everything that waits, in the order it is attended, one after the other. */
function attendAll(line: FairLine<string>): string[] {
  const attended: string[] = [];
  for (let next = line.advance(); next; next = line.advance()) {
    attended.push(next.item);
    next.leave();
  }
  return attended;
}

describe('the line of a pool', () => {
  it('attends callers with a session before strangers, whoever came first', () => {
    const line = open();
    for (const item of ['a1', 'a2']) line.enter(stranger('a'), item);
    for (const item of ['ana1', 'ana2']) line.enter(person('ana'), item);
    expect(attendAll(line)).toEqual(['ana1', 'ana2', 'a1', 'a2']);
  });

  it('gives everybody a turn before somebody has a second one', () => {
    const line = open();
    for (const item of ['ana1', 'ana2', 'ana3']) line.enter(person('ana'), item);
    line.enter(person('luz'), 'luz1');
    line.enter(person('leo'), 'leo1');
    expect(attendAll(line)).toEqual(['ana1', 'luz1', 'leo1', 'ana2', 'ana3']);
  });

  it('attends one caller in one place, and strangers in all but one', () => {
    const line = open({ places: 3 });
    for (const network of ['a', 'a', 'b', 'c']) line.enter(stranger(network), network);
    const [first, second, third] = [line.advance(), line.advance(), line.advance()];
    expect([first?.item, second?.item, third]).toEqual(['a', 'b', undefined]);
    line.enter(person('ana'), 'ana');
    expect(line.advance()?.item).toBe('ana');
    second?.leave();
    // The second of its own still waits for the first.
    expect(line.advance()?.item).toBe('c');
    first?.leave();
    expect(line.advance()?.item).toBe('a');
  });

  it('is bounded for each caller, for strangers and for people; whoever may wait does', () => {
    const line = open({ waiting: 3, waitingOfOne: 2 });
    expect(['1', '2', '3'].map((item) => line.enter(stranger('a'), item))).toEqual([true, true, false]);
    expect([line.enter(stranger('b'), '4'), line.enter(stranger('c'), '5')]).toEqual([true, false]);
    expect(line.enter(person('ana'), 'ana')).toBe(true);
    expect(line.enter(stranger('a'), 'patient', true)).toBe(true);
    expect(attendAll(line)).toEqual(['ana', '1', '4', '2', 'patient']);
    expect(line.enter(stranger('c'), '5')).toBe(true);
  });
});
