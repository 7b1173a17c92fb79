import type {
  CambioVersion,
  ClaseElemento,
  ClasificacionInformacion,
  DatoPersonal,
  EstadoVersion,
  Modelo,
  TipoDato,
  TipoElemento,
  TipoFuente,
  TipoNombre,
  TipoNorma,
  TipoRelacion,
} from '../../contract/terms.ts';
import type { Restricciones } from '../restricciones/verify-restricciones.ts';

/** A version of another element, as the rules look at it. */
export interface Referida {
  readonly elementoId: number;
  readonly identificador: string;
  readonly numero: string;
  readonly estado: EstadoVersion;
}

export interface Componente extends Referida {
  readonly nombreLocal: string | null;
  readonly ocurrenciaMinima: number;
  readonly ocurrenciaMaxima: number | null;
}

export interface Valor {
  readonly codigo: string;
  readonly nombre: string;
  readonly descripcion: string;
  readonly vigenteDesde: string | null;
  readonly vigenteHasta: string | null;
}

interface Nombrada {
  readonly nombre: string;
}

/** The content of a version, with every value of its lista. */
export interface VersionComparable extends Restricciones {
  readonly estado: EstadoVersion;
  readonly nombre: string;
  readonly tipo: TipoElemento;
  readonly clase: ClaseElemento;
  readonly definicion: string;
  readonly notas: string;
  readonly usos: string;
  readonly palabrasClave: readonly string[];
  readonly ejemplos: readonly string[];
  readonly entidadResponsable: Nombrada | null;
  readonly clasificacionInformacion: ClasificacionInformacion;
  readonly datoPersonal: DatoPersonal;
  readonly tipoDato: TipoDato | null;
  readonly unidadMedida: string | null;
  readonly fuenteLista: string | null;
  readonly fuenteListaEdicion: string | null;
  readonly valores: readonly Valor[];
  readonly modelo: Modelo | null;
  readonly esAbstracto: boolean;
  readonly base: Referida | null;
  readonly componentes: readonly Componente[];
  readonly nombres: readonly {
    readonly tipo: TipoNombre;
    readonly nombre: string;
    readonly entidad: Nombrada | null;
  }[];
  readonly fuentes: readonly {
    readonly tipo: TipoFuente;
    readonly nombre: string;
    readonly url: string;
    readonly edicion: string;
    readonly fecha: string | null;
  }[];
  readonly normas: readonly {
    readonly tipo: TipoNorma;
    readonly numero: string;
    readonly anio: number;
    readonly articulo: string;
    readonly entidadEmisora: string;
    readonly url: string;
    readonly archivo: Nombrada | null;
  }[];
  readonly estandares: readonly { readonly nombre: string; readonly edicion: string }[];
  readonly relaciones: readonly {
    readonly tipo: TipoRelacion;
    readonly destino: Referida | null;
    readonly terminoExterno: string | null;
    readonly nota: string;
  }[];
  readonly archivos: readonly Nombrada[];
}

export interface Diferencia {
  campo: string;
  etiqueta: string;
  antes: string;
  despues: string;
  cambio: CambioVersion;
  razon: string;
}

export interface Veredicto {
  cambio: CambioVersion;
  compatible: boolean;
  razones: string[];
}

/** What is wrong with a cell of a file. */
export interface ErrorCelda {
  fila: number;
  columna: string;
  valor: string;
  mensaje: string;
}
