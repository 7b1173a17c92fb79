import { explainRequired } from '@marco/contract-kit/required-text';
import { TextInput } from '@marco/web-kit/field';
import { FormModal, useExplainErrors, useRefusals } from '@marco/web-kit/form-modal';
import { Textarea } from '@marco/web-kit/textarea';
import { useState } from 'react';
import type { DetalleNodo } from '../../contract/index.ts';
import { LIMITES_NODO } from '../../contract/terms.ts';
import { useCambioNodo } from './use-cambio-nodo.ts';

const CAMPOS = ['nombre', 'descripcion'] as const;

interface NodoModalProps {
  readonly nodo: DetalleNodo;
  /** Naming the node, or keeping the next arc below it. */
  readonly accion: 'textos' | 'reserva';
  readonly onClose: () => void;
  /** Called with the reserved identifier. */
  readonly onReserved: (oid: string) => void;
}

/** Name and description of a node, or of the arc that is reserved below it. */
export function NodoModal({ nodo, accion, onClose, onReserved }: NodoModalProps) {
  const refusals = useRefusals(CAMPOS);
  const explainErrors = useExplainErrors();
  const cambio = useCambioNodo(nodo, refusals.explain);
  const isReserva = accion === 'reserva';
  const [nombre, setNombre] = useState(isReserva ? '' : nodo.nombre);
  const [descripcion, setDescripcion] = useState(isReserva ? '' : nodo.descripcion);
  const [submitted, setSubmitted] = useState(false);
  const errores = nombre.trim() === '' ? [explainRequired('Nombre')] : [];

  async function submit(): Promise<void> {
    setSubmitted(true);
    if (errores.length > 0) return explainErrors();
    refusals.forget();
    const textos = { nombre: nombre.trim(), descripcion: descripcion.trim() };
    if (!isReserva) {
      if (await cambio.update(textos)) onClose();
      return;
    }
    const reservado = await cambio.reservar(textos);
    if (reservado === null) return;
    onClose();
    onReserved(reservado);
  }

  return (
    <FormModal
      onClose={onClose}
      title={isReserva ? 'Reservar arco' : 'Editar nombre'}
      message={`${
        isReserva
          ? `Se reservará ${nodo.oid}.${nodo.siguienteArco}, o el siguiente si alguien toma ese antes.`
          : `El OID ${nodo.oid} no cambia.`
      } Los campos marcados con * son obligatorios.`}
      busy={cambio.isSaving && 'Guardando'}
      onSubmit={() => void submit()}
      submitLabel={isReserva ? 'Reservar' : 'Guardar'}
    >
      <TextInput
        label="Nombre"
        required
        autoComplete="off"
        maxLength={LIMITES_NODO.nombre}
        value={nombre}
        onChange={(text) => {
          refusals.forget();
          setNombre(text);
        }}
        errors={refusals.listErrors('nombre', errores)}
        submitted={submitted}
      />
      <Textarea
        label="Descripción"
        optional
        maxLength={LIMITES_NODO.descripcion}
        value={descripcion}
        onChange={(text) => {
          refusals.forget();
          setDescripcion(text);
        }}
        errors={refusals.listErrors('descripcion', [])}
        submitted={submitted}
      />
    </FormModal>
  );
}
