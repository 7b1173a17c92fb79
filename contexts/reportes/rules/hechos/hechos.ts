import type { Dimensiones } from '../indicadores/ambito.ts';

/** Where an entidad belongs, as dimensions. */
export interface Lugar {
  readonly sector: number | null;
  readonly orden: number | null;
  readonly departamento: string | null;
}

/** An entidad at a moment. */
export interface HechoEntidad extends Lugar {
  readonly id: number;
  /** Somebody of it may work here. */
  readonly vinculada: boolean;
  /** One of its servicios is published. */
  readonly publica: boolean;
  /** An acuerdo lets it consume. */
  readonly consume: boolean;
}

/** A certificate that was issued in a period. */
export interface HechoCertificado extends Lugar {
  readonly id: number;
  readonly nivel: number;
  readonly entidad: number;
}

/** A servicio at a moment: the level it stands at, 0 before the first one. */
export interface HechoServicio extends Lugar {
  readonly id: number;
  readonly entidad: number;
  readonly estado: string;
}

/** The working days one side had a request in its hands, of those that closed in a period. */
export interface HechoTramo extends Lugar {
  /** Of the request. */
  readonly id: number;
  readonly nivel: number;
  readonly dueno: string;
  readonly dias: number;
}

/** What each set of facts holds, by its name. */
export interface Hechos {
  readonly entidades: HechoEntidad;
  readonly certificados: HechoCertificado;
  readonly servicios: HechoServicio;
  readonly tramos: HechoTramo;
}
export type Conjunto = keyof Hechos;

/** The dimensions of a place; what is not known is left out. */
export function toDimensiones({ sector, orden, departamento }: Lugar): Dimensiones {
  return {
    ...(sector === null ? {} : { sector: String(sector) }),
    ...(orden === null ? {} : { orden: String(orden) }),
    ...(departamento === null ? {} : { departamento }),
  };
}
