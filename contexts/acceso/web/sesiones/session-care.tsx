import { Button } from '@marco/web-kit/button';
import { Modal } from '@marco/web-kit/modal';
import { useEffect, useRef, useState } from 'react';
import { findFinDeSesion } from '../../rules/sesiones/fin-de-sesion.ts';
import type { Inactividad } from '../../rules/sesiones/inactividad.ts';
import { useSignInEnvironment } from '../ingreso/environment.ts';
import { logout } from '../ingreso/logout.ts';
import { AvisoFin } from './aviso-fin.tsx';
import { CuentaRegresiva } from './cuenta-regresiva.tsx';
import { type Fin, type IdleClock, startIdleClock } from './idle-clock.ts';

const ENDED = 'Su sesión terminó por inactividad. Inicie sesión de nuevo para continuar.';
const OVER = 'Su sesión llegó a su duración máxima. Inicie sesión de nuevo para continuar.';

/** Warns before the session ends, without activity or at its absolute limit, over the screen and without touching what was typed. */
export function SessionCare() {
  const environment = useSignInEnvironment();
  const { api } = environment;
  const [inactividad, setInactividad] = useState<Inactividad | null>(null);
  const [fin, setFin] = useState<Fin | null>(null);
  const clock = useRef<IdleClock | null>(null);
  const current = useRef(environment);
  current.current = environment;

  useEffect(() => {
    const started = startIdleClock(api, {
      onInactividad: (change) => {
        setInactividad(change.estado === 'activa' ? null : change);
        if (change.estado === 'terminada') void logout(current.current, { aviso: ENDED, keepsTyped: true });
      },
      onFin: (change) => {
        const estado = findFinDeSesion(change.restanSegundos);
        setFin(estado === 'lejos' ? null : change);
        if (estado === 'terminada') void logout(current.current, { aviso: OVER, keepsTyped: true });
      },
    });
    clock.current = started;
    return () => started.stop();
  }, [api]);

  const keep = () => clock.current?.keep();
  if (inactividad === null)
    return <AvisoFin fin={fin} environment={environment} onRenewed={() => clock.current?.renew()} />;
  return (
    <Modal
      isOpen
      role="alertdialog"
      tone="warn"
      title="Su sesión está por terminar"
      message="No ha habido actividad. Si continúa, nada de lo que escribió se pierde."
      onClose={keep}
      actions={
        <>
          <Button variant="neutral" onClick={() => void logout(environment)}>
            Cerrar sesión
          </Button>
          <Button onClick={keep}>Seguir</Button>
        </>
      }
    >
      <CuentaRegresiva restan={inactividad.restan} />
    </Modal>
  );
}
