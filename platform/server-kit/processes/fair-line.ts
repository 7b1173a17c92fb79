import type { Caller } from './caller.ts';

export interface LineSettings {
  /** Attended at once. */
  readonly places: number;
  /** That may wait for their turn: callers with a session by themselves, strangers by themselves. */
  readonly waiting: number;
  /** That may wait of one caller. */
  readonly waitingOfOne: number;
}

interface Turns<Item> {
  readonly caller: Caller;
  readonly items: Item[];
  isAttended: boolean;
}

/**
 * A fair queue. Callers with a session come before strangers; among equals, the caller who was served longest ago is
 * next. One caller uses one place at a time, however many tasks it has. Strangers leave one place free if there are
 * several.
 */
export class FairLine<Item> {
  readonly #settings: LineSettings;
  /** In the order of their next turn. */
  readonly #callers = new Map<string, Turns<Item>>();

  constructor(settings: LineSettings) {
    this.#settings = settings;
  }

  /**
   * Adds a task to the queue; false if the queue is full.
   *
   * @param waits whether it takes one however long the line is
   */
  enter(caller: Caller, item: Item, waits = false): boolean {
    const own = this.#callers.get(caller.key);
    if (!waits && this.#isFull(caller, own)) return false;
    if (own) own.items.push(item);
    else this.#callers.set(caller.key, { caller, items: [item], isAttended: false });
    return true;
  }

  /** The next task to run, with the function that frees its place; undefined while all must wait. */
  advance(): { readonly item: Item; readonly leave: () => void } | undefined {
    const attended = [...this.#callers.values()].filter(({ isAttended }) => isAttended);
    if (attended.length >= this.#settings.places) return undefined;
    const strangers = attended.filter(({ caller }) => !caller.hasSession).length;
    const turns =
      this.#findNext(true) ?? (strangers < this.#strangerPlaces ? this.#findNext(false) : undefined);
    const item = turns?.items.shift();
    if (!turns || item === undefined) return undefined;
    turns.isAttended = true;
    return { item, leave: () => this.#leave(turns) };
  }

  get #strangerPlaces(): number {
    return Math.max(1, this.#settings.places - 1);
  }

  #isFull({ hasSession }: Caller, own: Turns<Item> | undefined): boolean {
    const { waiting, waitingOfOne } = this.#settings;
    return (own?.items.length ?? 0) >= waitingOfOne || this.#countWaiting(hasSession) >= waiting;
  }

  #countWaiting(hasSession: boolean): number {
    return [...this.#callers.values()]
      .filter(({ caller }) => caller.hasSession === hasSession)
      .reduce((sum, { items }) => sum + items.length, 0);
  }

  #findNext(hasSession: boolean): Turns<Item> | undefined {
    return [...this.#callers.values()].find(
      ({ caller, items, isAttended }) => caller.hasSession === hasSession && items.length > 0 && !isAttended,
    );
  }

  /** If the caller has more tasks, it goes to the end of the queue. */
  #leave(turns: Turns<Item>): void {
    turns.isAttended = false;
    this.#callers.delete(turns.caller.key);
    if (turns.items.length > 0) this.#callers.set(turns.caller.key, turns);
  }
}
