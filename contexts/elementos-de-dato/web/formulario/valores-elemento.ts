import type { ArchivoElemento, DetalleElemento, ReferenciaVersion } from '../../contract/index.ts';
import type {
  ClaseElemento,
  ClasificacionInformacion,
  DatoPersonal,
  Modelo,
  Restriccion,
  TipoDato,
  TipoElemento,
  TipoFuente,
  TipoNombre,
  TipoNorma,
  TipoRelacion,
} from '../../contract/terms.ts';

/** A record as an autocomplete picks it. */
export interface Elegido {
  readonly id: number;
  readonly nombre: string;
}

export interface FilaFuente {
  readonly tipo: TipoFuente;
  readonly nombre: string;
  readonly url: string;
  readonly edicion: string;
  readonly fecha: string;
}

export interface FilaNorma {
  readonly tipo: TipoNorma;
  readonly numero: string;
  readonly anio: string;
  readonly articulo: string;
  readonly entidadEmisora: string;
  readonly url: string;
  readonly archivo: ArchivoElemento | null;
}

export interface FilaNombre {
  readonly tipo: TipoNombre;
  readonly nombre: string;
  readonly entidad: Elegido | null;
}

export interface FilaComponente {
  readonly parte: ReferenciaVersion;
  readonly nombreLocal: string;
  readonly ocurrenciaMinima: string;
  /** Empty text is any number of times. */
  readonly ocurrenciaMaxima: string;
}

export interface FilaRelacion {
  readonly tipo: TipoRelacion;
  readonly destino: ReferenciaVersion | null;
  readonly terminoExterno: string;
  readonly nota: string;
}

/** The values of the form of an element: texts, empty if there is no value. */
export interface ValoresElemento extends Readonly<Record<Restriccion, string>> {
  readonly nombre: string;
  readonly definicion: string;
  readonly notas: string;
  readonly usos: string;
  readonly palabrasClave: readonly string[];
  readonly ejemplos: readonly string[];
  readonly entidadResponsable: Elegido | null;
  readonly clasificacionInformacion: ClasificacionInformacion;
  readonly datoPersonal: DatoPersonal;
  readonly tipoDato: TipoDato | '';
  readonly unidadMedida: string;
  readonly fuenteLista: string;
  readonly fuenteListaEdicion: string;
  readonly modelo: Modelo | '';
  readonly base: ReferenciaVersion | null;
  readonly esAbstracto: boolean;
  readonly componentes: readonly FilaComponente[];
  readonly nombres: readonly FilaNombre[];
  readonly fuentes: readonly FilaFuente[];
  readonly normas: readonly FilaNorma[];
  readonly estandares: readonly Elegido[];
  readonly relaciones: readonly FilaRelacion[];
  readonly archivos: readonly ArchivoElemento[];
  readonly resumenCambio: string;
}

/** The data common to all versions of an element; only the form of a new element has them. */
export interface ValoresIdentidad {
  readonly nombre: string;
  readonly identificador: string;
  readonly capaId: string;
  readonly dominioId: string;
  readonly tipo: TipoElemento;
  readonly clase: ClaseElemento;
}

export const IDENTIDAD_VACIA: ValoresIdentidad = {
  nombre: '',
  identificador: '',
  capaId: '',
  dominioId: '',
  tipo: 'simple',
  clase: 'dato',
};

const toText = (value: number | string | null) => (value === null ? '' : String(value));

/** The form that shows a stored version. */
export function toValores(detalle: DetalleElemento): ValoresElemento {
  return {
    nombre: detalle.nombre,
    definicion: detalle.definicion,
    notas: detalle.notas,
    usos: detalle.usos,
    palabrasClave: detalle.palabrasClave,
    ejemplos: detalle.ejemplos,
    entidadResponsable: detalle.entidadResponsable,
    clasificacionInformacion: detalle.clasificacionInformacion,
    datoPersonal: detalle.datoPersonal,
    tipoDato: detalle.tipoDato ?? '',
    longitudMinima: toText(detalle.longitudMinima),
    longitudMaxima: toText(detalle.longitudMaxima),
    totalDigitos: toText(detalle.totalDigitos),
    decimales: toText(detalle.decimales),
    valorMinimo: toText(detalle.valorMinimo),
    valorMaximo: toText(detalle.valorMaximo),
    patron: toText(detalle.patron),
    unidadMedida: toText(detalle.unidadMedida),
    fuenteLista: toText(detalle.fuenteLista),
    fuenteListaEdicion: toText(detalle.fuenteListaEdicion),
    modelo: detalle.modelo ?? '',
    base: detalle.base,
    esAbstracto: detalle.esAbstracto,
    componentes: detalle.componentes.map((parte) => ({
      parte,
      nombreLocal: parte.nombreLocal ?? '',
      ocurrenciaMinima: String(parte.ocurrenciaMinima),
      ocurrenciaMaxima: toText(parte.ocurrenciaMaxima),
    })),
    nombres: detalle.nombres,
    fuentes: detalle.fuentes.map((fuente) => ({ ...fuente, fecha: fuente.fecha ?? '' })),
    normas: detalle.normas.map((norma) => ({ ...norma, anio: String(norma.anio) })),
    estandares: detalle.estandares.map(({ id, nombre, sigla }) => ({
      id,
      nombre: sigla === '' ? nombre : `${sigla}: ${nombre}`,
    })),
    relaciones: detalle.relaciones.map((relacion) => ({
      ...relacion,
      terminoExterno: relacion.terminoExterno ?? '',
    })),
    archivos: detalle.archivos,
    resumenCambio: detalle.resumenCambio,
  };
}

/** What every part of the form gets. */
export interface SeccionProps {
  readonly valores: ValoresElemento;
  readonly change: (part: Partial<ValoresElemento>) => void;
  /** First broken rule of each field, by its path: `fuentes.0.nombre`. */
  readonly errores: Readonly<Record<string, string>>;
}
