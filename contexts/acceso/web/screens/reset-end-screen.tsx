import { useConfiguracion } from '@marco/parametros/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { listFieldErrors, openValidationErrors } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { Notice } from '@marco/web-kit/notice';
import { type FormEvent, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { accesoPaths } from '../../contract/acceso.paths.ts';
import type { updateContrasenaEndpoint } from '../../contract/index.ts';
import {
  type CampoContrasena,
  type ErroresContrasena,
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
  const [campos, setCampos] = useState(VACIO);
  const [distintas, setDistintas] = useState<ErroresContrasena>({});
  /** What the server found wrong with the new password, until it changes (ERR-01). */
  const [rechazos, setRechazos] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const incompletos = findErroresContrasena(campos, limites);
  const isReady = Object.keys(incompletos).length === 0;

  async function send(): Promise<void> {
    if (!isReady || isSending) return;
    const desiguales = findErroresIgualdad(campos);
    setDistintas(desiguales);
    const mensajes = Object.values(desiguales).map(({ notmach = '' }) => notmach);
    if (mensajes.length > 0) {
      await openValidationErrors(modals, mensajes);
      return;
    }
    setSending(true);
    try {
      await api.call<typeof updateContrasenaEndpoint>(
        { method: 'POST', path: '/cuenta/reset-password/finish' },
        { body: { key: clave, newPassword: campos.newPassword } },
        { base: 'private' },
      );
      banners.success('Contraseña restablecida con éxito');
      await navigate('..');
    } catch (error) {
      setSending(false);
      setRechazos(listFieldErrors(error).map(({ mensaje }) => mensaje));
      await openAvisoNoRestablecida(modals, error);
    }
  }

  const bind = (campo: CampoContrasena) => {
    const rechazados = campo === 'newPassword' ? rechazos : [];
    const mensajes = [...Object.values({ ...incompletos[campo], ...distintas[campo] }), ...rechazados];
    return {
      name: campo,
      value: campos[campo],
      onChange: (texto: string) => {
        setCampos({ ...campos, [campo]: texto });
        setDistintas({});
        setRechazos([]);
      },
      errors: mensajes,
      dirty: distintas[campo] !== undefined || rechazados.length > 0,
    };
  };

  return (
    <Card title="Su contraseña en el autenticador">
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void send();
        }}
      >
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
            disabled={!isReady && !isSending}
            busy={isSending && 'Restableciendo'}
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
