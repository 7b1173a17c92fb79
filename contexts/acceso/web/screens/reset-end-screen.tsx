import { useConfiguracion } from '@marco/parametros/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { listFieldErrors } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { Notice } from '@marco/web-kit/notice';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { accesoPaths } from '../../contract/acceso.paths.ts';
import type { updateContrasenaEndpoint } from '../../contract/index.ts';
import {
  type CampoContrasena,
  type CamposContrasena,
  findErroresContrasena,
  findErroresIgualdad,
} from '../../rules/restablecimientos/contrasena.ts';
import { openAvisoNoRestablecida } from '../restablecimientos/avisos-reset.tsx';
import { CampoContrasena as Campo } from '../restablecimientos/campo-contrasena.tsx';
import { PaginaReset } from '../restablecimientos/pagina-reset.tsx';
import styles from '../restablecimientos/reset.module.css';
import { useAddressSecret } from '../use-address-secret.ts';

/** 'reset-end?key={key}': the new password, with the key that came by e-mail (RESET-04, RESET-05). */
export function ResetEndScreen() {
  const key = useAddressSecret('key');
  return (
    <PaginaReset title="Definir contraseña nueva">
      {key ? <ResetEndForm clave={key} /> : <SinClave />}
    </PaginaReset>
  );
}

function SinClave() {
  return (
    <Notice tone="warn">
      Esta dirección no trae la clave del enlace. Abra el enlace completo del correo o{' '}
      <Link to={accesoPaths.resetInit}>solicite uno nuevo</Link>.
    </Notice>
  );
}

const VACIO = { newPassword: '', confirmacion: '' };

function ResetEndForm({ clave }: { readonly clave: string }) {
  const limites = useConfiguracion().formularios.contrasena;
  const api = useApi();
  const modals = useModal();
  const banners = useBanner();
  const navigate = useNavigate();
  const pendingId = useId();
  const form = useRuledForm<CamposContrasena>({
    initial: VACIO,
    findErrors: (campos) => {
      const { newPassword, confirmacion } = findErroresContrasena(campos, limites);
      return { newPassword: newPassword?.requerida, confirmacion: confirmacion?.requerida };
    },
    findErrorsWhenSent: (campos) => {
      const { newPassword, confirmacion } = findErroresIgualdad(campos);
      return { newPassword: newPassword?.notmach, confirmacion: confirmacion?.notmach };
    },
    onSend: async ({ newPassword }) => {
      await api.call<typeof updateContrasenaEndpoint>(
        { method: 'POST', path: '/cuenta/reset-password/finish' },
        { body: { key: clave, newPassword } },
        { base: 'private' },
      );
      banners.success('Contraseña restablecida con éxito');
      await navigate('..');
    },
    // What the server found wrong is about the new password (ERR-01).
    readRefusal: (error) => ({ newPassword: listFieldErrors(error)[0]?.mensaje }),
    explain: (error) => openAvisoNoRestablecida(modals, error),
    isLeftFreely: true,
  });
  const isReady = Object.keys(findErroresContrasena(form.values, limites)).length === 0;

  const bind = (campo: CampoContrasena) => ({
    ...bindField(form, campo),
    // Both are looked at together: what was said of them is not known to hold once one of them changes.
    onChange: (texto: string) => form.change({ ...form.values, [campo]: texto }),
  });

  return (
    <Card title="Su contraseña en el autenticador">
      <form className={styles['form']} noValidate onSubmit={form.onSubmit}>
        <Campo
          {...bind('newPassword')}
          nombre="la contraseña"
          label="Contraseña nueva"
          hint={`De ${limites.minimo} a ${limites.maximo} caracteres.`}
        />
        <Campo
          {...bind('confirmacion')}
          nombre="la confirmación"
          label="Confirmar contraseña"
          hint="Escríbala de nuevo."
        />
        <div className={styles['actions']}>
          <Button
            type="submit"
            disabled={!isReady && !form.isSending}
            busy={form.isSending && 'Restableciendo'}
            aria-describedby={pendingId}
          >
            RESTABLECER CONTRASEÑA
          </Button>
        </div>
        <p id={pendingId} className={styles['pending']}>
          {isReady
            ? ''
            : `Escriba dos veces la misma contraseña, de ${limites.minimo} a ${limites.maximo} caracteres.`}
        </p>
      </form>
    </Card>
  );
}
