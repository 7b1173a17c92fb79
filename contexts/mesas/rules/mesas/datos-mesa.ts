import { explainRequired } from '@marco/contract-kit/required-text';
import { LIMITES_MESA } from '../../contract/terms.ts';

/** What somebody wrote about a mesa; null and the empty text are absent. */
export interface MesaPorVerificar {
  readonly nombre: string;
  readonly objetivo: string;
  readonly descripcion: string;
  readonly admEntidadLider: number | null;
  readonly emailResponsableEntidad: string;
  readonly admUsuarioId: number | null;
  readonly emailConsultor: string;
}

export type CampoMesa = keyof MesaPorVerificar;
export type ErroresMesa = Partial<Record<CampoMesa, string>>;

/** Labels of the fields, in the order of the form. */
export const NOMBRES_CAMPOS_MESA: Readonly<Record<CampoMesa, string>> = {
  nombre: 'Nombre de la mesa',
  objetivo: 'Objetivo',
  descripcion: 'Descripción general',
  admEntidadLider: 'Entidad líder',
  emailResponsableEntidad: 'Correo del responsable de la entidad líder',
  admUsuarioId: 'Consultor principal de apoyo',
  emailConsultor: 'Correo del consultor',
};

export const CAMPOS_MESA = Object.keys(NOMBRES_CAMPOS_MESA) as CampoMesa[];

const LONGEST: Partial<Record<CampoMesa, number>> = {
  nombre: LIMITES_MESA.nombre,
  objetivo: LIMITES_MESA.objetivo,
  descripcion: LIMITES_MESA.descripcion,
  emailResponsableEntidad: LIMITES_MESA.correo,
  emailConsultor: LIMITES_MESA.correo,
};

/** Lower case, one at sign, a domain with a dot: the mesa shows both addresses to everybody. */
const CORREO = /^[a-z0-9._%+-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** First broken rule of each field; the same in the form and on the server (MESA-11). */
export function findErroresMesa(mesa: MesaPorVerificar): ErroresMesa {
  const errores: ErroresMesa = {};
  for (const campo of CAMPOS_MESA) {
    const error = findErrorCampo(campo, mesa[campo]);
    if (error !== undefined) errores[campo] = error;
  }
  return errores;
}

function findErrorCampo(campo: CampoMesa, valor: string | number | null): string | undefined {
  const written = typeof valor === 'string' ? valor.trim() : valor;
  if (written === null || written === '') return explainRequired(NOMBRES_CAMPOS_MESA[campo]);
  if (typeof written === 'number') return undefined;
  const longest = LONGEST[campo];
  if (longest !== undefined && written.length > longest) return `Escriba máximo ${longest} caracteres.`;
  const isCorreo = campo === 'emailResponsableEntidad' || campo === 'emailConsultor';
  return isCorreo && !CORREO.test(written)
    ? 'Escriba un correo en minúsculas, como nombre@entidad.gov.co.'
    : undefined;
}

/** Addresses are of a person: the audit trail says that they changed, not their values. */
const PERSONALES: ReadonlySet<CampoMesa> = new Set(['emailResponsableEntidad', 'emailConsultor']);

type Valores = Readonly<Record<string, unknown>>;

export interface CambiosMesa {
  /** The fields that differ, as they were and as they are. */
  readonly antes: Valores;
  readonly despues: Valores;
  readonly personales: readonly CampoMesa[];
}

/** What changed from one version of a mesa to the next, as the audit trail keeps it. */
export function compareMesas(antes: MesaPorVerificar, despues: MesaPorVerificar): CambiosMesa {
  const campos = (Object.keys(despues) as CampoMesa[]).filter((campo) => antes[campo] !== despues[campo]);
  const propios = campos.filter((campo) => !PERSONALES.has(campo));
  const pick = (mesa: MesaPorVerificar) => Object.fromEntries(propios.map((campo) => [campo, mesa[campo]]));
  return {
    antes: pick(antes),
    despues: pick(despues),
    personales: campos.filter((campo) => PERSONALES.has(campo)),
  };
}
