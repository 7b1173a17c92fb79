import { useApi } from '@marco/web-kit/api-client';
import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { FRASE_SUPRESION } from '../../contract/datos-propios.terms.ts';
import type { submitSupresionEndpoint } from '../../contract/index.ts';
import { useSignInEnvironment } from '../ingreso/environment.ts';
import { logout } from '../ingreso/logout.ts';
import { CampoContrasena } from '../restablecimientos/campo-contrasena.tsx';

const FALTA_FRASE = `Escriba «${FRASE_SUPRESION}», en mayúsculas.`;
const FALTA_CONTRASENA = 'Escriba su contraseña actual.';
const SUPRIMIDOS = 'Sus datos personales se suprimieron y su cuenta se cerró.';

interface Valores {
  readonly confirmacion: string;
  readonly contrasena: string;
}

export interface SupresionDialogProps {
  readonly prueba: 'contrasena' | 'ingreso';
  readonly onClose: () => void;
}

/** Asks for the phrase and for a proof of the identity, so that another person at an open session cannot continue. */
export function SupresionDialog({ prueba, onClose }: SupresionDialogProps) {
  const pideContrasena = prueba === 'contrasena';
  const form = useRuledForm<Valores>({
    initial: { confirmacion: '', contrasena: '' },
    findErrors: ({ confirmacion, contrasena }) => ({
      confirmacion: confirmacion.trim() === FRASE_SUPRESION ? undefined : FALTA_FRASE,
      contrasena: pideContrasena && contrasena === '' ? FALTA_CONTRASENA : undefined,
    }),
    onSend: useSuprimir(pideContrasena),
  });

  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Suprimir mis datos"
      message={`Su cuenta se cierra, sus sesiones terminan y sus datos no se pueden recuperar. Las actas emitidas y la auditoría se conservan.${pideContrasena ? '' : ' Debe haber ingresado hace menos de cinco minutos.'}`}
      tone="warn"
      variant="danger"
      submitLabel="Suprimir para siempre"
      sendingLabel="Suprimiendo"
    >
      <TextInput
        label={`Escriba ${FRASE_SUPRESION}`}
        required
        autoComplete="off"
        spellCheck={false}
        {...bindField(form, 'confirmacion')}
      />
      {pideContrasena ? (
        <CampoContrasena
          nombre="la contraseña actual"
          label="Contraseña actual"
          autoComplete="current-password"
          {...bindField(form, 'contrasena')}
        />
      ) : null}
    </FormModal>
  );
}

function useSuprimir(pideContrasena: boolean): (valores: Valores) => Promise<void> {
  const api = useApi();
  const environment = useSignInEnvironment();
  return async ({ confirmacion, contrasena }) => {
    await api.call<typeof submitSupresionEndpoint>(
      { method: 'POST', path: '/cuenta/supresion' },
      { body: { confirmacion, ...(pideContrasena ? { contrasena } : {}) } },
    );
    await logout(environment, { aviso: SUPRIMIDOS });
  };
}
