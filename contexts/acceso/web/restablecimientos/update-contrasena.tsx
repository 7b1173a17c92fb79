import { useConfiguracion } from '@marco/parametros/widgets';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { useState } from 'react';
import { accesoPaths } from '../../contract/acceso.paths.ts';
import { UpdateContrasenaDialog } from './update-contrasena-dialog.tsx';

/** Where a person changes the password they know: here, or where an external authenticator keeps it. */
export function UpdateContrasena() {
  const isExterna = useConfiguracion().autenticador.cambioContrasena !== null;
  const [isOpen, setOpen] = useState(false);
  if (isExterna)
    return (
      <ButtonLink variant="neutral" to={accesoPaths.resetInit}>
        Cambiar contraseña
      </ButtonLink>
    );
  return (
    <>
      <Button variant="neutral" onClick={() => setOpen(true)}>
        Cambiar contraseña
      </Button>
      {isOpen ? <UpdateContrasenaDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
