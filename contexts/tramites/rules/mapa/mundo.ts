import type { DecisionMapeo, TipoRequisito } from '../../contract/terms.ts';

/** A call of a servicio of the directory: what it always asks for, and what its answer may carry. */
export interface LlamadaDelMapa {
  readonly operacionId: number;
  readonly servicioId: number;
  readonly entidadId: number;
  readonly nivel: number;
  readonly pide: readonly number[];
  readonly entrega: readonly number[];
}

/** An element a paper may prove, as far as people decided about it. */
export interface ElementoMapeado {
  readonly elementoId: number;
  readonly decision: DecisionMapeo;
  /** Datum of the paper it stands for; empty where the paper names none. */
  readonly dato: string;
}

/** What a trámite asks for, as the map looks at it. */
export interface RequisitoMapeado {
  readonly id: number;
  readonly tipo: TipoRequisito;
  /** A norm asks for the paper itself, whoever holds its data. */
  readonly exigeOriginal: boolean;
  /** Public body that issues the paper; null where nobody wrote it. */
  readonly emisoraId: number | null;
  /** Data the paper proves, in words. */
  readonly datos: readonly string[];
  readonly elementos: readonly ElementoMapeado[];
}

export interface TramiteMapeado {
  readonly id: number;
  readonly entidadId: number;
  readonly requisitos: readonly RequisitoMapeado[];
}

/** All the map rests on. */
export interface MundoDelMapa {
  /** Calls whose answer may carry an element. */
  readonly llamadasQueEntregan: (elementoId: number) => readonly LlamadaDelMapa[];
  /** Elements that serve in the place of each one, itself among them. */
  readonly sirvenPor: (elementoId: number) => ReadonlySet<number>;
  /** Whether an entidad has an agreement in force about a servicio. */
  readonly tieneAcuerdo: (entidadId: number, servicioId: number) => boolean;
  /** Entidad that answers for an element; undefined where none does. */
  readonly findResponsable: (elementoId: number) => number | undefined;
  /** Elements everybody brings who identifies themselves. */
  readonly identidad: readonly number[];
}

/** The calls by what they deliver, so that a datum is not looked for in all of them. */
export function buildEntregas(
  llamadas: readonly LlamadaDelMapa[],
): (elementoId: number) => readonly LlamadaDelMapa[] {
  const entregas = new Map<number, LlamadaDelMapa[]>();
  for (const llamada of llamadas)
    for (const elementoId of llamada.entrega) {
      const known = entregas.get(elementoId);
      if (known) known.push(llamada);
      else entregas.set(elementoId, [llamada]);
    }
  return (elementoId) => entregas.get(elementoId) ?? [];
}
