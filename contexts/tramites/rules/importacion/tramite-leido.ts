import type { TipoRequisito, TipoTramite } from '../../contract/terms.ts';

/** Something a trámite asks for, as a file brings it. */
export interface RequisitoLeido {
  readonly nombre: string;
  readonly tipo: TipoRequisito;
  readonly momento: string;
  readonly descripcion: string;
  readonly datos: readonly string[];
  readonly norma: string;
  readonly exigeOriginal: boolean;
  readonly tarifa: number | null;
  readonly obligatorio: boolean;
  readonly emisoraId: number | null;
}

/** A trámite as a file brings it, or as it is stored. */
export interface TramiteLeido {
  readonly codigo: string;
  readonly nombre: string;
  readonly tipo: TipoTramite;
  readonly entidadId: number;
  readonly url: string;
  readonly nivelDigital: number | null;
  readonly resultado: string;
  readonly tiempo: string;
  readonly volumen: number | null;
  readonly volumenFuente: string;
  readonly volumenAnio: number | null;
  readonly requisitos: readonly RequisitoLeido[];
}

/** A trámite of a file that cannot be taken, with every reason and its line. */
export interface TramiteErrado {
  readonly linea: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly mensajes: readonly string[];
}

export interface LecturaDeTramites {
  readonly tramites: readonly (TramiteLeido & { readonly linea: number })[];
  readonly errores: readonly TramiteErrado[];
}
