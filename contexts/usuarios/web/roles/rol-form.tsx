import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Checkbox } from '@marco/web-kit/checkbox';
import { TextInput } from '@marco/web-kit/field';
import { DraftOffer } from '@marco/web-kit/form-draft';
import { FormActions } from '@marco/web-kit/form-grid';
import { bindField, type FieldMessages, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { useVersionedChange, type VersionedChange } from '@marco/web-kit/versioned-change';
import { useState } from 'react';
import type { createRolEndpoint, Matriz, Rol, updateRolEndpoint } from '../../contract/index.ts';
import { AMBITO_DE_ROL, AMBITOS, MAXIMO_DESCRIPCION, MAXIMO_NOMBRE } from '../../contract/terms.ts';
import { findErrorTexto } from './rol-valores.ts';
import styles from './roles.module.css';
import { ROLES_KEY } from './use-roles.ts';

interface RolFormProps {
  /** Null for a new one. */
  readonly rol: Rol | null;
  readonly matriz: Matriz;
  readonly onDone: (rol: Rol) => void;
}

interface Valores {
  readonly nombre: string;
  readonly descripcion: string;
  /** Empty until it is chosen. */
  readonly ambito: Rol['ambito'] | '';
  readonly activo: boolean;
}

const VACIO: Valores = { nombre: '', descripcion: '', ambito: '', activo: true };

function findErrores({ nombre, descripcion, ambito }: Valores): FieldMessages {
  return {
    nombre: findErrorTexto('Nombre', nombre, MAXIMO_NOMBRE),
    descripcion: findErrorTexto('Descripción', descripcion, MAXIMO_DESCRIPCION),
    // What was kept as a draft may have a scope of another version of the product.
    ambito: AMBITOS.some((known) => known === ambito) ? undefined : 'Elija el ámbito.',
  };
}

/** Name, description, scope and state of a rol. */
export function RolForm({ rol, matriz, onDone }: RolFormProps) {
  const [base, setBase] = useState(rol);
  // One key for this form: a creation sent twice makes one rol.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { send } = useVersionedChange<Rol>({ refresh: ROLES_KEY });
  const form = useRuledForm<Valores>({
    initial: toValores(rol),
    findErrors: findErrores,
    isSame: (one, other) => JSON.stringify(toKept(one)) === JSON.stringify(toKept(other)),
    draft: { name: 'rol', version: rol?.version ?? null },
    staysOpen: true,
    onSend: async (valores) => {
      await send(toCambio(valores));
    },
  });
  if (rol && base?.version !== rol.version) {
    setBase(rol);
    // After a save, here or by another person, fields without typed changes follow the record and are not a draft.
    form.restart(toValores(rol), form.isDirty ? (now) => now : undefined);
  }

  const toCambio = (valores: Valores): VersionedChange<Rol> => ({
    version: rol?.version,
    send: (api, options) => {
      const { nombre, descripcion, ambito, activo } = toKept(valores);
      const body = { nombre, descripcion, ambito: ambito || ('entidad' as const) };
      return rol
        ? api.call<typeof updateRolEndpoint>(
            { method: 'PUT', path: '/adm-rols/{id}' },
            { params: { id: String(rol.id) }, body: { ...body, activo } },
            options,
          )
        : api.call<typeof createRolEndpoint>(
            { method: 'POST', path: '/adm-rols' },
            { body },
            { ...options, idempotencyKey },
          );
    },
    compare: (current) => [
      { label: 'Nombre', mine: valores.nombre, current: current.nombre },
      { label: 'Descripción', mine: valores.descripcion, current: current.descripcion },
      {
        label: 'Ámbito',
        mine: valores.ambito ? AMBITO_DE_ROL[valores.ambito] : '',
        current: AMBITO_DE_ROL[current.ambito],
      },
      { label: 'Estado', mine: toEstado(valores.activo), current: toEstado(current.activo) },
    ],
    done: rol ? 'El rol fue actualizado.' : 'El rol fue creado.',
    onSaved: onDone,
  });

  return (
    <form onSubmit={form.onSubmit} noValidate aria-label={rol ? 'Editar rol' : 'Nuevo rol'}>
      <Card title="Datos del rol">
        <DraftOffer draft={form.draft} />
        <div className={styles['form']}>
          <TextInput {...bindField(form, 'nombre')} label="Nombre" required autoComplete="off" />
          <Textarea {...bindField(form, 'descripcion')} label="Descripción" required />
          <Select
            {...bindField(form, 'ambito')}
            label="Ámbito"
            required
            hint="Quiénes pueden tenerlo: personas del ministerio, de cualquier entidad o del operador."
            placeholder="Seleccione un ámbito"
            options={AMBITOS.map((value) => ({ value, label: AMBITO_DE_ROL[value] }))}
            onChange={(value) => form.change({ ambito: AMBITOS.find((known) => known === value) ?? '' })}
          />
          {rol ? (
            <Checkbox
              label="Activo"
              hint="Un rol inactivo no se asigna a nadie más; quien lo tiene lo conserva."
              checked={form.values.activo}
              onChange={(activo) => form.change({ activo })}
            />
          ) : null}
        </div>
        <FormActions>
          <Button
            type="submit"
            busy={form.isSending && 'Guardando'}
            blocked={rol ? matriz.edita : matriz.crea}
          >
            {rol ? 'Guardar datos' : 'Crear rol'}
          </Button>
        </FormActions>
      </Card>
    </form>
  );
}

function toValores(rol: Rol | null): Valores {
  if (!rol) return VACIO;
  const { nombre, descripcion, ambito, activo } = rol;
  return { nombre, descripcion, ambito, activo };
}

/** Compared as it would be saved, so that a space at the end does not count as a change. */
function toKept({ nombre, descripcion, ambito, activo }: Valores) {
  return { nombre: nombre.trim(), descripcion: descripcion.trim(), ambito, activo };
}

function toEstado(activo: boolean): string {
  return activo ? 'Activo' : 'Inactivo';
}
