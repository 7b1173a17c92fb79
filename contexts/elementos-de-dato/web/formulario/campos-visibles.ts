import { RESTRICCION } from '../../contract/terms.ts';
import type { ValoresElemento } from './valores-elemento.ts';

/** What each field of the form is called. */
export const CAMPOS_VISIBLES: Readonly<Record<keyof ValoresElemento, string>> = {
  nombre: 'Nombre',
  definicion: 'Definición',
  notas: 'Notas explicativas',
  usos: 'Usos',
  palabrasClave: 'Palabras clave',
  ejemplos: 'Ejemplos',
  entidadResponsable: 'Entidad responsable',
  clasificacionInformacion: 'Clasificación de la información',
  datoPersonal: 'Dato personal',
  tipoDato: 'Tipo de dato',
  ...RESTRICCION,
  unidadMedida: 'Unidad de medida',
  fuenteLista: 'Lista de origen',
  fuenteListaEdicion: 'Edición de la lista',
  modelo: 'Modelo',
  base: 'Elemento que extiende',
  esAbstracto: 'Es abstracto',
  componentes: 'Partes',
  nombres: 'Otros nombres',
  fuentes: 'Fuentes',
  normas: 'Normatividad',
  estandares: 'Estándares',
  relaciones: 'Relaciones',
  archivos: 'Documentos adjuntos',
  resumenCambio: 'Qué cambia esta versión',
};

/** A field as one text, to stand beside another version of it. */
export function presentCampo(valor: unknown): string {
  if (valor === null || valor === undefined) return '';
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  if (Array.isArray(valor)) return valor.map(presentCampo).join('; ');
  if (typeof valor !== 'object') return String(valor);
  const { nombre, parte, destino, terminoExterno, numero } = valor as Readonly<Record<string, unknown>>;
  return presentCampo(parte ?? destino ?? (terminoExterno || nombre || numero));
}
