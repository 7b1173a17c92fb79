import { lazy, Suspense } from 'react';
import type { DrawerProps } from './drawer-props.ts';

// Loaded at the first opening: the first paint of no screen needs it.
const DrawerPanel = lazy(() =>
  import('./drawer-panel.tsx').then((module) => ({ default: module.DrawerPanel })),
);

/** A panel that slides from an edge over the page; focus stays inside, Escape or a press outside closes it. */
export function Drawer({ isOpen, ...panel }: DrawerProps) {
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <DrawerPanel {...panel} />
    </Suspense>
  );
}
