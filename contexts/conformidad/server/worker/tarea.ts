import type { ServicioEsperado } from '../../rules/esperado.ts';
import type { InformeCalculado } from '../../rules/informe.ts';

/** One contract for a process. */
export interface TareaConformidad {
  readonly contrato: Uint8Array;
  /** What it is compared with; null for the contract by itself. */
  readonly esperado: ServicioEsperado | null;
}

/** A report with the digests of what it is of and of itself. */
export interface InformeSellado extends InformeCalculado {
  readonly contrato: { readonly sha256: string; readonly bytes: number };
  /** SHA-256 of the report without this field, by the order of its names: same contract, same rules, same report. */
  readonly huella: string;
}
