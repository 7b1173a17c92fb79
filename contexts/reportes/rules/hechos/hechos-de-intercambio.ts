import type { LugarDeEntidad } from './sitio-de-entidad.ts';

/** What a service of the platform answered in production in a period, whoever asked. The place is that of its provider. */
export interface HechoIntercambio extends LugarDeEntidad {
  /** Of the service of the platform. */
  readonly id: number;
  /** The provider, as its member code says; null where no entidad has it. */
  readonly entidad: number | null;
  readonly total: number;
  readonly exitosas: number;
  /** Answers by bucket of time at the provider. */
  readonly tiempos: readonly number[];
}

/** The months of a servicio that were judged in a period against what it promised. */
export interface HechoAns extends LugarDeEntidad {
  /** Of the servicio. */
  readonly id: number;
  readonly entidad: number;
  readonly conDatos: number;
  /** Those in which it kept everything. */
  readonly cumplidos: number;
}

/** A servicio that was published at a moment and 90 days before it. */
export interface HechoTrafico extends LugarDeEntidad {
  readonly id: number;
  readonly entidad: number;
  /** Production answered or refused a call to it in those days. */
  readonly conTrafico: boolean;
}

/** Who asked whom in production in a period. The place is that of who answers. */
export interface HechoDependencia extends LugarDeEntidad {
  /** The first relation of both at the platform. */
  readonly id: number;
  readonly proveedora: number | null;
  readonly consumidora: number | null;
  /** Class and code of the member that answers: known also where no entidad has the code. */
  readonly miembro: string;
  readonly total: number;
}

/** The last comparison, before a moment, of what a service of production runs with what was certified. */
export interface HechoContrato extends LugarDeEntidad {
  /** Of the service of the platform. */
  readonly id: number;
  readonly entidad: number | null;
  readonly estado: 'igual' | 'equivalente' | 'distinto';
}

/** A paper a trámite in use asks for, or asked for before. */
export interface HechoPapel extends LugarDeEntidad {
  /** Of the requisito. */
  readonly id: number;
  readonly tipo:
    | 'suprimible-ya'
    | 'suprimible-con-acuerdo'
    | 'suprimible-al-publicar'
    | 'posible'
    | 'se-pide'
    | 'suprimido';
}

/** What the papers of an entidad that could be spared save in a year, or save already, by simulation. */
export interface HechoAhorro extends LugarDeEntidad {
  /** Of the entidad. */
  readonly id: number;
  readonly tipo: 'potencial' | 'logrado';
  /** Whole pesos, the same simulations for everybody. */
  readonly simulaciones: readonly number[];
}

/** An open request whose servicio would spare papers once it is published. */
export interface HechoEspera extends LugarDeEntidad {
  /** Of the request. */
  readonly id: number;
  readonly nivel: number;
  /** Who has it now. */
  readonly consultor: number | null;
  /** Working days in the hands it is in. */
  readonly dias: number;
  /** What the servicio would save in a year, by simulation, in pesos. */
  readonly ahorro: readonly number[];
}

/** Something that says whether the system can be trusted, in a period. */
export interface HechoConfianza {
  readonly id: number;
  readonly que: 'auditoria-verificada' | 'hallazgo' | 'correo' | 'trabajo';
  readonly total: number;
}
