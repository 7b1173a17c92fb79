import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller, useVersionedChange, type VersionedChange } from '@marco/web-kit/versioned-change';
import type {
  updateFuncionalidadEndpoint,
  updateItemDeMenuEndpoint,
  updateSubfuncionalidadEndpoint,
} from '../../contract/index.ts';
import { MAXIMO_DESCRIPCION, MAXIMO_NOMBRE } from '../../contract/terms.ts';
import { findErrorTexto } from './rol-valores.ts';
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

/** What is written of it; the description is left out where it has none. */
interface Textos {
  readonly nombre: string;
  readonly descripcion: string;
  readonly orden: string;
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
  const describes = tipo !== 'funcionalidades';
  const { send } = useVersionedChange<ParteEditable, unknown>({ refresh: ROLES_KEY });
  const toCambio = ({ nombre, descripcion, orden }: Textos): VersionedChange<ParteEditable, unknown> => ({
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
    explain: leaveToCaller,
  });
  const form = useRuledForm<Textos>({
    initial: { nombre: parte.nombre, descripcion: parte.descripcion ?? '', orden: String(parte.orden) },
    findErrors: ({ nombre, descripcion, orden }) => ({
      nombre: findErrorTexto('Nombre', nombre, MAXIMO_NOMBRE),
      descripcion: describes ? findErrorTexto('Descripción', descripcion, MAXIMO_DESCRIPCION) : undefined,
      orden: /^[1-9]\d{0,2}$/.test(orden.trim())
        ? undefined
        : `Escriba un número entero de 1 a ${MAXIMO_ORDEN}.`,
    }),
    onSend: async (textos) => {
      await send(toCambio(textos));
    },
  });

  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`Editar «${parte.nombre}»`}
      message="El cambio se verá en el menú de todas las personas que tienen esta parte."
      submitLabel="Guardar"
    >
      <TextInput label="Nombre" required {...bindField(form, 'nombre')} />
      {describes ? <Textarea label="Descripción" required {...bindField(form, 'descripcion')} /> : null}
      <TextInput label="Orden" required inputMode="numeric" {...bindField(form, 'orden')} />
    </FormModal>
  );
}
