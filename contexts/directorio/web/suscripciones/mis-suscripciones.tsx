import { Button } from '@marco/web-kit/button';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useBase } from '../use-base.ts';

// The list comes with the first press.
const SuscripcionesDialog = lazy(async () => ({
  default: (await import('./suscripciones-dialog.tsx')).SuscripcionesDialog,
}));

/** What a person with a session asked to be told of; a visitor leaves by the link of each mail. */
export function MisSuscripciones() {
  const [isOpen, setOpen] = useState(false);
  if (useBase() === 'public') return null;
  return (
    <>
      <Button
        variant="neutral"
        size="small"
        icon={<Bell size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Mis avisos
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <SuscripcionesDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
