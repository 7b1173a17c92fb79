import type { Esquema, Informe } from '@marco/esquemas/port';
import type { FormaSimulada } from '../../../contract/situaciones.terms.ts';
import type { ArbolPedido } from '../../../rules/guiones/peticion-leida.ts';
import type { MaterialDeGuion } from '../material.ts';
import type { GuionHecho } from './build-guion.ts';
import type { ContratoDeMensajes, ContratoServido } from './present-contrato.ts';
import type { XmlLeido } from './read-xml-pedido.ts';

/** What a process of the simulator is asked for. */
export type TareaSimulador =
  | { readonly clase: 'guion'; readonly material: MaterialDeGuion }
  | { readonly clase: 'xml'; readonly contenido: Uint8Array }
  | {
      readonly clase: 'peticion';
      readonly contenido: Uint8Array;
      readonly forma: FormaSimulada;
      readonly esquema: Esquema;
    }
  | {
      /** A contract as a security server gives it: of its bytes, or written of the messages of the version. */
      readonly clase: 'contrato';
      readonly contrato: Uint8Array | ContratoDeMensajes;
    }
  | {
      /** An answer in JSON, judged by the schema of its operation. */
      readonly clase: 'respuesta';
      readonly material: MaterialDeGuion;
      readonly operacion: string;
      readonly contenido: Uint8Array;
    };

/** What the validator said of a petition, and what it says where it is valid. */
export interface PeticionVerificada {
  readonly informe: Informe;
  readonly arbol: ArbolPedido | null;
}

export interface RespuestasSimulador {
  readonly guion: GuionHecho;
  readonly xml: XmlLeido;
  readonly peticion: PeticionVerificada;
  /** Null where it is no contract that can be read. */
  readonly contrato: ContratoServido | null;
  /** Null where nobody described the answer. */
  readonly respuesta: Informe | null;
}
