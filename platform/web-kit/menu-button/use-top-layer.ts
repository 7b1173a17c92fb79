import { type RefObject, useEffect } from 'react';
import type { BoxAlign } from './lay-over.ts';

interface TopLayerBox {
  readonly box: RefObject<HTMLElement | null>;
  /** What it stands under. */
  readonly button: RefObject<HTMLElement | null>;
  readonly align: BoxAlign;
  readonly isOpen: boolean;
}

/**
 * Lays a box over everything while it is open, so that neither the table nor the card its button stands in cuts it. Until the
 * code for that came it stays where its style puts it, under its button.
 */
export function useTopLayer({ box, button, align, isOpen }: TopLayerBox): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const open = new AbortController();
    import('./lay-over.ts').then(
      ({ layOver }) => layOver(box.current, button.current, align, open.signal),
      () => undefined,
    );
    return () => open.abort();
  }, [box, button, align, isOpen]);
}
