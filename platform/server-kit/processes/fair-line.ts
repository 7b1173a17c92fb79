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
 * Who is attended next: callers with a session before strangers, among equals whoever was attended longest ago. One
 * caller is attended in one place, however much it brings, and strangers leave one place free where there are several.
 */
export class FairLine<Item> {
  readonly #settings: LineSettings;
  /** In the order of their next turn. */
  readonly #callers = new Map<string, Turns<Item>>();

  constructor(settings: LineSettings) {
    this.#settings = settings;
  }

  /**
   * Takes a place in the line; false where there is none.
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

  /** Whoever is attended now, with how to leave the place; undefined while everybody has to wait. */
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

  /** Behind everybody else, while it has something left. */
  #leave(turns: Turns<Item>): void {
    turns.isAttended = false;
    this.#callers.delete(turns.caller.key);
    if (turns.items.length > 0) this.#callers.set(turns.caller.key, turns);
  }
}
