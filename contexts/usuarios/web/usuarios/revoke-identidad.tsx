import { Button } from '@marco/web-kit/button';
import { useState } from 'react';
import { RevokeIdentidadDialog } from './revoke-identidad-dialog.tsx';

/** Opens the dialog that frees a number. */
export function RevokeIdentidad() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="neutral" onClick={() => setOpen(true)}>
        Liberar identidad
      </Button>
      {isOpen ? <RevokeIdentidadDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
