/** Feminine words without the usual feminine ending, and words with that ending that are not feminine. */
const FEMININE = new Set(['clase', 'clave', 'fuente', 'base']);
const MASCULINE = new Set(['sistema', 'subsistema', 'idioma', 'esquema', 'problema', 'tema', 'día']);

function isFeminine(label: string): boolean {
  const [noun = ''] = label.toLocaleLowerCase('es').split(' ');
  return FEMININE.has(noun) || (!MASCULINE.has(noun) && /(a|ión|dad|tud)$/.test(noun));
}

/**
 * The message of an empty field: 'Nombre es requerido.', 'Descripción es requerida.' It is used wherever the
 * specification has no text of its own. The gender is that of the first word.
 *
 * @param label the label of the field, as the form shows it
 */
export function explainRequired(label: string): string {
  return `${label} es ${isFeminine(label) ? 'requerida' : 'requerido'}.`;
}
