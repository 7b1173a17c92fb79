import { LOCALE } from '@marco/country/zone';

/** One `{{nombre}}` of a template; blanks inside the braces are allowed. */
const VARIABLE = /\{\{\s*([A-Za-z][A-Za-z0-9]*)\s*\}\}/g;

/** A paragraph that is only the link: a button in the mail. */
const SOLO_ENLACE = /^\{\{\s*enlace\s*\}\}$/;

const BUTTON_STYLE =
  'display:inline-block;padding:12px 24px;border-radius:24px;background:#004884;color:#ffffff;text-decoration:none';
const PAGE_STYLE =
  'margin:0 auto;max-width:600px;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#212529';
const HEADING_STYLE = 'margin:0 0 24px;font-size:18px;font-weight:bold;color:#004884';

export type Valores = Readonly<Record<string, string>>;

/**
 * What is wrong with the text of a template, in Spanish: variables its event does not have, braces without their
 * pair. Empty if it can be saved.
 */
export function findErroresPlantilla(texto: string, conocidas: readonly string[]): string[] {
  const usadas = [...texto.matchAll(VARIABLE)].map((match) => match[1] ?? '');
  const desconocidas = [...new Set(usadas)].filter((nombre) => !conocidas.includes(nombre));
  const errores = desconocidas.map((nombre) => `La variable {{${nombre}}} no existe en este evento.`);
  if (/\{\{|\}\}/.test(texto.replaceAll(VARIABLE, '')))
    errores.push('Las llaves de una variable se escriben así: {{nombre}}');
  return errores;
}

/** Whether a text uses a variable. */
export function hasVariable(texto: string, nombre: string): boolean {
  return [...texto.matchAll(VARIABLE)].some((match) => match[1] === nombre);
}

/** The same with the stop that ends its sentence; one of an ellipsis is not. */
const VARIABLE_AND_STOP = new RegExp(`${VARIABLE.source}(\\.(?!\\.))?`, 'g');

/**
 * The text with each variable replaced by its value, once: braces inside a value stay as they are. A value that ends
 * with a full stop ('9:58 a. m.') also ends its sentence, so there are never two full stops.
 *
 * @throws Error when a value is missing, which saving and the types of `notify` prevent
 */
export function renderPlantilla(texto: string, valores: Valores): string {
  return texto.replaceAll(VARIABLE_AND_STOP, (_, nombre: string, stop: string | undefined) => {
    if (!Object.hasOwn(valores, nombre)) throw new Error(`The template variable ${nombre} has no value.`);
    const valor = valores[nombre] ?? '';
    return stop === undefined || valor.endsWith('.') ? valor : `${valor}${stop}`;
  });
}

/** A piece of a text: what somebody wrote, or the value of a variable. */
export interface ParteTexto {
  readonly texto: string;
  readonly esValor: boolean;
}

/** The text with its variables replaced as `renderPlantilla` does, in pieces, so that values can be told from what was written. */
export function listPartesTexto(texto: string, valores: Valores): ParteTexto[] {
  const partes: ParteTexto[] = [];
  let end = 0;
  for (const match of texto.matchAll(VARIABLE_AND_STOP)) {
    partes.push({ texto: texto.slice(end, match.index), esValor: false });
    partes.push({ texto: renderPlantilla(match[0], valores), esValor: true });
    end = match.index + match[0].length;
  }
  partes.push({ texto: texto.slice(end), esValor: false });
  return partes.filter((parte) => parte.texto !== '');
}

/** Text escaped for HTML, for content and for quoted attributes. */
export function escapeHtml(texto: string): string {
  return texto
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A subject or a notice: one line, whatever its values hold. */
export function renderLinea(texto: string, valores: Valores): string {
  return renderPlantilla(texto, valores).replaceAll(/\s+/g, ' ').trim();
}

function renderParrafo(parrafo: string, valores: Valores): string {
  const texto = escapeHtml(renderPlantilla(parrafo, valores)).replaceAll('\n', '<br>');
  if (!SOLO_ENLACE.test(parrafo)) return `<p>${texto}</p>`;
  return `<p><a href="${texto}" style="${BUTTON_STYLE}">Abrir el enlace</a></p><p>Si el botón no funciona, copie esta dirección en su navegador:<br>${texto}</p>`;
}

/** The body of a mail as a page of its own: paragraphs between blank lines, everything escaped. */
export function renderHtml(cuerpo: string, valores: Valores): string {
  const parrafos = cuerpo
    .trim()
    .split(/\n\s*\n/)
    .map((parrafo) => renderParrafo(parrafo.trim(), valores));
  return `<!doctype html><html lang="${LOCALE}"><head><meta charset="utf-8"></head><body><div style="${PAGE_STYLE}"><p style="${HEADING_STYLE}">${escapeHtml(valores['producto'] ?? '')}</p>${parrafos.join('')}</div></body></html>`;
}
