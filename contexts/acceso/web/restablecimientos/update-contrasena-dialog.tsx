import { useConfiguracion } from '@marco/parametros/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { openFailure, openValidationErrors } from '@marco/web-kit/failure-modal';
import { FormModal } from '@marco/web-kit/form-modal';
import { useModal } from '@marco/web-kit/modal';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { updateContrasenaPropiaEndpoint } from '../../contract/index.ts';
import { findErroresContrasena, findErroresIgualdad } from '../../rules/restablecimientos/contrasena.ts';
import { useSignInEnvironment } from '../ingreso/environment.ts';
import { logout } from '../ingreso/logout.ts';
import { CampoContrasena as Campo } from './campo-contrasena.tsx';

const VACIO = { actual: '', newPassword: '', confirmacion: '' };
const FALTA_ACTUAL = 'Escriba su contraseña actual.';
const CAMBIADA = 'Su contraseña cambió. Ingrese de nuevo con ella.';

/** Asks for the present password and twice for the new one. */
export function UpdateContrasenaDialog({ onClose }: { readonly onClose: () => void }) {
  const limites = useConfiguracion().formularios.contrasena;
  const modals = useModal();
  const { mutate, isPending } = useCambiar();
  const [campos, setCampos] = useState(VACIO);
  const [submitted, setSubmitted] = useState(false);
  const incompletos = findErroresContrasena(campos, limites);
  const desiguales = findErroresIgualdad(campos);
  const errores = {
    actual: campos.actual === '' ? [FALTA_ACTUAL] : [],
    newPassword: Object.values(incompletos.newPassword ?? {}),
    confirmacion: Object.values({ ...incompletos.confirmacion, ...desiguales.confirmacion }),
  };

  function submit(): void {
    setSubmitted(true);
    const mensajes = Object.values(errores).flat();
    if (mensajes.length > 0) void openValidationErrors(modals, mensajes);
    else mutate(campos);
  }

  const bind = (campo: keyof typeof VACIO) => ({
    name: campo,
    value: campos[campo],
    onChange: (texto: string) => setCampos({ ...campos, [campo]: texto }),
    errors: errores[campo],
    submitted,
  });

  return (
    <FormModal
      onClose={onClose}
      title="Cambiar contraseña"
      message="Al cambiarla terminan todas sus sesiones, también esta, y deberá ingresar de nuevo."
      tone="question"
      submitLabel="Cambiar contraseña"
      busy={isPending && 'Cambiando'}
      onSubmit={submit}
    >
      <Campo
        {...bind('actual')}
        nombre="la contraseña actual"
        label="Contraseña actual"
        autoComplete="current-password"
      />
      <Campo
        {...bind('newPassword')}
        nombre="la contraseña nueva"
        label="Contraseña nueva"
        hint={`De ${limites.minimo} a ${limites.maximo} caracteres; ni una muy común ni sus propios datos.`}
      />
      <Campo
        {...bind('confirmacion')}
        nombre="la confirmación"
        label="Confirmar contraseña"
        hint="Escríbala de nuevo."
      />
    </FormModal>
  );
}

function useCambiar() {
  const api = useApi();
  const modals = useModal();
  const environment = useSignInEnvironment();
  return useMutation({
    mutationFn: ({ actual, newPassword }: typeof VACIO) =>
      api.call<typeof updateContrasenaPropiaEndpoint>(
        { method: 'POST', path: '/cuenta/cambiarContrasena' },
        { body: { actual, newPassword } },
      ),
    onSuccess: () => logout(environment, { aviso: CAMBIADA }),
    onError: (error) => void openFailure(modals, error),
  });
}
