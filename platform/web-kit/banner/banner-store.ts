export type BannerKind = 'success' | 'error' | 'notice';

export interface Banner {
  readonly id: number;
  readonly kind: BannerKind;
  readonly text: string;
}

let queue: readonly Banner[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Banner[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

/** Puts a banner in the queue. The same text waiting already is not said twice. */
export function showBanner(kind: BannerKind, text: string): void {
  if (queue.some((banner) => banner.kind === kind && banner.text === text)) return;
  lastId += 1;
  change([...queue, { id: lastId, kind, text }]);
}

export function dismissBanner(id: number): void {
  change(queue.filter((banner) => banner.id !== id));
}

export function subscribeBanners(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The banner to show now. */
export function currentBanner(): Banner | undefined {
  return queue[0];
}
