import { Button, type ButtonVariant } from '@marco/web-kit/button';
import { useModal } from '@marco/web-kit/modal';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Solicitud } from '../../contract/index.ts';
import { ACCION_SOLICITUD } from '../../contract/terms.ts';
import { DevolucionDialog } from '../marcas/devolucion-dialog.tsx';
import { findPregunta } from '../textos-paso.ts';
import { useCambioSolicitud } from '../use-cambio-solicitud.ts';
import { useOpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { ConceptoDialog } from './concepto-dialog.tsx';
import { getNivelTres } from './get-nivel-tres.ts';
import { listIncumplidos, listMarcasPropuestas } from './verificacion.ts';

interface AccionesVerificacionProps {
  readonly solicitud: Solicitud;
}

/** What ends the verification for who reads it: the concept of the operator, or the return or presentation by the consultor. */
export function AccionesVerificacion({ solicitud }: AccionesVerificacionProps) {
  const lado = useOpcionesSolicitud().data?.lado;
  if (solicitud.estado !== 'en-verificacion') return null;
  if (lado === 'operador') return <DelOperador solicitud={solicitud} />;
  // Nobody else of the ministry returns or presents it: they read.
  const { devolver, dictaminar } = solicitud.acciones;
  return lado === 'ministerio' && (devolver.allowed || dictaminar.allowed) ? (
    <DelConsultor solicitud={solicitud} />
  ) : null;
}

function DelOperador({ solicitud }: AccionesVerificacionProps) {
  const [isOpen, setOpen] = useState(false);
  const { concepto } = getNivelTres(solicitud);
  return (
    <>
      <Button blocked={solicitud.acciones.conceptuar} onClick={() => setOpen(true)}>
        {concepto === null ? ACCION_SOLICITUD.conceptuar : 'Cambiar el concepto técnico'}
      </Button>
      {isOpen ? <ConceptoDialog solicitud={solicitud} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The main one follows the facts: what can be presented is; what is not met is returned. */
function DelConsultor({ solicitud }: AccionesVerificacionProps) {
  const modals = useModal();
  const { move, isSaving } = useCambioSolicitud(solicitud);
  const [isReturning, setReturning] = useState(false);
  const nivelTres = getNivelTres(solicitud);
  const { presentar, devolver } = solicitud.acciones;
  const cuantas = listIncumplidos(nivelTres).length;
  const isDeVuelta = !presentar.allowed && cuantas > 0;
  const look = (isMain: boolean): ButtonVariant => (isMain ? 'primary' : 'neutral');

  async function present(): Promise<void> {
    const pregunta = findPregunta('presentar', solicitud);
    if (pregunta && (await modals.ask({ cancelLabel: 'Volver', ...pregunta }))) await move('presentar');
  }

  const volver = (
    <Button
      key="devolver"
      variant={look(isDeVuelta)}
      icon={<Undo2 size={18} />}
      blocked={devolver}
      onClick={() => setReturning(true)}
    >
      {presentDevolver(cuantas)}
    </Button>
  );
  const presentacion = (
    <Button
      key="presentar"
      variant={look(!isDeVuelta)}
      blocked={presentar}
      busy={isSaving && 'Presentando'}
      onClick={() => void present()}
    >
      {ACCION_SOLICITUD.presentar}
    </Button>
  );
  return (
    <>
      {isDeVuelta ? [volver, presentacion] : [presentacion, volver]}
      {isReturning ? (
        <DevolucionDialog
          solicitud={solicitud}
          propuestas={listMarcasPropuestas(nivelTres)}
          onClose={() => setReturning(false)}
        />
      ) : null}
    </>
  );
}

function presentDevolver(cuantas: number): string {
  if (cuantas === 0) return ACCION_SOLICITUD.devolver;
  return cuantas === 1 ? 'Devolver con 1 marca' : `Devolver con ${cuantas} marcas`;
}
