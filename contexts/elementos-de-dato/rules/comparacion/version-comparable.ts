import type { Modelo, TipoDato } from '../../contract/terms.ts';
import type { Restricciones } from '../restricciones/verify-restricciones.ts';

/** A part of a composite, as a comparison looks at it. */
export interface ComponenteComparable {
  readonly identificador: string;
  readonly numero: string;
  readonly nombreLocal: string | null;
  readonly ocurrenciaMinima: number;
  readonly ocurrenciaMaxima: number | null;
}

export interface ValorComparable {
  readonly codigo: string;
  readonly nombre: string;
  readonly descripcion: string;
  readonly vigenteDesde: string | null;
  readonly vigenteHasta: string | null;
}

/** Everything a version says that another may say otherwise. Texts and rows are compared as people read them. */
export interface VersionComparable extends Restricciones {
  readonly nombre: string;
  readonly definicion: string;
  readonly notas: string;
  readonly usos: string;
  readonly palabrasClave: readonly string[];
  readonly ejemplos: readonly string[];
  readonly entidadResponsable: string | null;
  readonly clasificacionInformacion: string;
  readonly datoPersonal: string;
  readonly tipoDato: TipoDato | null;
  readonly unidadMedida: string | null;
  readonly fuenteLista: string | null;
  readonly modelo: Modelo | null;
  readonly esAbstracto: boolean;
  readonly base: { readonly identificador: string; readonly numero: string } | null;
  readonly valores: readonly ValorComparable[];
  readonly componentes: readonly ComponenteComparable[];
  readonly nombres: readonly string[];
  readonly fuentes: readonly string[];
  readonly normas: readonly string[];
  readonly estandares: readonly string[];
  readonly relaciones: readonly string[];
}
