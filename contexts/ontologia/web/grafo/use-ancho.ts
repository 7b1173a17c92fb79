import { useSyncExternalStore } from 'react';

/** From here on there is room for a drawing beside its list (design guide, §12). */
const ANCHO = '(min-width: 768px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(ANCHO);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether the screen is wide enough for a drawing; a narrow one shows the list alone. */
export function useAncho(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(ANCHO).matches ?? false);
}
