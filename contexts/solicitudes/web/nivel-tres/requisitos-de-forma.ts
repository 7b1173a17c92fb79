import { toColombianDay } from '@marco/country/working-days';
import type { Solicitud } from '../../contract/index.ts';
import {
  listRequisitosNivelTres,
  type RequisitoNivelTres,
} from '../../rules/nivel-tres/requisitos-nivel-tres.ts';
import { getNivelTres } from './get-nivel-tres.ts';
import { toNivelTresEscrito, type ValoresNivelTres } from './valores-nivel-tres.ts';

/** What level 3 asks, of what stands in the form beside what the server knows, today. */
export function listRequisitosDeForma(
  solicitud: Solicitud,
  valores: ValoresNivelTres,
): readonly RequisitoNivelTres[] {
  const escrito = toNivelTresEscrito(getNivelTres(solicitud), valores);
  return listRequisitosNivelTres(escrito, toColombianDay(new Date()));
}
