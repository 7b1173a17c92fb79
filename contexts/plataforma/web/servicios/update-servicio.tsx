import { Button } from '@marco/web-kit/button';
import { useState } from 'react';
import type { ServicioPlataforma } from '../../contract/index.ts';
import { ServicioDialog } from './servicio-dialog.tsx';

/** Opens what the operator records of a service. */
export function UpdateServicio({ servicio }: { readonly servicio: ServicioPlataforma }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="neutral" size="small" blocked={servicio.editar} onClick={() => setOpen(true)}>
        {servicio.servicio === null ? 'Registrar' : 'Editar'}{' '}
        <span className="sr">{servicio.identificador}</span>
      </Button>
      {isOpen ? <ServicioDialog servicio={servicio} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
