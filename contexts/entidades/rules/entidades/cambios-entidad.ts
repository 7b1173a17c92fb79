import type { CampoEntidad, EntidadPorVerificar } from './datos-entidad.ts';

/** Fields with data of a person: the audit trail says that they changed, not their values. */
const PERSONALES: ReadonlySet<CampoEntidad> = new Set([
  'nombreContacto',
  'cargoContacto',
  'telefono',
  'correoElectronico',
]);

type Valores = Readonly<Record<string, unknown>>;

export interface CambiosEntidad {
  /** The fields that differ, as they were and as they are. */
  readonly antes: Valores;
  readonly despues: Valores;
  readonly personales: readonly string[];
}

/** What changed from one version of an entity to the next, as the audit trail keeps it. */
export function compareEntidades<Datos extends Partial<EntidadPorVerificar>>(
  antes: Datos,
  despues: Datos,
): CambiosEntidad {
  const campos = (Object.keys(despues) as (keyof Datos & CampoEntidad)[]).filter(
    (campo) => antes[campo] !== despues[campo],
  );
  const propios = campos.filter((campo) => !PERSONALES.has(campo));
  const pick = (datos: Datos) => Object.fromEntries(propios.map((campo) => [campo, datos[campo] ?? null]));
  return {
    antes: pick(antes),
    despues: pick(despues),
    personales: campos.filter((campo) => PERSONALES.has(campo)),
  };
}
