import { presentParte } from './present-respuesta.ts';
import { listCambiadasNivelTres, NOMBRES_NIVEL_TRES, type ValoresNivelTres } from './valores-nivel-tres.ts';

/** The parts in which what a person wrote differs from what somebody else saved, in words. */
export function listDistintasNivelTres(mine: ValoresNivelTres, current: ValoresNivelTres) {
  return listCambiadasNivelTres(mine, current).map((parte) => ({
    label: NOMBRES_NIVEL_TRES[parte],
    mine: presentParte(mine, parte),
    current: presentParte(current, parte),
  }));
}
