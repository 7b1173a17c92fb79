import { isSameData } from '@marco/web-kit/ruled-form';
import type { CambiosNivelDos, CampoNivelDos, DocumentoSolicitud, NivelDos } from '../../contract/index.ts';
import { DIRECCION_PRUEBAS, isDireccionPruebas, type TecnologiaServicio } from '../../contract/terms.ts';

/** A text for each field of the messages, by the id of the field; a field without one is absent. */
export type PorCampo = Readonly<Record<number, string>>;

/** The values of the form of level 2: texts, empty if there is no value. */
export interface ValoresNivelDos {
  readonly tecnologia: TecnologiaServicio | '';
  readonly contrato: DocumentoSolicitud | null;
  readonly urlPruebas: string;
  /** Where each field is in the contract. */
  readonly vinculos: PorCampo;
  /** Why a petition accepts less than the element; empty while nobody said. */
  readonly diferencias: PorCampo;
  readonly constancia: {
    readonly responsable: string;
    readonly cargo: string;
    readonly fecha: string;
    readonly documento: DocumentoSolicitud | null;
    /** Whether who wrote it last approves for the entity, as the server will say of it. */
    readonly deAprobador: boolean;
  };
  readonly observaciones: string;
}

export type ParteEscrita = keyof ValoresNivelDos;

/** What each part is called in messages, in the order of the form. */
export const NOMBRES_NIVEL_DOS: Readonly<Record<ParteEscrita, string>> = {
  contrato: 'Contrato',
  tecnologia: 'Tecnología',
  urlPruebas: 'Dirección de prueba',
  vinculos: 'Lugares en el contrato',
  diferencias: 'Diferencias declaradas',
  constancia: 'Constancia de la entidad',
  observaciones: 'Observaciones',
};

const PARTES = Object.keys(NOMBRES_NIVEL_DOS) as ParteEscrita[];

/** Files of a contract of SOAP: a WSDL, or a package of it with its schemas. */
const DE_SOAP = /\.(wsdl|zip)$/i;

/** What a contract is written in, as its name says. */
export function toTecnologia({ nombre }: DocumentoSolicitud): TecnologiaServicio {
  return DE_SOAP.test(nombre) ? 'soap' : 'rest';
}

/** Every field of the messages, operation by operation. */
export function listCamposDe(arbol: NivelDos['arbol']): readonly CampoNivelDos[] {
  return arbol.flatMap(({ mensajes }) => mensajes.flatMap(({ campos }) => campos));
}

/** The form of a stored request. */
export function toValoresNivelDos(nivelDos: NivelDos): ValoresNivelDos {
  const { tecnologia, contrato, urlPruebas, arbol, constancia, observaciones } = nivelDos;
  const campos = listCamposDe(arbol);
  const pick = (parte: 'vinculo' | 'diferencia'): PorCampo =>
    Object.fromEntries(campos.flatMap(({ id, [parte]: texto }) => (texto === null ? [] : [[id, texto]])));
  return {
    tecnologia: tecnologia ?? '',
    contrato,
    urlPruebas,
    vinculos: pick('vinculo'),
    diferencias: pick('diferencia'),
    constancia: {
      responsable: constancia.responsable,
      cargo: constancia.cargo,
      fecha: constancia.fecha ?? '',
      documento: constancia.documento,
      deAprobador: constancia.deAprobador,
    },
    observaciones,
  };
}

/** What cannot be sent as it is: the first broken rule of each part. */
export type ErroresNivelDos = Readonly<Partial<Record<ParteEscrita, string>>>;

/** Why parts of the form cannot be saved, even as a draft, by the rules that the server uses. */
export function findErroresNivelDos({ urlPruebas, diferencias }: ValoresNivelDos): ErroresNivelDos {
  const areDichas = Object.values(diferencias).every((motivo) => motivo.trim() !== '');
  return {
    ...(isDireccionPruebas(urlPruebas.trim()) ? {} : { urlPruebas: DIRECCION_PRUEBAS }),
    ...(areDichas ? {} : { diferencias: 'Escriba el motivo de cada una, o quítela.' }),
  };
}

/** Parts of the form that differ from what is stored; a constancia that who approves takes as theirs does, whatever it says. */
export function listCambiadasNivelDos(
  valores: ValoresNivelDos,
  guardados: ValoresNivelDos,
): readonly ParteEscrita[] {
  const ahora = toCambiosNivelDos(valores, PARTES);
  const antes = toCambiosNivelDos(guardados, PARTES);
  const isConfirmada = valores.constancia.deAprobador && !guardados.constancia.deAprobador;
  return PARTES.filter((parte) => {
    const clave = toClave(parte);
    return !isSameData(ahora[clave], antes[clave]) || (parte === 'constancia' && isConfirmada);
  });
}

/** What a part is called in the call that changes it. */
const toClave = (parte: ParteEscrita): keyof CambiosNivelDos =>
  parte === 'contrato' ? 'contratoArchivoId' : parte;

/** The changed parts as they are sent; a list is sent completely. */
export function toCambiosNivelDos(
  valores: ValoresNivelDos,
  partes: readonly ParteEscrita[],
): CambiosNivelDos {
  const { tecnologia, contrato, urlPruebas, constancia, observaciones } = valores;
  const { responsable, cargo, fecha, documento } = constancia;
  // Ids come from the lists of the server.
  const todos = {
    tecnologia: tecnologia || null,
    contratoArchivoId: contrato?.idArchivo ?? null,
    urlPruebas: urlPruebas.trim(),
    vinculos: toLista(valores.vinculos, 'ruta').filter(({ ruta }) => ruta !== ''),
    diferencias: toLista(valores.diferencias, 'motivo'),
    constancia: {
      responsable: responsable.trim(),
      cargo: cargo.trim(),
      fecha: fecha || null,
      archivoId: documento?.idArchivo ?? null,
    },
    observaciones: observaciones.trim(),
  } as Required<CambiosNivelDos>;
  return Object.fromEntries(partes.map(toClave).map((clave) => [clave, todos[clave]]));
}

/** By field: the order in which they were written is none. A difference that says nothing is one still, and is not sent. */
function toLista<Nombre extends string>(textos: PorCampo, nombre: Nombre) {
  return Object.entries(textos)
    .map(([campoId, texto]) => ({ campoId: Number(campoId), [nombre]: texto.trim() }))
    .sort((one, other) => Number(one.campoId) - Number(other.campoId));
}
