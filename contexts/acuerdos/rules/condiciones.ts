import { LOCALE } from '@marco/country/zone';
import type { TipoEntidad } from '@marco/entidades/terms';
import type { ClaseCondicion } from '../contract/terms.ts';

/** A condition of an entidad: one of the values it names, or a convenio on file. */
export interface CondicionAcuerdo {
  readonly clase: ClaseCondicion;
  /** Codes of the kind, ids of orden, sector or entidad; none for a convenio. */
  readonly valores: readonly string[];
  /** How people read the values. */
  readonly nombres: readonly string[];
}

/** Who asks, as far as conditions look at them. */
export interface EntidadQuePide {
  readonly id: number;
  readonly tipo: TipoEntidad;
  readonly ordenId: number | null;
  readonly sectorId: number | null;
  readonly hayConvenio: boolean;
}

/** Any of a group, all groups. */
export type GruposCondicion = readonly (readonly CondicionAcuerdo[])[];

/** What a group says of an entidad: a convenio it can still attach does not stop it from beginning. */
export type HallazgoGrupo = 'cumple' | 'falta-convenio' | 'no-cumple';

const LISTA = new Intl.ListFormat(LOCALE, { type: 'disjunction' });

function holds({ clase, valores }: CondicionAcuerdo, entidad: EntidadQuePide): boolean {
  switch (clase) {
    case 'tipo':
      return valores.includes(entidad.tipo);
    case 'orden':
      return entidad.ordenId !== null && valores.includes(String(entidad.ordenId));
    case 'sector':
      return entidad.sectorId !== null && valores.includes(String(entidad.sectorId));
    case 'entidad':
      return valores.includes(String(entidad.id));
    case 'convenio':
      return entidad.hayConvenio;
  }
}

/** What a group of conditions says of an entidad; an empty one asks for nothing. */
export function computeHallazgo(grupo: readonly CondicionAcuerdo[], entidad: EntidadQuePide): HallazgoGrupo {
  if (grupo.length === 0 || grupo.some((condicion) => holds(condicion, entidad))) return 'cumple';
  return grupo.some(({ clase }) => clase === 'convenio') ? 'falta-convenio' : 'no-cumple';
}

const PREGUNTA: Readonly<Record<ClaseCondicion, string>> = {
  tipo: 'ser de tipo',
  orden: 'ser de orden',
  sector: 'ser del sector',
  entidad: 'ser',
  convenio: 'adjuntar un convenio',
};

/** A group as people read it: 'Ser de tipo Pública o adjuntar un convenio'. */
export function presentGrupo(grupo: readonly CondicionAcuerdo[]): string {
  const texto = LISTA.format(
    grupo.map(({ clase, nombres }) =>
      clase === 'convenio' ? PREGUNTA[clase] : `${PREGUNTA[clase]} ${LISTA.format(nombres)}`,
    ),
  );
  return `${texto.charAt(0).toUpperCase()}${texto.slice(1)}`;
}

/** Only with a convenio do a private entidad and an institution of higher education consume (docs/rules/agreements.md). */
export const isConvenioNecesario = ({ tipo }: Pick<EntidadQuePide, 'tipo'>): boolean => tipo !== 'publica';

/** The groups that keep an entidad from asking, whatever it attaches; empty where it may begin. */
export function listImpedimentos(grupos: GruposCondicion, entidad: EntidadQuePide): readonly string[] {
  return grupos
    .filter((grupo) => computeHallazgo(grupo, entidad) === 'no-cumple')
    .map((grupo) => `El proveedor pide: ${presentGrupo(grupo)}.`);
}

/** Whether the request needs a convenio it does not have yet. */
export function isConvenioFaltante(grupos: GruposCondicion, entidad: EntidadQuePide): boolean {
  if (entidad.hayConvenio) return false;
  return (
    isConvenioNecesario(entidad) ||
    grupos.some((grupo) => computeHallazgo(grupo, entidad) === 'falta-convenio')
  );
}
