import { explainRequired } from '@marco/contract-kit/required-text';
import { CARPETAS_CAPA, TIPOS_CAPA, type TipoCapa } from '../contract/terms.ts';
import { findErrorPadre } from './jerarquia.ts';

/** The data of a version that a form edits. */
export interface TextosPorVerificar {
  readonly nombre: string;
  readonly descripcion: string;
  readonly prefijo: string;
  readonly fuenteInformacion: string;
}

/** What somebody wrote about a layer; null is absent. */
export interface CapaPorVerificar extends TextosPorVerificar {
  readonly codigo: string;
  readonly tipo: TipoCapa;
  readonly carpeta: string;
  readonly capaPadreId: number | null;
  readonly entidadId: number | null;
  readonly sectorId: number | null;
}

export type CampoCapa = keyof CapaPorVerificar;
export type ErroresCapa = Partial<Record<CampoCapa, string>>;

const CODIGO = /^[A-Za-z][A-Za-z0-9-]{1,39}$/;
const CARPETA = /^[A-Za-z0-9]+(\/[A-Za-z0-9]+)*$/;
const PREFIJO = /^[a-z][a-z0-9]{0,11}$/;

/** First broken rule of each text of a version; the same in the form and on the server. */
export function findErroresTextos(textos: TextosPorVerificar): ErroresCapa {
  return withoutEmpty({
    nombre: textos.nombre === '' ? explainRequired('Nombre') : undefined,
    descripcion: textos.descripcion === '' ? explainRequired('Descripción') : undefined,
    prefijo: PREFIJO.test(textos.prefijo)
      ? undefined
      : 'Escriba de 1 a 12 letras minúsculas o dígitos, y primero una letra, como com.',
    fuenteInformacion: textos.fuenteInformacion === '' ? explainRequired('Fuente de información') : undefined,
  });
}

/**
 * First broken rule of each field of a layer.
 *
 * @param tipoPadre kind of the layer it names as its parent; null when it names none
 */
export function findErroresCapa(capa: CapaPorVerificar, tipoPadre: TipoCapa | null): ErroresCapa {
  const { codigo, tipo, carpeta, entidadId, sectorId } = capa;
  const isDeEntidad = tipo === 'proyecto' || tipo === 'integracion';
  return withoutEmpty({
    codigo: CODIGO.test(codigo)
      ? undefined
      : 'Escriba de 2 a 40 letras sin tilde, dígitos o guiones, y primero una letra.',
    carpeta: findErrorCarpeta(tipo, carpeta),
    capaPadreId: findErrorPadre(tipo, tipoPadre),
    entidadId: isDeEntidad
      ? requireValue(entidadId, explainRequired('Entidad'))
      : refuseValue(entidadId, `Una capa de tipo ${TIPOS_CAPA[tipo].toLowerCase()} no es de una entidad.`),
    sectorId:
      tipo === 'sectorial'
        ? requireValue(sectorId, explainRequired('Sector'))
        : refuseValue(sectorId, 'El sector es de las capas sectoriales.'),
    ...findErroresTextos(capa),
  });
}

/** The folder begins with the segment of its kind; a layer below the general ones adds whose it is. */
function findErrorCarpeta(tipo: TipoCapa, carpeta: string): string | undefined {
  if (!CARPETA.test(carpeta)) return 'Escriba letras sin tilde y dígitos, separados por /.';
  const [first, ...rest] = carpeta.split('/');
  const segment = CARPETAS_CAPA[tipo];
  if (first !== segment) return `La carpeta de este tipo de capa comienza por ${segment}.`;
  const isGeneral = tipo === 'comun' || tipo === 'local';
  return isGeneral || rest.length > 0 ? undefined : `Agregue a ${segment} de quién es: ${segment}/Ejemplo.`;
}

function requireValue(value: number | null, mensaje: string): string | undefined {
  return value === null ? mensaje : undefined;
}

function refuseValue(value: number | null, mensaje: string): string | undefined {
  return value === null ? undefined : mensaje;
}

function withoutEmpty(errores: Readonly<Record<string, string | undefined>>): ErroresCapa {
  return Object.fromEntries(Object.entries(errores).filter(([, mensaje]) => mensaje !== undefined));
}
