/** An element of the demonstration as its data files describe it. */
export interface DemoElemento {
  readonly dominio: string;
  readonly capa: string;
  readonly identificador: string;
  readonly nombre: string;
  readonly clase: string;
  /** Null in composites. */
  readonly tipoDato: string | null;
  readonly sinonimos: readonly string[];
  /** Acronym of the entity that answers for its meaning. */
  readonly responsable: string;
  readonly datoPersonal: string;
  readonly estandares: readonly string[];
  readonly usos: string;
}

/** A part of a composite, by the identificador of the part. */
export interface DemoComponente {
  readonly parte: string;
  readonly minimo: number;
  readonly maximo: number | null;
  readonly nombreLocal: string | null;
}

/** Facets of a simple element, as the columns of a version have them. */
export interface DemoRestriccion {
  readonly longitud_minima?: number;
  readonly longitud_maxima?: number;
  readonly total_digitos?: number;
  readonly decimales?: number;
  readonly valor_minimo?: string;
  readonly valor_maximo?: string;
  readonly patron?: string;
  readonly unidad_medida?: string;
}

/** A version that is to be stored; days in force are closed by the version after. */
export interface DemoVersion {
  readonly elemento: DemoElemento;
  readonly mayor: number;
  readonly menor: number;
  readonly estado: string;
  readonly desde: string | null;
  readonly hasta: string | null;
  readonly definicion: string;
  readonly resumen: string;
  readonly ejemplos: readonly string[];
  readonly restriccion: DemoRestriccion;
  readonly sinValores: readonly string[];
  readonly motivoCaducidad: string | null;
}
