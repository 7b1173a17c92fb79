import { Button } from '@marco/web-kit/button';
import { useState } from 'react';
import { LiberarIdentidadDialog } from './liberar-identidad-dialog.tsx';

/** Opens the dialog that frees a number. */
export function LiberarIdentidad() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="neutral" onClick={() => setOpen(true)}>
        Liberar identidad
      </Button>
      {isOpen ? <LiberarIdentidadDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
