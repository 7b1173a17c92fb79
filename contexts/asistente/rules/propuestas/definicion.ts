import type { CampoDetectado } from '../lectura/campo-detectado.ts';
import { readNombre } from './palabras.ts';
import type { DefinicionPropuesta } from './propuesta.ts';

/** How the registry shortens the word a name begins with. */
const PREFIJOS: ReadonlyMap<string, string> = new Map([
  ['código', 'cod'],
  ['nombre', 'nom'],
  ['número', 'num'],
  ['indicador', 'es'],
]);
const MAXIMO_IDENTIFICADOR = 80;
const MINIMO_IDENTIFICADOR = 3;

/** An element for a field nobody has one for: its name written out, its identifier by the rules of names. */
export function createDefinicion(campo: CampoDetectado): DefinicionPropuesta | null {
  const palabras = readNombre(campo.nombre, new Map()).flatMap(({ lecturas }) => lecturas[0]?.palabras ?? []);
  const conClase = campo.valores.length > 1 && palabras[0] !== 'código' ? ['código', ...palabras] : palabras;
  const [primera, ...demas] = conClase;
  if (primera === undefined) return null;
  const inicio = demas.length > 0 ? (PREFIJOS.get(primera) ?? primera) : primera;
  const identificador = [inicio, ...demas]
    .map((palabra, lugar) => (lugar === 0 ? palabra : palabra.charAt(0).toUpperCase() + palabra.slice(1)))
    .join('')
    .replaceAll('ñ', 'nni')
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, MAXIMO_IDENTIFICADOR);
  if (identificador.length < MINIMO_IDENTIFICADOR || !/^[a-z]/.test(identificador)) return null;
  const nombre = conClase.join(' ');
  return {
    identificador,
    nombre: nombre.charAt(0).toUpperCase() + nombre.slice(1),
    valores: campo.valores.length,
  };
}
