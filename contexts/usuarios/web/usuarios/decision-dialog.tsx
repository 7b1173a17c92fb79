import { presentEntidad } from '@marco/entidades/terms';
import { openValidationErrors } from '@marco/web-kit/failure-modal';
import { FormModal } from '@marco/web-kit/form-modal';
import { useModal } from '@marco/web-kit/modal';
import { useState } from 'react';
import type { Membresia } from '../../contract/index.ts';
import { ACCION_USUARIO, type AccionMembresia } from '../../contract/terms.ts';
import {
  CAMBIO_VACIO,
  CamposDeCambio,
  type ErroresCambio,
  findErroresCambio,
  toPeticion,
} from './campos-de-cambio.tsx';
import { useDecision } from './use-decision.ts';

export interface DecisionDialogProps {
  readonly accion: AccionMembresia;
  readonly membresia: Membresia;
  readonly nombre: string;
  readonly onClose: () => void;
}

const MENSAJES: Readonly<Record<AccionMembresia, string>> = {
  aprobar: 'Podrá ingresar con el rol que elija. Se le avisará por correo electrónico.',
  rechazar: 'No podrá ingresar por esta entidad. Se le avisará el motivo por correo electrónico.',
  activar: 'Podrá ingresar de nuevo por esta entidad. Se le avisará por correo electrónico.',
  inactivar:
    'Sus sesiones abiertas por esta entidad terminarán enseguida. Se le avisará por correo electrónico.',
  trasladar:
    'Sus sesiones abiertas por la entidad actual terminarán enseguida. Se le avisará por correo electrónico.',
  'asignar-rol':
    'El cambio rige enseguida, también en sus sesiones abiertas. Se le avisará por correo electrónico.',
};

/** Asks what an action needs and takes the decision. */
export function DecisionDialog({ accion, membresia, nombre, onClose }: DecisionDialogProps) {
  const modals = useModal();
  const [borrador, setBorrador] = useState(CAMBIO_VACIO);
  const [submitted, setSubmitted] = useState(false);
  const [rechazos, setRechazos] = useState<ErroresCambio>({});
  const { decide, isPending } = useDecision(membresia, { onDone: onClose, onRefused: setRechazos });

  function submit(): void {
    setSubmitted(true);
    const mensajes = Object.values(findErroresCambio(accion, borrador));
    if (mensajes.length > 0) void openValidationErrors(modals, mensajes);
    else
      decide(accion, {
        ...toPeticion(accion, borrador),
        ...(borrador.entidad ? { entidadNombre: borrador.entidad.nombre } : {}),
      });
  }

  return (
    <FormModal
      onClose={onClose}
      title={`${ACCION_USUARIO[accion]}: ${nombre}`}
      message={`${presentEntidad(membresia.entidad.nombre, membresia.entidad.sigla)}. ${MENSAJES[accion]}`}
      tone={accion === 'rechazar' || accion === 'inactivar' ? 'warn' : 'question'}
      submitLabel={ACCION_USUARIO[accion]}
      busy={isPending && 'Guardando'}
      onSubmit={submit}
    >
      <CamposDeCambio
        accion={accion}
        borrador={borrador}
        submitted={submitted}
        rechazos={rechazos}
        onChange={(next) => {
          setRechazos({});
          setBorrador(next);
        }}
        entidadId={membresia.entidad.id}
      />
    </FormModal>
  );
}
