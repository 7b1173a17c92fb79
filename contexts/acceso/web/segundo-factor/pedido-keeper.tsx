import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { accesoPaths } from '../../contract/acceso.paths.ts';
import { useSession } from '../ingreso/session-store.ts';
import { closePedido, usePedidoCodigo } from './pedido-codigo.ts';

const ConfirmacionDialog = lazy(async () => ({
  default: (await import('./confirmacion-dialog.tsx')).ConfirmacionDialog,
}));

/** Takes the person to the page that asks for the code, or asks over the screen. */
export function PedidoKeeper() {
  const pedido = usePedidoCodigo();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signedIn = useSession() !== null;
  const goes = pedido === 'ingreso' && pathname !== accesoPaths.secondFactor;

  // Without a session no code can be given, so the waiting calls end.
  useEffect(() => {
    if (!signedIn) closePedido(false);
  }, [signedIn]);

  useEffect(() => {
    if (!goes) return;
    const destino = encodeURIComponent(pathname + search);
    void navigate(`${accesoPaths.secondFactor}?destino=${destino}`, { replace: true });
  }, [goes, pathname, search, navigate]);

  if (pedido === null || pedido === 'ingreso') return null;
  return (
    <Suspense fallback={null}>
      <ConfirmacionDialog pedido={pedido} />
    </Suspense>
  );
}
