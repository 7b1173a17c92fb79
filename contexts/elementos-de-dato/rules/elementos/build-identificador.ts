import { FORMA_IDENTIFICADOR, LIMITES_ELEMENTO } from '../../contract/terms.ts';

const COMBINING_MARKS = /\p{M}+/gu;
/** Words that join others and name nothing. */
const ENLACES: ReadonlySet<string> = new Set([
  'a',
  'al',
  'con',
  'de',
  'del',
  'e',
  'el',
  'en',
  'la',
  'las',
  'los',
  'o',
  'para',
  'por',
  'que',
  'u',
  'un',
  'una',
  'y',
]);
/** How the registry shortens the word a name begins with; the linter expects these beginnings. */
const PREFIJOS: Readonly<Record<string, string>> = { codigo: 'cod', nombre: 'nom', numero: 'num' };

/** What an element could be called by systems: 'Código del departamento' as 'codDepartamento'; undefined where a name gives none. */
export function buildIdentificador(nombre: string): string | undefined {
  const [first = '', ...rest] = nombre
    .normalize('NFC')
    .toLowerCase()
    // As the registry writes it: «annio», which is another word without the tilde.
    .replaceAll('ñ', 'nni')
    .normalize('NFD')
    .replace(COMBINING_MARKS, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !ENLACES.has(word));
  const start = rest.length > 0 ? (PREFIJOS[first] ?? first) : first;
  const identificador = [start, ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))]
    .join('')
    .slice(0, LIMITES_ELEMENTO.identificador);
  return FORMA_IDENTIFICADOR.test(identificador) ? identificador : undefined;
}
