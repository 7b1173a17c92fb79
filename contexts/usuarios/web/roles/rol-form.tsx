import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Checkbox } from '@marco/web-kit/checkbox';
import { openValidationErrors } from '@marco/web-kit/failure-modal';
import { TextInput } from '@marco/web-kit/field';
import { DraftOffer, useFormDraft } from '@marco/web-kit/form-draft';
import { FormActions } from '@marco/web-kit/form-grid';
import { useModal } from '@marco/web-kit/modal';
import { Select } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { useVersionedChange, type VersionedChange } from '@marco/web-kit/versioned-change';
import { type FormEvent, useEffect, useState } from 'react';
import type { createRol, Matriz, Rol, updateRol } from '../../contract/index.ts';
import { AMBITO_DE_ROL, AMBITOS, MAXIMO_DESCRIPCION, MAXIMO_NOMBRE } from '../../contract/terms.ts';
import { findErroresTexto } from './rol-valores.ts';
import styles from './roles.module.css';
import { ROLES_KEY } from './use-roles.ts';

interface RolFormProps {
  /** Null for a new one. */
  readonly rol: Rol | null;
  readonly matriz: Matriz;
  readonly onDone: (rol: Rol) => void;
  /** Whether something typed was not saved; and whether a reload would lose nothing of it. */
  readonly onDirty: (isDirty: boolean, isKept: boolean) => void;
}

interface Valores {
  readonly nombre: string;
  readonly descripcion: string;
  readonly ambito: Rol['ambito'] | undefined;
  readonly activo: boolean;
}

const VACIO: Valores = { nombre: '', descripcion: '', ambito: undefined, activo: true };

/** Name, description, scope and state of a rol. */
export function RolForm({ rol, matriz, onDone, onDirty }: RolFormProps) {
  const modals = useModal();
  const inicial = toValores(rol);
  const [base, setBase] = useState(rol);
  const [valores, setValores] = useState(inicial);
  const { nombre, descripcion, ambito, activo } = valores;
  const put = (part: Partial<Valores>) => setValores((before) => ({ ...before, ...part }));
  const [submitted, setSubmitted] = useState(false);
  if (rol && base?.version !== rol.version) {
    setBase(rol);
    // Saved here or by somebody else: what nobody typed over follows the record, and is no draft.
    if (!isChanged(toValores(base), valores)) setValores(inicial);
  }
  // One key for this form: a creation sent twice makes one rol.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const errores = {
    nombre: findErroresTexto('Nombre', nombre, MAXIMO_NOMBRE),
    descripcion: findErroresTexto('Descripción', descripcion, MAXIMO_DESCRIPCION),
    ambito: ambito ? [] : ['Elija el ámbito.'],
  };

  const { send, isSaving } = useVersionedChange<Rol>({ refresh: ROLES_KEY });
  const toCambio = (): VersionedChange<Rol> => ({
    version: rol?.version,
    send: (api, options) => {
      const body = { nombre: nombre.trim(), descripcion: descripcion.trim(), ambito: ambito ?? 'entidad' };
      return rol
        ? api.call<typeof updateRol>(
            { method: 'PUT', path: '/adm-rols/{id}' },
            { params: { id: String(rol.id) }, body: { ...body, activo } },
            options,
          )
        : api.call<typeof createRol>(
            { method: 'POST', path: '/adm-rols' },
            { body },
            { ...options, idempotencyKey },
          );
    },
    compare: (current) => [
      { label: 'Nombre', mine: nombre, current: current.nombre },
      { label: 'Descripción', mine: descripcion, current: current.descripcion },
      { label: 'Ámbito', mine: ambito ? AMBITO_DE_ROL[ambito] : '', current: AMBITO_DE_ROL[current.ambito] },
      { label: 'Estado', mine: toEstado(activo), current: toEstado(current.activo) },
    ],
    done: rol ? 'El rol fue actualizado.' : 'El rol fue creado.',
    onSaved: onDone,
  });

  const isDirty = !isSaving && isChanged(inicial, valores);
  const draft = useFormDraft({
    name: rol ? `rol ${rol.version}` : 'rol',
    initial: toKept(inicial),
    values: toKept(valores),
    onTake: (kept) => setValores({ ...kept, ambito: AMBITOS.find((known) => known === kept.ambito) }),
  });
  const { isKept } = draft;
  useEffect(() => onDirty(isDirty, isKept), [isDirty, isKept, onDirty]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSubmitted(true);
    const mensajes = Object.values(errores).flat();
    if (mensajes.length > 0) void openValidationErrors(modals, mensajes);
    else void send(toCambio());
  }

  return (
    <form onSubmit={submit} noValidate aria-label={rol ? 'Editar rol' : 'Nuevo rol'}>
      <Card title="Datos del rol">
        <DraftOffer draft={draft} />
        <div className={styles['form']}>
          <TextInput
            label="Nombre"
            required
            autoComplete="off"
            value={nombre}
            onChange={(next) => put({ nombre: next })}
            errors={errores.nombre}
            submitted={submitted}
          />
          <Textarea
            label="Descripción"
            required
            value={descripcion}
            onChange={(next) => put({ descripcion: next })}
            errors={errores.descripcion}
            submitted={submitted}
          />
          <Select
            label="Ámbito"
            required
            hint="Quiénes pueden tenerlo: personas del ministerio, de cualquier entidad o del operador."
            placeholder="Seleccione un ámbito"
            options={AMBITOS.map((value) => ({ value, label: AMBITO_DE_ROL[value] }))}
            value={ambito ?? ''}
            onChange={(value) => put({ ambito: AMBITOS.find((candidate) => candidate === value) })}
            errors={errores.ambito}
            submitted={submitted}
          />
          {rol ? (
            <Checkbox
              label="Activo"
              hint="Un rol inactivo no se asigna a nadie más; quien lo tiene lo conserva."
              checked={activo}
              onChange={(next) => put({ activo: next })}
            />
          ) : null}
        </div>
        <FormActions>
          <Button type="submit" busy={isSaving && 'Guardando'} blocked={rol ? matriz.edita : matriz.crea}>
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

/** As it is saved, so that a space at the end is no draft. */
function toKept({ nombre, descripcion, ambito, activo }: Valores) {
  return { nombre: nombre.trim(), descripcion: descripcion.trim(), ambito: ambito ?? '', activo };
}

function isChanged(before: Valores, now: Valores): boolean {
  return JSON.stringify(toKept(before)) !== JSON.stringify(toKept(now));
}

function toEstado(activo: boolean): string {
  return activo ? 'Activo' : 'Inactivo';
}
