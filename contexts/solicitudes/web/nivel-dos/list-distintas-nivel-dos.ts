import { formatDate } from '@marco/web-kit/format';
import type { NivelDos } from '../../contract/index.ts';
import { TECNOLOGIA } from '../../contract/terms.ts';
import { presentRuta } from './correspondencia.ts';
import {
  listCambiadasNivelDos,
  listCamposDe,
  NOMBRES_NIVEL_DOS,
  type ParteEscrita,
  type PorCampo,
  toValoresNivelDos,
  type ValoresNivelDos,
} from './valores-nivel-dos.ts';

type Nombres = ReadonlyMap<number, string>;

/** The parts in which what a person wrote differs from what somebody else saved, in words. */
export function listDistintasNivelDos(mine: ValoresNivelDos, actual: NivelDos) {
  const current = toValoresNivelDos(actual);
  const nombres = new Map(listCamposDe(actual.arbol).map(({ id, nombreLocal }) => [id, nombreLocal]));
  return listCambiadasNivelDos(mine, current).map((parte) => ({
    label: NOMBRES_NIVEL_DOS[parte],
    mine: presentParte(mine, current, parte, nombres),
    current: presentParte(current, mine, parte, nombres),
  }));
}

function presentParte(
  valores: ValoresNivelDos,
  otros: ValoresNivelDos,
  parte: ParteEscrita,
  nombres: Nombres,
): string {
  const { tecnologia, contrato, constancia } = valores;
  switch (parte) {
    case 'tecnologia':
      return tecnologia === '' ? '' : TECNOLOGIA[tecnologia];
    case 'contrato':
      return contrato?.nombre ?? '';
    case 'vinculos':
      return presentPorCampo(valores.vinculos, otros.vinculos, nombres, presentRuta);
    case 'diferencias':
      return presentPorCampo(valores.diferencias, otros.diferencias, nombres, (motivo) => motivo);
    case 'constancia':
      return [
        constancia.responsable,
        constancia.cargo,
        constancia.fecha === '' ? '' : formatDate(constancia.fecha),
        constancia.documento?.nombre ?? '',
        constancia.deAprobador ? 'de quien aprueba por la entidad' : '',
      ]
        .filter((texto) => texto.trim() !== '')
        .join(', ');
    default:
      return valores[parte];
  }
}

/** The fields in which both differ alone: a contract has many. */
function presentPorCampo(
  textos: PorCampo,
  otros: PorCampo,
  nombres: Nombres,
  present: (texto: string) => string,
): string {
  return [...nombres]
    .filter(([id]) => (textos[id] ?? '') !== (otros[id] ?? ''))
    .map(([id, nombre]) => `${nombre}: ${textos[id] ? present(textos[id]) : 'ninguno'}`)
    .join('; ');
}
