import type {
  HechoAhorro,
  HechoAns,
  HechoConfianza,
  HechoContrato,
  HechoDependencia,
  HechoIntercambio,
  HechoPapel,
  HechoTrafico,
} from './hechos-de-intercambio.ts';
import type { HechoMadurez } from './hechos-de-madurez.ts';
import type {
  HechoCarga,
  HechoCohorte,
  HechoDefinicion,
  HechoPronostico,
  HechoServicioDeMesa,
  HechoTermino,
} from './hechos-de-tramite.ts';
import type { LugarDeEntidad } from './sitio-de-entidad.ts';

/** An entidad at a moment. */
export interface HechoEntidad extends LugarDeEntidad {
  readonly id: number;
  /** Somebody of it may work here. */
  readonly vinculada: boolean;
  /** One of its servicios is published. */
  readonly publica: boolean;
  /** An acuerdo lets it consume. */
  readonly consume: boolean;
}

/** A certificate that was issued in a period. */
export interface HechoCertificado extends LugarDeEntidad {
  readonly id: number;
  readonly nivel: number;
  readonly entidad: number;
}

/** A servicio at a moment: the level it stands at, 0 before the first one. */
export interface HechoServicio extends LugarDeEntidad {
  readonly id: number;
  readonly entidad: number;
  readonly estado: string;
}

/** The working days one side had a request in its hands, of those that closed in a period. */
export interface HechoTramo extends LugarDeEntidad {
  /** Of the request. */
  readonly id: number;
  readonly nivel: number;
  readonly dueno: string;
  readonly dias: number;
}

/** An open request at a moment. */
export interface HechoEnCola extends LugarDeEntidad {
  readonly id: number;
  readonly nivel: number;
  readonly dueno: string;
  /** Working days in the hands it is in. */
  readonly dias: number;
}

/** What happened to a request in a period. */
export interface HechoDevuelto extends LugarDeEntidad {
  readonly id: number;
  readonly nivel: number;
  readonly entidad: number;
  /** It was filed for the first time in it. */
  readonly radicada: boolean;
  readonly devoluciones: number;
}

/** The fields of a request of level 1 that was certified in a period. */
export interface HechoCampos extends LugarDeEntidad {
  readonly id: number;
  readonly entidad: number;
  readonly campos: number;
  /** Those bound to an element. */
  readonly conElemento: number;
  /** Those with a decision about their element. */
  readonly decididos: number;
  /** Those that take an element as it is. */
  readonly reutilizados: number;
}

/** An element that began, changed or ended in a period. */
export interface HechoElemento {
  readonly id: number;
  readonly que: 'nuevo' | 'modificado' | 'caducado';
}

/** Something of the mesas: one at work, a meeting that took place, a sealed acta. */
export interface HechoMesa extends LugarDeEntidad {
  readonly id: number;
  readonly que: 'mesa' | 'reunion' | 'acta';
}

/** A compromiso that was due in a period and was not called off. */
export interface HechoCompromiso extends LugarDeEntidad {
  readonly id: number;
  readonly entidad: number;
  readonly vence: string;
  /** Day it was kept; null while it was not. */
  readonly cumplidoEl: string | null;
}

/** Something that happened to an acuerdo in a period. */
export interface HechoAcuerdo extends LugarDeEntidad {
  readonly id: number;
  readonly que: 'pedido' | 'aprobado' | 'rechazado';
}

/** A trámite in use. */
export interface HechoTramite extends LugarDeEntidad {
  readonly id: number;
  readonly entidad: number;
  readonly conServicio: boolean;
}

/** Runs of the validator in a period, of an entidad; 0 is everybody without a session. */
export interface HechoValidaciones extends LugarDeEntidad {
  readonly id: number;
  readonly total: number;
  readonly validas: number;
}

/** Downloads of one kind in a period, of an entidad; 0 is everybody without a session. */
export interface HechoDescargas extends LugarDeEntidad {
  readonly id: number;
  readonly tipo: string;
  readonly total: number;
}

/** Calls to the simulator of a servicio in a period, in one situation. */
export interface HechoSimulado extends LugarDeEntidad {
  readonly id: number;
  readonly tipo: string;
  readonly total: number;
}

/** A datum somebody asked for. */
export interface HechoDemanda {
  readonly id: number;
  /** Some servicio of the directory delivers it. */
  readonly conOferta: boolean;
}

/** Memberships of an entidad in one state. */
export interface HechoMembresias extends LugarDeEntidad {
  readonly id: number;
  readonly estado: string;
  readonly total: number;
}

/** A version of an element that is in force at a moment, with its use. */
export interface HechoElementoEnVigor {
  readonly id: number;
  /** First day it was in force. */
  readonly rigeDesde: string;
  /** Its layer is for anybody's elements, and not the common one. */
  readonly esDeProyecto: boolean;
  readonly servicios: number;
  /** Entidades whose servicios use it. */
  readonly entidades: number;
  /** In the last 180 days. */
  readonly descargas: number;
  /** The day of the moment. */
  readonly dia: string;
}

/** What each set of facts holds, by its name. */
export interface Hechos {
  readonly entidadesAl: HechoEntidad;
  readonly certificadosExpedidos: HechoCertificado;
  readonly serviciosAl: HechoServicio;
  readonly tramosDecididos: HechoTramo;
  readonly solicitudesEnCola: HechoEnCola;
  readonly solicitudesDevueltas: HechoDevuelto;
  readonly camposCertificados: HechoCampos;
  readonly elementosMovidos: HechoElemento;
  readonly elementosEnVigor: HechoElementoEnVigor;
  readonly actividadDeMesas: HechoMesa;
  readonly compromisosVencidos: HechoCompromiso;
  readonly acuerdosMovidos: HechoAcuerdo;
  readonly tramitesActivos: HechoTramite;
  readonly corridasDelValidador: HechoValidaciones;
  readonly descargasHechas: HechoDescargas;
  readonly llamadasSimuladas: HechoSimulado;
  readonly datosPedidos: HechoDemanda;
  readonly membresiasAl: HechoMembresias;
  readonly intercambioMedido: HechoIntercambio;
  readonly mesesDeAns: HechoAns;
  readonly publicadosConTrafico: HechoTrafico;
  readonly dependenciasMedidas: HechoDependencia;
  readonly contratosComparados: HechoContrato;
  readonly papelesAl: HechoPapel;
  readonly ahorrosAl: HechoAhorro;
  readonly confianzaDelSistema: HechoConfianza;
  readonly cohortesRadicadas: HechoCohorte;
  readonly terminosCerrados: HechoTermino;
  readonly pronosticosCumplidos: HechoPronostico;
  readonly cargaDeConsultores: HechoCarga;
  readonly definicionesEnVigor: HechoDefinicion;
  readonly serviciosDeMesas: HechoServicioDeMesa;
  readonly autodiagnosticosAl: HechoMadurez;
}
export type Conjunto = keyof Hechos;
