import { lazy, Suspense, useState } from 'react';
import { useSession } from '../ingreso/session-store.ts';

const PedidoKeeper = lazy(async () => ({ default: (await import('./pedido-keeper.tsx')).PedidoKeeper }));

/** Mounted once beside the screens; visitors need no code, so they download nothing of it. */
export function SegundoFactorKeeper() {
  const signedIn = useSession() !== null;
  // Once there it stays: what waits for a code ends with the session.
  const [needed, setNeeded] = useState(signedIn);
  if (signedIn && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <PedidoKeeper />
    </Suspense>
  );
}
