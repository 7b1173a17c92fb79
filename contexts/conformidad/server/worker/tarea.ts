import type { Declarado, MensajePropio, VinculoDeclarado } from '../../rules/declarado.ts';
import type { DireccionDeContrato } from '../../rules/direccion-de-contrato.ts';
import type { ServicioEsperado } from '../../rules/esperado.ts';
import type { Comprobacion, InformeCalculado } from '../../rules/informe.ts';
import type { VinculosPropuestos } from '../../rules/vinculo-propuesto.ts';
import type { ContratoDemostracion } from '../demostracion/write-contrato.ts';
import type { MaterialMensajes, MensajeDelServicio } from '../esperado/material.ts';

/** One contract for a process. */
export interface TareaConformidad {
  readonly contrato: Uint8Array;
  /** What it is compared with; null for the contract by itself. */
  readonly esperado: ServicioEsperado | null;
  /** What its entity says of it. */
  readonly declarado?: Declarado;
  /** What the messages of the servicio are written with; without it they are not judged. */
  readonly material?: MaterialMensajes;
}

/** A contract whose places are proposed for the fields of a servicio. */
export interface TareaVinculos {
  readonly contrato: Uint8Array;
  readonly esperado: ServicioEsperado;
}

/** A contract of which it is asked where its operations are called. */
export interface TareaDirecciones extends TareaVinculos {
  readonly vinculos: readonly VinculoDeclarado[];
}

/** A message the entity brings, with the schema it is of. */
export interface TareaMensaje {
  readonly material: Pick<MaterialMensajes, 'servicioId' | 'clausura'>;
  readonly mensaje: MensajeDelServicio;
  readonly contenido: Uint8Array;
}

/** A servicio of the demo data, for which a contract is made and looked at as that of anybody. */
export interface TareaEvidencia {
  readonly esperado: ServicioEsperado;
  readonly material: MaterialMensajes;
  readonly tecnologia: 'rest' | 'soap';
  /** Whether messages and report are made too. */
  readonly conInforme: boolean;
}

/** What a request of level 2 of the demo data rests on. */
export interface EvidenciaDemostracion {
  readonly contrato: ContratoDemostracion;
  readonly vinculos: readonly VinculoDeclarado[];
  readonly mensajes: readonly MensajeVerificado[];
  /** Undefined where the request has none yet. */
  readonly informe: InformeSellado | undefined;
}

/** What is wrong with a message of the entity, for the person who brought it: it is not kept. */
interface HallazgoDeMensaje {
  readonly linea: number;
  readonly ruta: string;
  readonly regla: string;
  readonly mensaje: string;
  readonly sugerencia: string | null;
}

export interface MensajeVerificado extends MensajePropio {
  readonly hallazgos: readonly HallazgoDeMensaje[];
}

/** What a process is asked. */
export type TareaDelBanco =
  | ({ readonly clase: 'informe' } & TareaConformidad)
  | ({ readonly clase: 'vinculos' } & TareaVinculos)
  | ({ readonly clase: 'direcciones' } & TareaDirecciones)
  | ({ readonly clase: 'mensaje' } & TareaMensaje)
  | ({ readonly clase: 'evidencia' } & TareaEvidencia);

/** The checks of a group, while the others are being done. */
export type AvanceDelBanco = readonly Comprobacion[];

/** What it answers, by what it was asked. */
export interface Respuestas {
  readonly informe: InformeSellado;
  readonly vinculos: VinculosPropuestos;
  readonly direcciones: readonly DireccionDeContrato[];
  readonly mensaje: MensajeVerificado;
  readonly evidencia: EvidenciaDemostracion;
}

/** A report with the digests of what it is of and of itself. */
export interface InformeSellado extends InformeCalculado {
  readonly contrato: { readonly sha256: string; readonly bytes: number };
  /** SHA-256 of what was found (`computeHuellaInforme`): same contract, same rules, same report, whatever the day. */
  readonly huella: string;
}
