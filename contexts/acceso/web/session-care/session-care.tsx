import { Button } from '@marco/web-kit/button';
import { Modal } from '@marco/web-kit/modal';
import { useEffect, useRef, useState } from 'react';
import type { Inactividad } from '../../rules/index.ts';
import { useSignInEnvironment } from '../sign-in/environment.ts';
import { logout } from '../sign-in/logout.ts';
import { type IdleClock, startIdleClock } from './idle-clock.ts';

const ENDED = 'Su sesión terminó por inactividad. Inicie sesión de nuevo para continuar.';
/** Seconds at which a screen reader is told what is left. */
const TOLD = [120, 60, 30, 10];

/** Warns before the session ends without activity, over the screen and without touching what was typed. */
export function SessionCare() {
  const environment = useSignInEnvironment();
  const { api } = environment;
  const [inactividad, setInactividad] = useState<Inactividad | null>(null);
  const clock = useRef<IdleClock | null>(null);
  const current = useRef(environment);
  current.current = environment;

  useEffect(() => {
    const started = startIdleClock(api, (change) => {
      setInactividad(change.estado === 'activa' ? null : change);
      if (change.estado === 'terminada') void logout(current.current, { aviso: ENDED });
    });
    clock.current = started;
    return () => started.stop();
  }, [api]);

  const keep = () => clock.current?.keep();
  return (
    <Modal
      isOpen={inactividad !== null}
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
      {inactividad ? <CuentaRegresiva restan={inactividad.restan} /> : null}
    </Modal>
  );
}

/** The time left, for the eye each second and for the ear now and then. */
function CuentaRegresiva({ restan }: { readonly restan: number }) {
  const told = useRef('');
  if (told.current === '' || TOLD.includes(restan))
    told.current = `Su sesión termina en ${presentTiempo(restan)}.`;
  return (
    <>
      <p aria-hidden="true">Tiempo restante: {presentTiempo(restan)}</p>
      <p className="sr" role="status">
        {told.current}
      </p>
    </>
  );
}

function presentTiempo(segundos: number): string {
  if (segundos < 60) return segundos === 1 ? '1 segundo' : `${segundos} segundos`;
  const minutos = Math.floor(segundos / 60);
  const resto = segundos % 60;
  const entero = minutos === 1 ? '1 minuto' : `${minutos} minutos`;
  return resto === 0 ? entero : `${entero} y ${resto} s`;
}
