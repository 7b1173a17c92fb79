import type { DatosEstandar, DetalleEstandar } from '../../contract/index.ts';
import { CATEGORIAS_ESTANDAR, LICENCIAS_ESTANDAR } from '../../contract/terms.ts';
import { type CampoEstandar, parsePalabras, type ValoresEstandar } from '../../rules/datos-estandar.ts';

export const VALORES_VACIOS: ValoresEstandar = {
  codigo: '',
  nombre: '',
  sigla: '',
  edicion: '',
  organismo: '',
  categoria: '',
  licencia: '',
  alcance: '',
  sumario: '',
  palabrasClave: '',
  idioma: 'Español',
  formato: '',
  url: '',
  dependencia: '',
  autores: '',
  reviso: '',
  aprobo: '',
  informacionAdicional: '',
  ubicacion: '',
  fechaElaboracion: '',
  fechaPublicacion: '',
  fechaModificacion: '',
  sectores: [],
};

/** A stored standard as its form shows it. */
export function toValores(estandar: DetalleEstandar): ValoresEstandar {
  return {
    ...estandar,
    palabrasClave: estandar.palabrasClave.join(', '),
    fechaElaboracion: estandar.fechaElaboracion ?? '',
    fechaPublicacion: estandar.fechaPublicacion ?? '',
    fechaModificacion: estandar.fechaModificacion ?? '',
  };
}

/** What is sent of a form the rules found right. */
export function toDatos(valores: ValoresEstandar): DatosEstandar {
  const { codigo: _, categoria, licencia, palabrasClave, ...rest } = valores;
  if (categoria === '' || licencia === '') throw new Error('A form without category or licence is not sent.');
  return {
    ...rest,
    categoria,
    licencia,
    palabrasClave: parsePalabras(palabrasClave),
    fechaElaboracion: valores.fechaElaboracion || null,
    fechaPublicacion: valores.fechaPublicacion || null,
    fechaModificacion: valores.fechaModificacion || null,
    sectores: [...valores.sectores],
  };
}

/** A field as people read it, for the comparison of two versions. */
export function presentValor(
  valores: ValoresEstandar,
  campo: CampoEstandar,
  sectores: readonly { readonly id: number; readonly nombre: string }[],
): string {
  if (campo === 'sectores')
    return valores.sectores.map((id) => sectores.find((sector) => sector.id === id)?.nombre ?? id).join(', ');
  if (campo === 'categoria') return valores.categoria === '' ? '' : CATEGORIAS_ESTANDAR[valores.categoria];
  if (campo === 'licencia') return valores.licencia === '' ? '' : LICENCIAS_ESTANDAR[valores.licencia];
  return valores[campo];
}
