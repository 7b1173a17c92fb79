import type { TipoBuscado } from '../../contract/busqueda.terms.ts';
import { parseVencimiento } from './vencimiento.ts';

/** What somebody looks for: words, and what narrows them. */
export interface Consulta {
  readonly texto: string;
  /** Part of the name or the acronym of an entidad. */
  readonly de?: string;
  /** Code of a kind. */
  readonly en?: string;
  /** The beginning of the name of a state. */
  readonly estado?: string;
  /** When it ends, as `parseVencimiento` says it. */
  readonly vence?: string;
}

/** A scope word with its value: one word, or several between quotes. The value may stand after a space. */
const ALCANCE = /(?<![\p{L}\p{N}])(de|en|estado|vence):\s*(?:"([^"]*)"|([^\s":]+)(?=\s|$))/giu;

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

function findTipo(valor: string, tipos: readonly TipoBuscado[]): string | undefined {
  const dicho = fold(valor);
  return tipos.find(({ codigo, uno, todos }) => [codigo, fold(uno), fold(todos)].includes(dicho))?.codigo;
}

interface Alcances {
  de?: string;
  en?: string;
  estado?: string;
  vence?: string;
}

/** Keeps the value of a scope word; whether it says something the search does not know yet. */
function keepAlcance(
  alcances: Alcances,
  scope: string,
  escrito: string,
  tipos: readonly TipoBuscado[],
): boolean {
  if (escrito === '') return false;
  if (scope === 'en') {
    const tipo = alcances.en === undefined ? findTipo(escrito, tipos) : undefined;
    if (tipo !== undefined) alcances.en = tipo;
    return tipo !== undefined;
  }
  if (scope === 'vence') {
    const vence = alcances.vence === undefined ? parseVencimiento(escrito) : undefined;
    if (vence !== undefined) alcances.vence = vence;
    return vence !== undefined;
  }
  const key = scope === 'de' ? 'de' : 'estado';
  if (alcances[key] !== undefined) return false;
  alcances[key] = escrito;
  return true;
}

/**
 * The words of a search and its scope words (domain, reports §13). The first of each scope counts; one without a value,
 * or with a kind that is none, is a word like the others.
 */
export function parseConsulta(escrito: string, tipos: readonly TipoBuscado[]): Consulta {
  const alcances: Alcances = {};
  const texto = escrito.replaceAll(ALCANCE, (whole, word: string, quoted?: string, plain?: string) =>
    keepAlcance(alcances, word.toLowerCase(), (quoted ?? plain ?? '').trim(), tipos) ? ' ' : whole,
  );
  return { texto: texto.replaceAll(/\s+/g, ' ').trim(), ...alcances };
}

const quote = (valor: string) => (/[\s":]/.test(valor) ? `"${valor.replaceAll('"', '')}"` : valor);

/** The same as somebody would write it. */
export function formatConsulta({ texto, de, en, estado, vence }: Consulta): string {
  return [
    texto,
    de === undefined ? '' : `de:${quote(de)}`,
    en === undefined ? '' : `en:${en}`,
    estado === undefined ? '' : `estado:${quote(estado)}`,
    vence === undefined ? '' : `vence:${vence}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Whether a search narrows by more than its words and its kind: no list of one kind takes that. */
export function hasAlcance({ de, estado, vence }: Consulta): boolean {
  return de !== undefined || estado !== undefined || vence !== undefined;
}
