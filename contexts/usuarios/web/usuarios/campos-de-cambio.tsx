import { EntidadAutocomplete } from '@marco/entidades/widgets';
import { Notice } from '@marco/web-kit/notice';
import { bindField, type FormFields } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import type { AccionMembresia } from '../../contract/terms.ts';
import { findErrorMotivo } from './error-motivo.ts';
import { useAutenticadorPropio } from './use-autenticador-propio.ts';
import { useRolesAsignables } from './use-usuarios.ts';
import styles from './users.module.css';

/** What a person chose for a change, as far as they chose it. */
export interface CambioElegido {
  readonly rolId: number | null;
  readonly entidad: { readonly id: number; readonly nombre: string } | null;
  readonly motivo: string;
}

export const CAMBIO_VACIO: CambioElegido = { rolId: null, entidad: null, motivo: '' };

const PIDE_ROL: ReadonlySet<AccionMembresia> = new Set(['aprobar', 'asignar-rol']);
const PIDE_MOTIVO: ReadonlySet<AccionMembresia> = new Set(['rechazar', 'inactivar']);

/** What is wrong, by field. */
type ErroresCambio = { readonly [Campo in keyof CambioElegido]?: string | undefined };

/** Each message names its field. */
export const NOMBRES_CAMBIO = { rolId: '', entidad: '', motivo: '' };
/** The fields of the form the request calls otherwise. */
export const CAMPOS_DE_PETICION = { entidadId: 'entidad' } as const;

/** What is missing or wrong, by field; empty when the change can be asked for. */
export function findErroresCambio(
  accion: AccionMembresia,
  { rolId, entidad, motivo }: CambioElegido,
): ErroresCambio {
  if (PIDE_ROL.has(accion) && rolId === null) return { rolId: 'Elija el rol.' };
  if (accion === 'trasladar' && entidad === null) return { entidad: 'Elija la entidad de destino.' };
  return PIDE_MOTIVO.has(accion) ? { motivo: findErrorMotivo(motivo) } : {};
}

/** The body of the change: only what the action takes. */
export function toPeticion(accion: AccionMembresia, { rolId, entidad, motivo }: CambioElegido) {
  const takesRol = PIDE_ROL.has(accion) || accion === 'trasladar';
  return {
    ...(takesRol && rolId !== null ? { rolId } : {}),
    ...(accion === 'trasladar' && entidad ? { entidadId: entidad.id } : {}),
    ...(PIDE_MOTIVO.has(accion) ? { motivo: motivo.trim() } : {}),
  };
}

interface CamposDeCambioProps {
  readonly accion: AccionMembresia;
  readonly form: FormFields<CambioElegido>;
  /** Entidad the rol must fit; null where there are several. */
  readonly entidadId: number | null;
}

/** The fields an action needs. */
export function CamposDeCambio({ accion, form, entidadId }: CamposDeCambioProps) {
  const isPropio = useAutenticadorPropio();
  const entidad = bindField(form, 'entidad');
  const destino = accion === 'trasladar' ? (entidad.value?.id ?? null) : entidadId;
  return (
    <div className={styles['fields']}>
      {accion === 'aprobar' && isPropio ? (
        <Notice tone="warn">
          La propia persona escribió su documento y su nombre en el autenticador de este sistema. Verifíquelos
          antes de aprobar.
        </Notice>
      ) : null}
      {accion === 'trasladar' ? (
        <EntidadAutocomplete
          label="Entidad de destino"
          required
          value={entidad.value}
          onSelectionChange={(elegida) => form.change({ entidad: elegida, rolId: null })}
          errors={entidad.submitted ? entidad.errors : []}
          submitted={entidad.submitted}
        />
      ) : null}
      {PIDE_ROL.has(accion) || (accion === 'trasladar' && entidad.value) ? (
        <SelectRol entidadId={destino} optional={accion === 'trasladar'} {...bindField(form, 'rolId')} />
      ) : null}
      {PIDE_MOTIVO.has(accion) ? <Textarea label="Motivo" required {...bindField(form, 'motivo')} /> : null}
    </div>
  );
}

interface SelectRolProps {
  readonly entidadId: number | null;
  readonly optional: boolean;
  readonly value: number | null;
  readonly onChange: (rolId: number | null) => void;
  readonly errors: readonly string[];
  readonly submitted: boolean;
}

/** Roles that can be given, with what the chosen one is for. */
function SelectRol({ entidadId, optional, value, onChange, errors, submitted }: SelectRolProps) {
  const roles = useRolesAsignables(entidadId);
  const elegido = roles.data?.find(({ id }) => id === value);
  const hint = optional ? 'Sin elegir uno, conserva el que tiene.' : elegido?.descripcion;
  return (
    <Select
      label={optional ? 'Rol en la nueva entidad' : 'Rol'}
      {...(optional ? { optional } : { required: true })}
      {...(hint ? { hint } : {})}
      placeholder="Seleccione un rol"
      options={(roles.data ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
      value={value === null ? '' : String(value)}
      onChange={(next) => onChange(next === '' ? null : Number(next))}
      errors={roles.error ? ['No fue posible cargar los roles. Cierre e intente de nuevo.'] : errors}
      submitted={submitted || roles.isError}
    />
  );
}
