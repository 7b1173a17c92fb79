export type BannerKind = 'success' | 'error' | 'notice';

export interface Banner {
  readonly id: number;
  readonly kind: BannerKind;
  readonly text: string;
}

/** How long a banner lasts: what the specification says, until `BannerKeeper` knows what the parameter says. */
export const timing = { durationMs: 5000 };

let shown: Banner | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Banner | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a banner and replaces the one before, which is about an earlier action. */
export function showBanner(kind: BannerKind, text: string): void {
  lastId += 1;
  change({ id: lastId, kind, text });
}

export function dismissBanner(id: number): void {
  if (shown?.id === id) change(undefined);
}

export function subscribeBanners(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The banner to show now. */
export function currentBanner(): Banner | undefined {
  return shown;
}

/** The banner ends with the screen, or the part of it, that the person left. */
export function leavePart(): void {
  if (shown) change(undefined);
}
