import type { Resultado } from '../contract/terms.ts';

/** The texts for the codes of the trail, given by the contexts that write them. */
export interface NombresDeCodigos {
  readonly acciones: Readonly<Record<string, string>>;
  readonly tiposObjeto: Readonly<Record<string, string>>;
}

const RESULTADO: Readonly<Record<Resultado, string>> = { exito: 'Éxito', rechazo: 'Rechazo' };

/** Name of a code; one without a name is read from the code itself. */
export function presentCodigo(nombres: Readonly<Record<string, string>>, codigo: string): string {
  const nombre = Object.hasOwn(nombres, codigo) ? nombres[codigo] : undefined;
  return nombre ?? toSentence(codigo);
}

/** What an event is about, as people name it; its number where it has no name, and an id nobody can read is left out. */
export function presentObjeto(evento: {
  readonly nombreTipoObjeto: string;
  readonly idObjeto: string | null;
  readonly objeto: string | null;
}): string {
  const tipo = evento.nombreTipoObjeto;
  if (evento.objeto !== null) return `${tipo}: ${evento.objeto}`;
  const isShown = evento.idObjeto !== null && evento.idObjeto.length < 32;
  return isShown ? `${tipo} ${evento.idObjeto}` : tipo;
}

/** The result of the action. */
export function presentResultado(resultado: string): string {
  return RESULTADO[resultado as Resultado] ?? resultado;
}

/** Words the codes write without their accent, beside those in -ción and -sión. */
const TILDES: ReadonlyMap<string, string> = new Map(
  [
    'código',
    'número',
    'teléfono',
    'ámbito',
    'temática',
    'catálogo',
    'categoría',
    'electrónico',
    'según',
    'días',
    'hábiles',
    'título',
    'página',
    'público',
    'pública',
    'sincronía',
    'parámetro',
    'reunión',
    'función',
    'dirección',
    'menú',
  ].map((word) => [word.normalize('NFD').replaceAll(/\u0301/g, ''), word]),
);

/** `tipo-de-cambio` or `tipoDeCambio` → `Tipo de cambio`. */
export function toSentence(code: string): string {
  const words = code
    .replaceAll(/([a-záéíóúñ])([A-ZÁÉÍÓÚÑ])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .toLocaleLowerCase('es')
    .replaceAll(/[a-z]+/g, (word) => TILDES.get(word) ?? word.replace(/([cs])ion$/, '$1ión'));
  return words.charAt(0).toLocaleUpperCase('es') + words.slice(1);
}
