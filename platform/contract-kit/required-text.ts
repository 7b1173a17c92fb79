/** Feminine words that do not end as such, and words that end as such and are not. */
const FEMININE = new Set(['clase', 'clave', 'fuente', 'base']);
const MASCULINE = new Set(['sistema', 'idioma', 'esquema', 'problema', 'tema', 'día']);

function isFeminine(label: string): boolean {
  const [noun = ''] = label.toLocaleLowerCase('es').split(' ');
  return FEMININE.has(noun) || (!MASCULINE.has(noun) && /(a|ión|dad|tud)$/.test(noun));
}

/**
 * What is said of a field that was left empty: 'Nombre es requerido.', 'Descripción es requerida.' The one wording where
 * the specification has none of its own; the gender is that of the first word.
 *
 * @param label the label of the field, as the form shows it
 */
export function explainRequired(label: string): string {
  return `${label} es ${isFeminine(label) ? 'requerida' : 'requerido'}.`;
}
