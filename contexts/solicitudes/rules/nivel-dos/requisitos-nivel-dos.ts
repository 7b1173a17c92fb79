import type { ParteNivelDos } from '../../contract/terms.ts';
import type { Requisito } from '../ciclo/requisitos.ts';
import {
  isConforme,
  isNivelUnoVigente,
  type NivelDosEscrito,
  type OperacionPorVincular,
} from './nivel-dos-escrito.ts';

/** Something level 2 asks before it is filed, with the part of its form. */
export type RequisitoNivelDos = Omit<Requisito, 'parte'> & { readonly parte: ParteNivelDos };

/** Messages of the version that carry something, and so need an example. */
function listMensajesPorProbar(arbol: readonly OperacionPorVincular[]) {
  return arbol.flatMap(({ codigo, mensajes }) =>
    mensajes.filter(({ campos }) => campos.length > 0).map(({ papel }) => ({ operacion: codigo, papel })),
  );
}

/** A difference that is declared says why; of a request without any nothing is asked. */
function listRequisitosDeDiferencias(arbol: readonly OperacionPorVincular[]): readonly RequisitoNivelDos[] {
  const declaradas = arbol
    .flatMap(({ mensajes }) => mensajes.flatMap(({ campos }) => campos))
    .flatMap(({ diferencia }) => (diferencia === null ? [] : [diferencia]));
  if (declaradas.length === 0) return [];
  const sinMotivo = declaradas.filter((motivo) => !has(motivo)).length;
  return [
    {
      parte: 'correspondencia',
      texto: 'Motivo de cada diferencia declarada',
      mensaje:
        sinMotivo === 1
          ? 'Escriba el motivo de 1 diferencia declarada, o quítela.'
          : `Escriba el motivo de ${sinMotivo} diferencias declaradas, o quítelas.`,
      cumplido: sinMotivo === 0,
    },
  ];
}

/** What level 2 asks of a request that is filed (domain niveles §4.2), in the order of its form. */
export function listRequisitosNivelDos(datos: NivelDosEscrito): readonly RequisitoNivelDos[] {
  const obligatorios = datos.arbol
    .flatMap(({ mensajes }) => mensajes.flatMap(({ campos }) => campos))
    .filter(({ obligatorio }) => obligatorio);
  const sinVinculo = obligatorios.filter(({ vinculo }) => vinculo === null).length;
  const sinMensaje = listMensajesPorProbar(datos.arbol).filter(
    ({ operacion, papel }) =>
      !datos.mensajes.some(
        (uno) => uno.operacion === operacion && uno.papel === papel && uno.resultado === 'valido',
      ),
  ).length;
  const { responsable, cargo, fecha, documento, deAprobador, lectorAprueba } = datos.constancia;
  return [
    {
      parte: 'servicio',
      texto: 'Certificado de nivel 1 vigente de la versión',
      mensaje: 'La versión necesita un certificado de nivel 1 vigente.',
      cumplido: isNivelUnoVigente(datos),
    },
    {
      parte: 'contrato',
      texto: 'Tecnología del servicio',
      mensaje: 'Elija la tecnología del servicio.',
      cumplido: datos.tecnologia !== null,
    },
    {
      parte: 'contrato',
      texto: 'Contrato del servicio',
      mensaje: 'Adjunte el contrato del servicio.',
      cumplido: datos.contrato !== null,
    },
    {
      parte: 'correspondencia',
      texto: 'Lugar de cada campo obligatorio en el contrato',
      mensaje:
        sinVinculo === 1
          ? 'Diga dónde está en el contrato 1 campo obligatorio.'
          : `Diga dónde están en el contrato ${sinVinculo} campos obligatorios.`,
      cumplido: sinVinculo === 0 && datos.arbol.length > 0,
    },
    ...listRequisitosDeDiferencias(datos.arbol),
    {
      parte: 'mensajes',
      texto: 'Un mensaje válido de cada operación y papel',
      mensaje:
        sinMensaje === 1
          ? 'Compruebe un mensaje válido de 1 operación y papel.'
          : `Compruebe un mensaje válido de ${sinMensaje} operaciones y papeles.`,
      cumplido: sinMensaje === 0 && datos.arbol.length > 0,
    },
    {
      parte: 'mensajes',
      texto: 'Informe del banco favorable, o favorable con observaciones',
      mensaje: 'Compruebe el contrato en el banco: el informe debe ser favorable.',
      cumplido: isConforme(datos),
    },
    {
      parte: 'aprobacion',
      texto: 'Constancia de la entidad',
      mensaje: 'Escriba el responsable, el cargo y la fecha de la constancia de la entidad.',
      cumplido: has(responsable) && has(cargo) && fecha !== null,
    },
    {
      parte: 'aprobacion',
      texto: 'Constancia de quien aprueba por la entidad, o su documento',
      mensaje: lectorAprueba
        ? 'Como usted aprueba por la entidad, escriba o confirme la constancia, o adjunte su documento.'
        : 'Adjunte el documento de la constancia, o pida que la escriba quien aprueba por la entidad.',
      cumplido: documento !== null || deAprobador,
    },
  ];
}

/** What a request of level 2 still lacks to be filed, each with the part of the form it belongs to. */
export function findPendientesNivelDos(
  datos: NivelDosEscrito,
): { readonly campo: ParteNivelDos; readonly mensaje: string }[] {
  return listRequisitosNivelDos(datos)
    .filter(({ cumplido }) => !cumplido)
    .map(({ parte, mensaje }) => ({ campo: parte, mensaje }));
}

const has = (text: string) => text.trim() !== '';
