import { Button } from '@marco/web-kit/button';
import { formatTime } from '@marco/web-kit/format';
import { Modal } from '@marco/web-kit/modal';
import { useState } from 'react';
import { type FinDeSesion, findFinDeSesion } from '../../rules/sesiones/fin-de-sesion.ts';
import type { SignInEnvironment } from '../ingreso/environment.ts';
import { CuentaRegresiva } from './cuenta-regresiva.tsx';
import type { Fin } from './idle-clock.ts';
import { refreshSession } from './refresh-session.ts';

interface AvisoFinProps {
  /** Null while the end is far. */
  readonly fin: Fin | null;
  readonly environment: SignInEnvironment;
  readonly onRenewed: () => void;
}

const FALLO = {
  title: 'No fue posible iniciar sesión de nuevo',
  message:
    'El autenticador no confirmó su identidad. Guarde lo que está haciendo, cierre la sesión e ingrese otra vez.',
};

/**
 * Warns before the absolute end of the session, which activity does not delay. The person can sign in again without
 * leaving the screen, so typed text stays. The person can close the warning; it comes back once, shortly before the
 * end.
 */
export function AvisoFin({ fin, environment, onRenewed }: AvisoFinProps) {
  const [seen, setSeen] = useState<FinDeSesion | null>(null);
  const [isRenewing, setRenewing] = useState(false);
  if (fin === null) return null;
  const estado = findFinDeSesion(fin.restanSegundos);

  async function renew(): Promise<void> {
    setRenewing(true);
    try {
      await refreshSession(environment);
      onRenewed();
    } catch (error) {
      console.error('The session was not renewed.', error);
      setSeen(estado);
      await environment.modals.alert(FALLO);
    } finally {
      setRenewing(false);
    }
  }

  const close = () => setSeen(estado);
  return (
    <Modal
      isOpen={seen !== estado && estado !== 'terminada'}
      role="alertdialog"
      tone="warn"
      title={`Su sesión termina ${presentHora(fin.terminaEn)}`}
      message="Es su duración máxima y no se puede ampliar. Guarde lo que está escribiendo o inicie sesión de nuevo: nada de lo que escribió se pierde."
      onClose={close}
      actions={
        <>
          <Button variant="neutral" onClick={close}>
            Más tarde
          </Button>
          <Button busy={isRenewing && 'Iniciando sesión'} onClick={() => void renew()}>
            Iniciar sesión de nuevo
          </Button>
        </>
      }
    >
      <CuentaRegresiva restan={Math.max(0, fin.restanSegundos)} />
    </Modal>
  );
}

/** 'a las 3:45 p. m.', 'a la 1:05 a. m.'. */
function presentHora(momento: string): string {
  const hora = formatTime(momento);
  return `${hora.startsWith('1:') ? 'a la' : 'a las'} ${hora}`;
}
