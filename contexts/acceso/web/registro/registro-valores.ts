import type { SugerenciaEntidad } from '@marco/entidades/contract';
import type { TipoEntidad } from '@marco/entidades/terms';
import type { FieldMessages } from '@marco/web-kit/ruled-form';
import {
  type CampoRegistro,
  findAutorizacionErrors,
  findConfirmacionErrors,
  findErroresRegistro,
} from '../../rules/registro/registro.ts';

/** A private or higher-education entity the look-up by NIT found. */
export interface EntidadHallada {
  readonly nit: string;
  readonly dv: number;
  readonly nombre: string;
}

/** The values of the form, by the specified names of its fields. */
export interface ValoresRegistro {
  readonly entidad: TipoEntidad | null;
  /** The public entity picked. */
  readonly entidadId: SugerenciaEntidad | null;
  readonly hallada: EntidadHallada | null;
  /** The messages of the NIT block about its own fields (REG-09). */
  readonly nitValido: boolean;
  readonly cargo: string;
  readonly otroNumeroTelefonico: string;
  readonly correoEletronico: string;
  readonly ccorreoEletronico: string;
  /** Version of the privacy notice that is authorised. */
  readonly autorizaTratamiento: string | null;
}

/** Without an entity; choosing another kind starts here again. */
export const SIN_ENTIDAD = { entidadId: null, hallada: null, nitValido: false } as const;

export const VALORES_INICIALES: ValoresRegistro = {
  entidad: null,
  ...SIN_ENTIDAD,
  cargo: '',
  otroNumeroTelefonico: '',
  correoEletronico: '',
  ccorreoEletronico: '',
  autorizaTratamiento: null,
};

/** Field and first message of each broken rule, in the order of the form. */
export function listErrores(
  valores: ValoresRegistro,
  correoEjemplo: string,
): { readonly campo: CampoRegistro; readonly mensaje: string }[] {
  const { entidad, entidadId, hallada, nitValido, correoEletronico, ccorreoEletronico } = valores;
  const entidadElegida = entidad === 'publica' ? entidadId !== null : hallada !== null && nitValido;
  const errores = {
    ...findErroresRegistro({ ...valores, entidadElegida }, correoEjemplo),
    ccorreoEletronico: findConfirmacionErrors(correoEletronico, ccorreoEletronico),
    autorizaTratamiento: findAutorizacionErrors(valores.autorizaTratamiento !== null),
  };
  return Object.entries(errores).flatMap(([campo, [mensaje]]) =>
    mensaje === undefined ? [] : [{ campo: campo as CampoRegistro, mensaje }],
  );
}

/** First message of each broken rule by field. */
export function findErrores(valores: ValoresRegistro, correoEjemplo: string): FieldMessages {
  return Object.fromEntries(
    listErrores(valores, correoEjemplo).map(({ campo, mensaje }) => [campo, mensaje]),
  );
}
