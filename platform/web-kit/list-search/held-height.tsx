import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface HeldHeightProps {
  /** Whether new content is on its way: what was on show last keeps its height until it stands. */
  readonly isHeld: boolean;
  readonly children: ReactNode;
}

/** Keeps the height of a list while its rows are read anew, so that nothing below moves under the hand that presses it. */
export function HeldHeight({ isHeld, children }: HeldHeightProps) {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    if (!isHeld) height.current = box.current?.offsetHeight ?? 0;
  });
  return (
    <div ref={box} style={isHeld && height.current > 0 ? { minHeight: height.current } : undefined}>
      {children}
    </div>
  );
}
