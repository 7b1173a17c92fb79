import { Button, type ButtonVariant } from '@marco/web-kit/button';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ObjetoSuscrito } from './objeto-suscrito.ts';

// The dialog comes with the first press.
const SuscripcionDialog = lazy(async () => ({
  default: (await import('./suscripcion-dialog.tsx')).SuscripcionDialog,
}));

interface BotonSuscripcionProps {
  readonly objeto: ObjetoSuscrito;
  readonly variant?: ButtonVariant;
  readonly children: string;
}

/** Asks to be told when it changes. */
export function BotonSuscripcion({ objeto, variant = 'ghost', children }: BotonSuscripcionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        size="small"
        icon={<Bell size={16} />}
        aria-haspopup="dialog"
        data-print="hide"
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <SuscripcionDialog objeto={objeto} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
