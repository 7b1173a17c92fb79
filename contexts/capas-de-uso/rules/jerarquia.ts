import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { explainRequired } from '@marco/contract-kit/required-text';
import { TIPOS_CAPA, type TipoCapa } from '../contract/terms.ts';

/** Kinds a layer of each kind may stand below: común ← sectorial, local ← proyecto ← integración. */
const PADRES: Readonly<Record<TipoCapa, readonly TipoCapa[]>> = {
  comun: [],
  sectorial: ['comun'],
  local: ['comun'],
  proyecto: ['sectorial', 'local'],
  integracion: ['proyecto'],
};

/**
 * Kinds whose elements those of another layer of each kind may use: always a wider one. A sectorial layer may use the
 * local ones, which hold what the whole administration shares, such as the municipalities (ADR 0021).
 */
const DEPENDENCIAS: Readonly<Record<TipoCapa, readonly TipoCapa[]>> = {
  comun: [],
  sectorial: ['comun', 'local'],
  local: ['comun'],
  proyecto: ['comun', 'sectorial', 'local'],
  integracion: ['comun', 'sectorial', 'local', 'proyecto'],
};

/** A layer as its place in the hierarchy looks at it. */
export interface CapaEnJerarquia {
  readonly id: number;
  readonly tipo: TipoCapa;
}

/** Kinds a layer may stand below; none for the común one. */
export function listTiposPadre(tipo: TipoCapa): readonly TipoCapa[] {
  return PADRES[tipo];
}

/** Why a layer of this kind may not stand below that one; undefined when it may. */
export function findErrorPadre(tipo: TipoCapa, padre: TipoCapa | null): string | undefined {
  const padres = PADRES[tipo];
  if (padre === null) return padres.length === 0 ? undefined : explainRequired('Capa superior');
  if (padres.length === 0) return 'La capa común no está debajo de otra.';
  if (padres.includes(padre)) return undefined;
  return `Una capa de tipo ${present(tipo)} va debajo de una de tipo ${padres.map(present).join(' o ')}.`;
}

/**
 * Whether elements of a layer may use (be composed of, require) those of another: of the same layer or of a wider one,
 * never of a narrower one (domain: proyecto → local, sectorial → común only).
 */
export function canDepender(origen: CapaEnJerarquia, destino: CapaEnJerarquia): Decision {
  if (origen.id === destino.id || DEPENDENCIAS[origen.tipo].includes(destino.tipo)) return ALLOWED;
  const reason =
    origen.tipo === destino.tipo
      ? `Un elemento de una capa de tipo ${present(origen.tipo)} no depende de los de otra capa del mismo tipo.`
      : `Un elemento de una capa de tipo ${present(origen.tipo)} no depende de los de una capa de tipo ${present(destino.tipo)}, que es más restringida.`;
  return refuseWith(reason, 'quien lleve el elemento del que depende a una capa más amplia');
}

function present(tipo: TipoCapa): string {
  return TIPOS_CAPA[tipo].toLowerCase();
}
