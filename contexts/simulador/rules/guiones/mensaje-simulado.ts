import type { TipoDicho, TipoEscrito } from './guion.ts';

export interface ValorSimulado {
  readonly clase: 'valor';
  readonly tipoDato: TipoEscrito;
  readonly texto: string;
}

export interface CampoSimulado {
  readonly nombre: string;
  readonly espacio: number;
  /** Whether it may come more than once: a list in JSON. */
  readonly esLista: boolean;
  readonly partes: readonly MensajeSimulado[];
}

export interface GrupoSimulado {
  readonly clase: 'grupo';
  readonly espacio: number;
  readonly tipoDicho: TipoDicho | null;
  readonly campos: readonly CampoSimulado[];
}

/** A message that is made and not written yet. */
export type MensajeSimulado = ValorSimulado | GrupoSimulado;
