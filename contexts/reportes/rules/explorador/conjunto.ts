import type { ClaseDimension, ConjuntoExplorado, UnidadMedida } from '../../contract/explorador.terms.ts';

/** Tables that say what the keys of a dimension are called, in the order they are read. */
export type TablaDeNombres =
  | 'sector'
  | 'orden'
  | 'departamento'
  | 'entidad'
  | 'capa'
  | 'dominio'
  | 'consultor'
  | 'mesa'
  | 'servicio'
  | 'estado-servicio'
  | 'miembro'
  | 'servicio-xroad'
  | 'indicador';

/** What the records of a set are told apart by. */
export interface DimensionDeclarada<Codigo extends string = string> {
  readonly codigo: Codigo;
  readonly nombre: string;
  readonly clase: ClaseDimension;
  /** What its keys are called, in the order they are read; of those no table names. */
  readonly terminos?: Readonly<Record<string, string>>;
  readonly tabla?: TablaDeNombres;
  /** What a record without a value is called. */
  readonly sinValor?: string;
  /** Tells the work of persons apart, which is of the ministry (domain reportes §1 rule 7). */
  readonly soloMinisterio?: true;
}

/** What is counted of them. */
export interface MedidaDeclarada<Codigo extends string = string> {
  readonly codigo: Codigo;
  readonly nombre: string;
  readonly unidad: UnidadMedida;
  /** Whether the groups add up to the whole. */
  readonly aditiva: boolean;
  /** Dimensions without which it means nothing: figures of different indicators are not added. */
  readonly exige?: readonly string[];
}

/** A read model with declared columns: what the explorer opens of it, and how it is read. */
export interface ConjuntoDeclarado<Dimension extends string = string, Medida extends string = string> {
  readonly codigo: ConjuntoExplorado;
  readonly titulo: string;
  readonly pregunta: string;
  /** What the days «desde» and «hasta» are of; null where its records have none. */
  readonly periodo: string | null;
  readonly dimensiones: readonly DimensionDeclarada<Dimension>[];
  readonly medidas: readonly MedidaDeclarada<Medida>[];
  readonly definicion: {
    readonly texto: string;
    readonly fuentes: readonly string[];
    /** Days since which it is read so, the first version first. What a view was kept with is told when it changed. */
    readonly versiones: readonly [string, ...string[]];
  };
}

/** Keeps the codes of a declaration, so that its statements are complete. */
export const defineConjunto = <const Dimension extends string, const Medida extends string>(
  conjunto: ConjuntoDeclarado<Dimension, Medida>,
): ConjuntoDeclarado<Dimension, Medida> => conjunto;

/** The present version of a set, from 1. */
export const findVersionDeConjunto = ({
  definicion: { versiones },
}: ConjuntoDeclarado): { readonly version: number; readonly desde: string } => ({
  version: versiones.length,
  desde: versiones.at(-1) ?? versiones[0],
});

/** Where entidades are. */
export const DE_ENTIDAD = [
  { codigo: 'entidad', nombre: 'Entidad', clase: 'nombre', tabla: 'entidad' },
  { codigo: 'sector', nombre: 'Sector', clase: 'nombre', tabla: 'sector', sinValor: 'Sin sector' },
  { codigo: 'orden', nombre: 'Orden', clase: 'nombre', tabla: 'orden', sinValor: 'Sin orden' },
  {
    codigo: 'departamento',
    nombre: 'Departamento',
    clase: 'nombre',
    tabla: 'departamento',
    sinValor: 'Sin departamento',
  },
] as const satisfies readonly DimensionDeclarada[];
