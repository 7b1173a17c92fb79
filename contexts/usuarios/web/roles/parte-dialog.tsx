import { openValidationErrors } from '@marco/web-kit/failure-modal';
import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { useModal } from '@marco/web-kit/modal';
import { Textarea } from '@marco/web-kit/textarea';
import { useVersionedChange, type VersionedChange } from '@marco/web-kit/versioned-change';
import { useState } from 'react';
import type {
  updateFuncionalidadEndpoint,
  updateItemDeMenuEndpoint,
  updateSubfuncionalidadEndpoint,
} from '../../contract/index.ts';
import { MAXIMO_DESCRIPCION, MAXIMO_NOMBRE } from '../../contract/terms.ts';
import { findErroresTexto } from './rol-valores.ts';
import { ROLES_KEY } from './use-roles.ts';

/** A part of the menu whose texts can be edited. */
export interface ParteEditable {
  readonly tipo: 'funcionalidades' | 'subfuncionalidades' | 'items';
  readonly id: number;
  readonly version: number;
  readonly nombre: string;
  readonly orden: number;
  /** A funcionalidad has none. */
  readonly descripcion?: string;
}

const MAXIMO_ORDEN = 999;

/** Name, description and order of a part of the menu. */
export function ParteDialog({
  parte,
  onClose,
}: {
  readonly parte: ParteEditable;
  readonly onClose: () => void;
}) {
  const { tipo, id, version } = parte;
  const modals = useModal();
  const [nombre, setNombre] = useState(parte.nombre);
  const [descripcion, setDescripcion] = useState(parte.descripcion ?? '');
  const [orden, setOrden] = useState(String(parte.orden));
  const [submitted, setSubmitted] = useState(false);
  const describes = tipo !== 'funcionalidades';
  const errores = {
    nombre: findErroresTexto('Nombre', nombre, MAXIMO_NOMBRE),
    descripcion: describes ? findErroresTexto('Descripción', descripcion, MAXIMO_DESCRIPCION) : [],
    orden: /^[1-9]\d{0,2}$/.test(orden.trim()) ? [] : [`Escriba un número entero de 1 a ${MAXIMO_ORDEN}.`],
  };

  const { send, isSaving } = useVersionedChange<ParteEditable, unknown>({ refresh: ROLES_KEY });
  const toCambio = (): VersionedChange<ParteEditable, unknown> => ({
    version,
    send: (api, options) => {
      const request = { params: { id: String(id) } };
      const body = { nombre: nombre.trim(), orden: Number(orden) };
      if (tipo === 'funcionalidades')
        return api.call<typeof updateFuncionalidadEndpoint>(
          { method: 'PUT', path: '/administrar-roles/funcionalidades/{id}' },
          { ...request, body },
          options,
        );
      const described = { ...request, body: { ...body, descripcion: descripcion.trim() } };
      return tipo === 'subfuncionalidades'
        ? api.call<typeof updateSubfuncionalidadEndpoint>(
            { method: 'PUT', path: '/administrar-roles/subfuncionalidades/{id}' },
            described,
            options,
          )
        : api.call<typeof updateItemDeMenuEndpoint>(
            { method: 'PUT', path: '/administrar-roles/items/{id}' },
            described,
            options,
          );
    },
    compare: (current) => [
      { label: 'Nombre', mine: nombre, current: current.nombre },
      { label: 'Descripción', mine: descripcion, current: current.descripcion ?? '' },
      { label: 'Orden', mine: orden, current: String(current.orden) },
    ],
    done: 'El menú fue actualizado.',
    onSaved: onClose,
  });

  function submit(): void {
    setSubmitted(true);
    const mensajes = Object.values(errores).flat();
    if (mensajes.length > 0) void openValidationErrors(modals, mensajes);
    else void send(toCambio());
  }

  return (
    <FormModal
      onClose={onClose}
      title={`Editar «${parte.nombre}»`}
      message="El cambio se verá en el menú de todas las personas que tienen esta parte."
      submitLabel="Guardar"
      busy={isSaving && 'Guardando'}
      onSubmit={submit}
    >
      <TextInput
        label="Nombre"
        required
        value={nombre}
        onChange={setNombre}
        errors={errores.nombre}
        submitted={submitted}
      />
      {describes ? (
        <Textarea
          label="Descripción"
          required
          value={descripcion}
          onChange={setDescripcion}
          errors={errores.descripcion}
          submitted={submitted}
        />
      ) : null}
      <TextInput
        label="Orden"
        required
        inputMode="numeric"
        value={orden}
        onChange={setOrden}
        errors={errores.orden}
        submitted={submitted}
      />
    </FormModal>
  );
}
