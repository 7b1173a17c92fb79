import { useConfiguracion } from '@marco/parametros/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import type { updateContrasenaPropiaEndpoint } from '../../contract/index.ts';
import {
  findErroresContrasena,
  findErroresIgualdad,
  type LimitesContrasena,
} from '../../rules/restablecimientos/contrasena.ts';
import { useSignInEnvironment } from '../ingreso/environment.ts';
import { logout } from '../ingreso/logout.ts';
import { CampoContrasena as Campo } from './campo-contrasena.tsx';

const VACIO = { actual: '', newPassword: '', confirmacion: '' };
const FALTA_ACTUAL = 'Escriba su contraseña actual.';
const CAMBIADA = 'Su contraseña cambió. Ingrese de nuevo con ella.';

type Valores = typeof VACIO;

/** Asks for the present password and twice for the new one. */
export function UpdateContrasenaDialog({ onClose }: { readonly onClose: () => void }) {
  const limites = useConfiguracion().formularios.contrasena;
  const form = useRuledForm<Valores>({
    initial: VACIO,
    findErrors: (campos) => findErrores(campos, limites),
    onSend: useCambiar(),
  });

  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Cambiar contraseña"
      message="Al cambiarla terminan todas sus sesiones, también esta, y deberá ingresar de nuevo."
      tone="question"
      submitLabel="Cambiar contraseña"
      sendingLabel="Cambiando"
    >
      <Campo
        {...bindField(form, 'actual')}
        nombre="la contraseña actual"
        label="Contraseña actual"
        autoComplete="current-password"
      />
      <Campo
        {...bindField(form, 'newPassword')}
        nombre="la contraseña nueva"
        label="Contraseña nueva"
        hint={`De ${limites.minimo} a ${limites.maximo} caracteres; ni una muy común ni sus propios datos.`}
      />
      <Campo
        {...bindField(form, 'confirmacion')}
        nombre="la confirmación"
        label="Confirmar contraseña"
        hint="Escríbala de nuevo."
      />
    </FormModal>
  );
}

function findErrores(campos: Valores, limites: LimitesContrasena) {
  const { newPassword, confirmacion } = findErroresContrasena(campos, limites);
  const { confirmacion: distinta } = findErroresIgualdad(campos);
  return {
    actual: campos.actual === '' ? FALTA_ACTUAL : undefined,
    newPassword: newPassword?.requerida,
    confirmacion: confirmacion?.requerida ?? distinta?.notmach,
  };
}

function useCambiar(): (valores: Valores) => Promise<void> {
  const api = useApi();
  const environment = useSignInEnvironment();
  return async ({ actual, newPassword }) => {
    await api.call<typeof updateContrasenaPropiaEndpoint>(
      { method: 'POST', path: '/cuenta/cambiarContrasena' },
      { body: { actual, newPassword } },
    );
    await logout(environment, { aviso: CAMBIADA });
  };
}
