import type { TitleMatching } from '@marco/contract-kit/table-records';
import { toClaveDeNombre } from './celdas.ts';

/** Columns of a file of trámites: one row for each thing a trámite asks for, with what is said of the trámite in each. */
export const COLUMNAS_TRAMITES = {
  codigo: 'Código',
  nombre: 'Nombre',
  entidad: 'Entidad',
  tipo: 'Tipo',
  url: 'Dirección web',
  nivelDigital: 'Nivel digital',
  resultado: 'Resultado',
  tiempo: 'Tiempo',
  volumen: 'Volumen anual',
  volumenFuente: 'Fuente del volumen',
  volumenAnio: 'Año del volumen',
  requisito: 'Requisito',
  requisitoTipo: 'Tipo de requisito',
  momento: 'Momento',
  descripcion: 'Descripción del requisito',
  datos: 'Datos que prueba',
  norma: 'Norma',
  exigeOriginal: 'Exige original',
  tarifa: 'Tarifa',
  obligatorio: 'Obligatorio',
  emisora: 'Entidad que lo expide',
} as const;
export type ColumnaTramites = keyof typeof COLUMNAS_TRAMITES;

/** Titles people and the register give to each column, folded. */
const OTROS: Readonly<Partial<Record<ColumnaTramites, readonly string[]>>> = {
  codigo: ['codigosuit', 'codigotramite', 'numerounico', 'idtramite'],
  nombre: ['nombretramite', 'nombredeltramite', 'tramite'],
  entidad: ['nit', 'nitentidad', 'entidadnit', 'siglaentidad'],
  tipo: ['tipotramite', 'tipodetramite', 'clase'],
  url: ['url', 'enlace', 'direccion'],
  nivelDigital: ['nivel', 'niveldetransformacion'],
  volumen: ['volumen', 'solicitudesalano', 'numerosolicitudes'],
  volumenFuente: ['fuente'],
  volumenAnio: ['ano', 'anio'],
  requisito: ['nombrerequisito', 'documento', 'papel', 'quesenecesita'],
  requisitoTipo: ['tiporequisito', 'tipodeaccion'],
  descripcion: ['descripcion', 'descripcionrequisito'],
  datos: ['datos', 'prueba'],
  norma: ['baselegal', 'fundamentolegal'],
  exigeOriginal: ['original'],
  tarifa: ['costo', 'costotarifa'],
  emisora: ['emisora', 'expedidopor', 'entidademisora', 'nitemisora'],
};

const COLUMNAS = Object.keys(COLUMNAS_TRAMITES) as ColumnaTramites[];

export const TITULOS_TRAMITES: TitleMatching<ColumnaTramites> = {
  fold: toClaveDeNombre,
  takes: 'first-name',
  names: Object.fromEntries(
    COLUMNAS.map((columna) => [
      columna,
      [toClaveDeNombre(COLUMNAS_TRAMITES[columna]), ...(OTROS[columna] ?? [])],
    ]),
  ) as Record<ColumnaTramites, string[]>,
};

/** Without these nothing is known of a trámite. */
export const COLUMNAS_OBLIGATORIAS: readonly ColumnaTramites[] = ['codigo', 'nombre', 'entidad'];
