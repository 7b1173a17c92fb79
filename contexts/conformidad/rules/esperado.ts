import type { PapelMensaje } from '@marco/servicios/terms';
import type { EspacioValores } from './contrato/espacio-valores.ts';

/** A field a message has to carry, as the common language says it. */
export interface CampoEsperado {
  readonly nombreLocal: string;
  readonly elemento: {
    readonly identificador: string;
    readonly version: string;
    readonly oid: string;
    /** Namespace of its type in XML Schema; null where it has none. */
    readonly espacio: string | null;
    readonly estado: 'vigente' | 'reemplazado' | 'caducado';
    /** Last day it may be used, AAAA-MM-DD; null where none is known. */
    readonly hasta: string | null;
  };
  readonly valores: EspacioValores;
  /** Codes that are no longer in force, with their last day. */
  readonly vencidos: readonly { readonly codigo: string; readonly hasta: string }[];
  /** Whether the service declared that it takes less than the element allows. */
  readonly diferencia: boolean;
  readonly obligatorio: boolean;
  /** Whether the service said how often it comes; where it said only that it does, nobody compares that. */
  readonly repeticionDicha: boolean;
  /** Null is any number of times. */
  readonly maximo: number | null;
  readonly anulable: boolean;
  readonly hijos: readonly CampoEsperado[];
}

export interface MensajeEsperado {
  readonly papel: PapelMensaje;
  readonly campos: readonly CampoEsperado[];
}

/** An operation of a service; without a code while the service says which data it exchanges and not in which operation. */
export interface OperacionEsperada {
  readonly codigo: string | null;
  readonly nombre: string;
  readonly mensajes: readonly MensajeEsperado[];
}

/** What a contract is compared with. */
export interface ServicioEsperado {
  readonly servicio: { readonly id: number; readonly nombre: string };
  /** Day the lists and the elements are looked at, AAAA-MM-DD. */
  readonly dia: string;
  readonly operaciones: readonly OperacionEsperada[];
}
