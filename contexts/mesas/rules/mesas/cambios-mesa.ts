import type { CampoMesa, MesaPorVerificar } from './datos-mesa.ts';

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
