import type { DatosCapa, DatosVersionCapa, DetalleCapa } from '../../contract/index.ts';
import type { TipoCapa } from '../../contract/terms.ts';
import {
  type CampoCapa,
  type ErroresCapa,
  findErroresCapa,
  findErroresTextos,
} from '../../rules/datos-capa.ts';
import { findErroresRespaldo } from '../../rules/version-capa.ts';

/** The values of the form: texts by the names of the contract, empty if there is no value. */
export type ValoresCapa = Readonly<Record<Exclude<CampoCapa, 'tipo'> | 'archivos', string>> & {
  readonly tipo: TipoCapa;
};

/** What a form edits: a layer that is not in force yet, the texts of one that is, or its next version. */
export type ParteCapa = 'todo' | 'textos' | 'version';

/** Labels of the fields, in the order of the form. */
export const NOMBRES_CAMPOS: Readonly<Record<keyof ValoresCapa, string>> = {
  tipo: 'Tipo',
  codigo: 'Código',
  capaPadreId: 'Capa superior',
  sectorId: 'Sector',
  entidadId: 'Entidad',
  carpeta: 'Carpeta',
  nombre: 'Nombre',
  prefijo: 'Prefijo XML',
  descripcion: 'Descripción',
  fuenteInformacion: 'Fuente de información',
  archivos: 'Documentos',
};

export const CAMPOS = Object.keys(NOMBRES_CAMPOS) as (keyof ValoresCapa)[];

export const VALORES_VACIOS: ValoresCapa = {
  tipo: 'sectorial',
  codigo: '',
  capaPadreId: '',
  sectorId: '',
  entidadId: '',
  carpeta: '',
  nombre: '',
  prefijo: '',
  descripcion: '',
  fuenteInformacion: '',
  archivos: '',
};

/** The form that shows a stored layer. */
export function toValores(detalle: DetalleCapa): ValoresCapa {
  const { codigo, tipo, carpeta, capaPadre, sector, entidad, actual } = detalle;
  const { nombre, prefijo, descripcion, fuenteInformacion } = actual;
  const toText = (reference: { readonly id: number } | null) => (reference ? String(reference.id) : '');
  return {
    codigo,
    tipo,
    carpeta,
    nombre,
    prefijo,
    descripcion,
    fuenteInformacion,
    archivos: '',
    capaPadreId: toText(capaPadre),
    sectorId: toText(sector),
    entidadId: toText(entidad),
  };
}

const toNumber = (text: string) => (text === '' ? null : Number(text));

function toTextos(valores: ValoresCapa) {
  return {
    nombre: valores.nombre.trim(),
    descripcion: valores.descripcion.trim(),
    prefijo: valores.prefijo.trim(),
    fuenteInformacion: valores.fuenteInformacion.trim(),
  };
}

/** Ids of the uploaded documents, which the form keeps as one text. */
const toArchivos = (valores: ValoresCapa) => valores.archivos.split(' ').filter((id) => id !== '');

function toCapa(valores: ValoresCapa) {
  return {
    ...toTextos(valores),
    codigo: valores.codigo.trim(),
    tipo: valores.tipo,
    carpeta: valores.carpeta.trim(),
    capaPadreId: toNumber(valores.capaPadreId),
    entidadId: toNumber(valores.entidadId),
    sectorId: toNumber(valores.sectorId),
  };
}

/** The body of a creation or change; the ids were picked from the lists of the server. */
export function toBody(valores: ValoresCapa): DatosCapa {
  return { ...toCapa(valores), archivos: toArchivos(valores) };
}

/** The body of a new version. */
export function toVersionBody(valores: ValoresCapa, mayor: boolean): DatosVersionCapa {
  return { ...toTextos(valores), mayor, archivos: toArchivos(valores) };
}

/**
 * First broken rule of each field of the part the form edits.
 *
 * @param tipoPadre kind of the chosen parent; null while none is
 */
export function findErrores(
  valores: ValoresCapa,
  parte: ParteCapa,
  tipoPadre: TipoCapa | null,
): ErroresCapa & { readonly archivos?: string } {
  if (parte === 'todo') return findErroresCapa(toCapa(valores), tipoPadre);
  const textos = toTextos(valores);
  if (parte === 'textos') return findErroresTextos(textos);
  const { archivos } = findErroresRespaldo({ ...textos, archivos: toArchivos(valores).length });
  return { ...findErroresTextos(textos), ...(archivos === undefined ? {} : { archivos }) };
}
