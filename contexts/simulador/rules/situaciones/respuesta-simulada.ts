import type { CodigoSecuencia, CodigoSituacion, FallaXroad } from '../../contract/situaciones.terms.ts';
import type { MensajeDeGuion, RotoDeGuion } from '../guiones/guion.ts';
import type { GrupoSimulado } from '../guiones/mensaje-simulado.ts';

/** What an answer says, before it is written in a form. */
export type CuerpoSimulado =
  | { readonly clase: 'mensaje'; readonly de: MensajeDeGuion; readonly mensaje: GrupoSimulado }
  /** An error the operation does not describe. */
  | { readonly clase: 'falla'; readonly falla: FallaSimulada }
  | { readonly clase: 'xroad'; readonly falla: FallaXroad }
  /** An operation that answers nothing, or a connection that does not. */
  | { readonly clase: 'nada' };

export interface FallaSimulada {
  readonly codigo: string;
  readonly mensaje: string;
  readonly detalles: readonly string[];
}

/** The step of a sequence a token carries. */
export interface PasoDeSecuencia {
  readonly secuencia: CodigoSecuencia;
  readonly paso: number;
}

/** What the simulator answers: the same for the same petition, whoever writes it. */
export interface RespuestaSimulada {
  /** The situation that was answered: a person to watch for may have changed it. */
  readonly situacion: CodigoSituacion;
  /** Status of HTTP; 0 where the connection is closed without one. */
  readonly estado: number;
  readonly cuerpo: CuerpoSimulado;
  readonly demoraMs: number;
  /** Whether the connection is closed before the answer, or in the middle of it. */
  readonly cierre: 'ninguno' | 'antes' | 'a-medias';
  /** Number of the person it speaks of. */
  readonly persona: string;
  /** Places where the schema had to choose the value. */
  readonly sustituidos: readonly string[];
  /** The rule that is broken. */
  readonly roto: RotoDeGuion | null;
  /** Seconds until it may be asked again. */
  readonly reintento: number | null;
  readonly siguiente: PasoDeSecuencia | null;
  readonly esObsoleta: boolean;
}

/** A situation that an operation does not have, with the reason. */
export interface SituacionNoDisponible {
  readonly noDisponible: string;
}
