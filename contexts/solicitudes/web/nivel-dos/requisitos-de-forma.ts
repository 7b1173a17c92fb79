import type { Solicitud } from '../../contract/index.ts';
import {
  listRequisitosNivelDos,
  type RequisitoNivelDos,
} from '../../rules/nivel-dos/requisitos-nivel-dos.ts';
import { getNivelDos } from './get-nivel-dos.ts';
import type { ValoresNivelDos } from './valores-nivel-dos.ts';

/** What level 2 asks, of what stands in the form beside what the server keeps. */
export function listRequisitosDeForma(
  solicitud: Solicitud,
  valores: ValoresNivelDos,
): readonly RequisitoNivelDos[] {
  const nivelDos = getNivelDos(solicitud);
  const { tecnologia, contrato, vinculos, diferencias, constancia } = valores;
  const isOtroContrato = contrato?.idArchivo !== nivelDos.contrato?.idArchivo;
  return listRequisitosNivelDos({
    ...nivelDos,
    tecnologia: tecnologia || null,
    contrato,
    // The report on file is not of a contract that is not saved yet.
    informe: isOtroContrato ? null : nivelDos.informe,
    arbol: nivelDos.arbol.map((operacion) => ({
      ...operacion,
      mensajes: operacion.mensajes.map((mensaje) => ({
        ...mensaje,
        campos: mensaje.campos.map((campo) => ({
          ...campo,
          vinculo: vinculos[campo.id] || null,
          diferencia: diferencias[campo.id] ?? null,
        })),
      })),
    })),
    constancia: { ...nivelDos.constancia, ...constancia, fecha: constancia.fecha || null },
  });
}
