import { presentEntidad } from '@marco/entidades/terms';
import { FormModal } from '@marco/web-kit/form-modal';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import type { Membresia } from '../../contract/index.ts';
import { ACCION_USUARIO, type AccionMembresia } from '../../contract/terms.ts';
import {
  CAMBIO_VACIO,
  CAMPOS_DE_PETICION,
  type CambioElegido,
  CamposDeCambio,
  findErroresCambio,
  NOMBRES_CAMBIO,
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
  const decide = useDecision(membresia, onClose);
  const form = useRuledForm<CambioElegido>({
    initial: CAMBIO_VACIO,
    names: NOMBRES_CAMBIO,
    fieldOf: CAMPOS_DE_PETICION,
    findErrors: (cambio) => findErroresCambio(accion, cambio),
    onSend: (cambio) =>
      decide(accion, {
        ...toPeticion(accion, cambio),
        ...(cambio.entidad ? { entidadNombre: cambio.entidad.nombre } : {}),
      }),
  });

  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`${ACCION_USUARIO[accion]}: ${nombre}`}
      message={`${presentEntidad(membresia.entidad.nombre, membresia.entidad.sigla)}. ${MENSAJES[accion]}`}
      tone={accion === 'rechazar' || accion === 'inactivar' ? 'warn' : 'question'}
      submitLabel={ACCION_USUARIO[accion]}
    >
      <CamposDeCambio accion={accion} form={form} entidadId={membresia.entidad.id} />
    </FormModal>
  );
}
