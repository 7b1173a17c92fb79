import type { PapelMensaje } from '@marco/servicios/terms';
import type { EspacioValores } from './contrato/espacio-valores.ts';

/** The version of the element a field carries. */
export interface ElementoEsperado {
  readonly identificador: string;
  readonly version: string;
  readonly oid: string;
  /** Namespace of its type in XML Schema; null where it has none. */
  readonly espacio: string | null;
  readonly estado: 'vigente' | 'reemplazado' | 'caducado';
  /** Last day it may be used, AAAA-MM-DD; null where none is known. */
  readonly hasta: string | null;
}

/** A field a message has to carry, as the common language says it. */
export interface CampoEsperado {
  /** Row of the field of the message; null of one inside a composite of the language. */
  readonly campoId: number | null;
  readonly nombreLocal: string;
  /** Null where nobody published it: the field holds others that are compared, and has its local name alone. */
  readonly elemento: ElementoEsperado | null;
  readonly valores: EspacioValores;
  /** Codes that are no longer in force, with their last day. */
  readonly vencidos: readonly { readonly codigo: string; readonly hasta: string }[];
  /** Whether the service declared that it takes less than the element allows. */
  readonly diferencia: boolean;
  /** Whether a message is not valid without it. */
  readonly obligatorio: boolean;
  /** Whether the business needs it all the same: then the contract has a place for it. */
  readonly obligatorioDeNegocio: boolean;
  readonly datoPersonal: boolean;
  /** Whether the service said how often it comes; where it said only that it does, nobody compares that. */
  readonly repeticionDicha: boolean;
  /** Null is any number of times. */
  readonly maximo: number | null;
  readonly anulable: boolean;
  readonly hijos: readonly CampoEsperado[];
}

/** Whether a contract has to have a place for the field. */
export const isRequerido = ({ obligatorio, obligatorioDeNegocio }: CampoEsperado) =>
  obligatorio || obligatorioDeNegocio;

export interface MensajeEsperado {
  readonly papel: PapelMensaje;
  readonly campos: readonly CampoEsperado[];
}

/** An operation of a service; without a code where the service says which data it exchanges and not in which operation. */
export interface OperacionEsperada {
  readonly codigo: string | null;
  readonly nombre: string;
  readonly mensajes: readonly MensajeEsperado[];
}

/** What a contract is compared with. */
export interface ServicioEsperado {
  /** With the number of the version, M.m. */
  readonly servicio: { readonly id: number; readonly nombre: string; readonly version: string };
  /** Day the lists and the elements are looked at, AAAA-MM-DD. */
  readonly dia: string;
  readonly operaciones: readonly OperacionEsperada[];
}
