import type {
  FormatoMensaje,
  MotivoRechazo,
  ReglaValidador,
  ResultadoValidacion,
} from './validador.terms.ts';

/** One fault of one node, said so that who wrote the message can mend it. */
export interface Inconsistencia {
  regla: ReglaValidador;
  mensaje: string;
  esperado: string | null;
  encontrado: string | null;
  sugerencia: string | null;
  /** What the engine said, where nobody has put it into words yet. */
  detalle: string | null;
}

/** The element of the registry a node is one of. */
export interface ElementoDelNodo {
  identificador: string;
  nombre: string;
  version: string;
  oid: string;
}

/** A place of the message with everything that is wrong there. */
export interface NodoConErrores {
  ruta: string;
  nombre: string;
  linea: number;
  columna: number;
  elemento: ElementoDelNodo | null;
  hallazgos: Inconsistencia[];
}

/** What the validator found in a message. */
export interface InformeMensaje {
  archivo: string | null;
  formato: FormatoMensaje;
  resultado: ResultadoValidacion;
  motivo: { codigo: MotivoRechazo; mensaje: string; detalles: string[] } | null;
  totalErrores: number;
  hayMas: boolean;
  nodos: NodoConErrores[];
}
