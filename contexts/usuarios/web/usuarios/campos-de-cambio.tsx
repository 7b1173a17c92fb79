import { EntidadAutocomplete } from '@marco/entidades/widgets';
import { Notice } from '@marco/web-kit/notice';
import { Select } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { type AccionMembresia, MAXIMO_MOTIVO, MENSAJES_MOTIVO } from '../../contract/terms.ts';
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
export type ErroresCambio = Partial<Record<keyof CambioElegido, string>>;

/** What is missing or wrong, by field; empty when the change can be asked for. */
export function findErroresCambio(
  accion: AccionMembresia,
  { rolId, entidad, motivo }: CambioElegido,
): ErroresCambio {
  if (PIDE_ROL.has(accion) && rolId === null) return { rolId: 'Elija el rol.' };
  if (accion === 'trasladar' && entidad === null) return { entidad: 'Elija la entidad de destino.' };
  if (!PIDE_MOTIVO.has(accion)) return {};
  if (motivo.trim() === '') return { motivo: MENSAJES_MOTIVO.requerido };
  return motivo.trim().length > MAXIMO_MOTIVO ? { motivo: MENSAJES_MOTIVO.maximo } : {};
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
  readonly borrador: CambioElegido;
  readonly onChange: (borrador: CambioElegido) => void;
  readonly submitted: boolean;
  /** Entidad the rol must fit; null where there are several. */
  readonly entidadId: number | null;
  /** What the server found wrong in the choices as they are. */
  readonly rechazos: ErroresCambio;
}

/** The fields an action needs. */
export function CamposDeCambio(props: CamposDeCambioProps) {
  const { accion, borrador, onChange, submitted, entidadId, rechazos } = props;
  const isPropio = useAutenticadorPropio();
  const errores = { ...findErroresCambio(accion, borrador), ...rechazos };
  const listOf = (error: string | undefined) => (error ? [error] : []);
  const destino = accion === 'trasladar' ? (borrador.entidad?.id ?? null) : entidadId;
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
          value={borrador.entidad}
          onSelectionChange={(entidad) => onChange({ ...borrador, entidad, rolId: null })}
          errors={submitted ? listOf(errores.entidad) : []}
          submitted={submitted}
        />
      ) : null}
      {PIDE_ROL.has(accion) || (accion === 'trasladar' && borrador.entidad) ? (
        <SelectRol
          entidadId={destino}
          optional={accion === 'trasladar'}
          value={borrador.rolId}
          onChange={(rolId) => onChange({ ...borrador, rolId })}
          errors={listOf(errores.rolId)}
          submitted={submitted}
        />
      ) : null}
      {PIDE_MOTIVO.has(accion) ? (
        <Textarea
          label="Motivo"
          required
          value={borrador.motivo}
          onChange={(motivo) => onChange({ ...borrador, motivo })}
          errors={listOf(errores.motivo)}
          submitted={submitted}
        />
      ) : null}
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
