import { useApi } from '@marco/web-kit/api-client';
import { openFailure, openValidationErrors } from '@marco/web-kit/failure-modal';
import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { useModal } from '@marco/web-kit/modal';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FRASE_SUPRESION } from '../../contract/datos-propios.terms.ts';
import type { submitSupresionEndpoint } from '../../contract/index.ts';
import { useSignInEnvironment } from '../ingreso/environment.ts';
import { logout } from '../ingreso/logout.ts';
import { CampoContrasena } from '../restablecimientos/campo-contrasena.tsx';

const FALTA_FRASE = `Escriba «${FRASE_SUPRESION}», en mayúsculas.`;
const FALTA_CONTRASENA = 'Escriba su contraseña actual.';
const SUPRIMIDOS = 'Sus datos personales se suprimieron y su cuenta se cerró.';

export interface SupresionDialogProps {
  readonly prueba: 'contrasena' | 'ingreso';
  readonly onClose: () => void;
}

/** Asks for the phrase and for a proof of the identity, so that another person at an open session cannot continue. */
export function SupresionDialog({ prueba, onClose }: SupresionDialogProps) {
  const modals = useModal();
  const { mutate, isPending } = useSuprimir();
  const [confirmacion, setConfirmacion] = useState('');
  const [contrasena, setContrasena] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const pideContrasena = prueba === 'contrasena';
  const errores = {
    confirmacion: confirmacion.trim() === FRASE_SUPRESION ? [] : [FALTA_FRASE],
    contrasena: pideContrasena && contrasena === '' ? [FALTA_CONTRASENA] : [],
  };

  function submit(): void {
    setSubmitted(true);
    const mensajes = Object.values(errores).flat();
    if (mensajes.length > 0) void openValidationErrors(modals, mensajes);
    else mutate({ confirmacion, ...(pideContrasena ? { contrasena } : {}) });
  }

  return (
    <FormModal
      onClose={onClose}
      title="Suprimir mis datos"
      message={`Su cuenta se cierra, sus sesiones terminan y sus datos no se pueden recuperar. Las actas emitidas y la auditoría se conservan.${pideContrasena ? '' : ' Debe haber ingresado hace menos de cinco minutos.'}`}
      tone="warn"
      variant="danger"
      submitLabel="Suprimir para siempre"
      busy={isPending && 'Suprimiendo'}
      onSubmit={submit}
    >
      <TextInput
        label={`Escriba ${FRASE_SUPRESION}`}
        required
        value={confirmacion}
        onChange={setConfirmacion}
        errors={errores.confirmacion}
        submitted={submitted}
        autoComplete="off"
        spellCheck={false}
      />
      {pideContrasena ? (
        <CampoContrasena
          nombre="la contraseña actual"
          label="Contraseña actual"
          autoComplete="current-password"
          value={contrasena}
          onChange={setContrasena}
          errors={errores.contrasena}
          submitted={submitted}
        />
      ) : null}
    </FormModal>
  );
}

function useSuprimir() {
  const api = useApi();
  const modals = useModal();
  const environment = useSignInEnvironment();
  return useMutation({
    mutationFn: (body: { readonly confirmacion: string; readonly contrasena?: string }) =>
      api.call<typeof submitSupresionEndpoint>({ method: 'POST', path: '/cuenta/supresion' }, { body }),
    onSuccess: () => logout(environment, { aviso: SUPRIMIDOS }),
    onError: (error) => void openFailure(modals, error),
  });
}
