import type { DecisionPropuesta } from '../../contract/terms.ts';

/** An element for a field, with its score and what shows it. */
export interface Candidato {
  readonly elementoId: number;
  readonly versionId: number;
  readonly identificador: string;
  readonly nombre: string;
  readonly numero: string;
  /** In percent. */
  readonly puntaje: number;
  readonly razones: readonly string[];
  /** What the field has that the element does not take. */
  readonly diferencias: readonly string[];
}

/** An element nobody has yet, as it could begin. */
export interface DefinicionPropuesta {
  readonly identificador: string;
  readonly nombre: string;
  readonly valores: number;
}

/** What is proposed for a field. */
export interface PropuestaDeCampo {
  readonly ruta: string;
  readonly decision: DecisionPropuesta;
  /** Of the best candidate, in percent; 0 without any. */
  readonly puntaje: number;
  /** The best first; of «definir» those that come nearest. */
  readonly candidatos: readonly Candidato[];
  readonly definicion: DefinicionPropuesta | null;
  /** What the person should know where no element is proposed. */
  readonly razones: readonly string[];
}

/** Fields beside each other that are nearly all of a composite. */
export interface GrupoConocido {
  readonly elementoId: number;
  readonly versionId: number;
  readonly identificador: string;
  readonly nombre: string;
  /** Paths of the fields. */
  readonly campos: readonly string[];
  /** Obligatory parts no field is for. */
  readonly faltan: readonly string[];
}
