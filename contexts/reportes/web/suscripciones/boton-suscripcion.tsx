import { Button } from '@marco/web-kit/button';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

// The dialog comes with the first press.
const SuscripcionDialog = lazy(async () => ({
  default: (await import('./suscripcion-dialog.tsx')).SuscripcionDialog,
}));

interface BotonProps {
  readonly codigo: string;
  readonly ambito: string;
  readonly nombre: string;
}

/** Asks to be mailed what the page says. */
export function BotonSuscripcion(suscrito: BotonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="neutral"
        size="small"
        icon={<Bell size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Suscribirse
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <SuscripcionDialog {...suscrito} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
