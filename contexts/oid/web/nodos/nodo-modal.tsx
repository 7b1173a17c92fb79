import { explainRequired } from '@marco/contract-kit/required-text';
import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import type { DetalleNodo } from '../../contract/index.ts';
import { LIMITES_NODO } from '../../contract/terms.ts';
import { type TextosNodo, useCambioNodo } from './use-cambio-nodo.ts';

const VACIO: TextosNodo = { nombre: '', descripcion: '' };
const NOMBRES = { nombre: 'Nombre', descripcion: 'Descripción' };

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
  const cambio = useCambioNodo(nodo, leaveToCaller);
  const isReserva = accion === 'reserva';
  const form = useRuledForm<TextosNodo>({
    initial: isReserva ? VACIO : { nombre: nodo.nombre, descripcion: nodo.descripcion },
    names: NOMBRES,
    findErrors: ({ nombre }) => ({ nombre: nombre.trim() === '' ? explainRequired('Nombre') : undefined }),
    onSend: async ({ nombre, descripcion }) => {
      const textos = { nombre: nombre.trim(), descripcion: descripcion.trim() };
      if (!isReserva) {
        if (await cambio.update(textos)) onClose();
        return;
      }
      const reservado = await cambio.reservar(textos);
      if (reservado === null) return;
      onClose();
      onReserved(reservado);
    },
  });

  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={isReserva ? 'Reservar arco' : 'Editar nombre'}
      message={`${
        isReserva
          ? `Se reservará ${nodo.oid}.${nodo.siguienteArco}, o el siguiente si alguien toma ese antes.`
          : `El OID ${nodo.oid} no cambia.`
      } Los campos marcados con * son obligatorios.`}
      submitLabel={isReserva ? 'Reservar' : 'Guardar'}
    >
      <TextInput
        label={NOMBRES.nombre}
        required
        autoComplete="off"
        maxLength={LIMITES_NODO.nombre}
        {...bindField(form, 'nombre')}
      />
      <Textarea
        label={NOMBRES.descripcion}
        optional
        maxLength={LIMITES_NODO.descripcion}
        {...bindField(form, 'descripcion')}
      />
    </FormModal>
  );
}
