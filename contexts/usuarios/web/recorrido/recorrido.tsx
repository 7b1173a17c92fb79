import { useApi } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { closeRecorridoEndpoint } from '../../contract/index.ts';
import { listPasos } from '../../rules/recorrido/pasos.ts';
import { CLAVE_INICIO } from '../widgets/use-bloque.ts';
import { useUsuarioEnSesion } from '../widgets/usuario-en-sesion.tsx';
import { PasosAbiertos } from './pasos-abiertos.tsx';
import styles from './recorrido.module.css';

/** The tour, or the invitation to it: a card of the home, so that it stands in nobody's way. */
export function Recorrido({ isAsked }: { readonly isAsked: boolean }) {
  const { rol } = useUsuarioEnSesion();
  const [, setParams] = useSearchParams();
  const [isOpen, setOpen] = useState(isAsked);
  const [isLeft, setLeft] = useState(false);
  const refuse = useRefuse();
  const leave = () => {
    setOpen(false);
    setLeft(true);
    setParams(
      (params) => {
        params.delete('recorrido');
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  const end = () => {
    refuse();
    leave();
  };
  if (isOpen) return <PasosAbiertos todos={listPasos(rol?.nombre)} onLeave={leave} onEnd={end} />;
  if (isLeft) return null;
  return (
    <Card title="¿Es su primera vez aquí?">
      <p>Un recorrido de un minuto le muestra dónde está cada cosa. Puede salir cuando quiera.</p>
      <div className={styles['botones']}>
        <Button onClick={() => setOpen(true)}>Comenzar el recorrido</Button>
        <Button variant="neutral" onClick={() => setLeft(true)}>
          Ahora no
        </Button>
        <Button variant="ghost" onClick={end}>
          No volver a mostrar
        </Button>
      </div>
    </Card>
  );
}

/** Keeps on the server that the person needs it no more. Where that fails it is offered again another day. */
function useRefuse(): () => void {
  const api = useApi();
  const queries = useQueryClient();
  return () => {
    queries.setQueryData([...CLAVE_INICIO, 'recorrido', undefined], null);
    api
      .call<typeof closeRecorridoEndpoint>({ method: 'PUT', path: '/perfil/recorrido' }, {})
      .catch(() => undefined);
  };
}
