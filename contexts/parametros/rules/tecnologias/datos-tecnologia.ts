import { explainRequired } from '@marco/contract-kit/required-text';
import { LIMITES_TECNOLOGIA } from '../../contract/terms.ts';

/** What stands in the form of a row of a technical catalogue; a reference is not judged here. */
export type TextosTecnologia = Readonly<Record<string, unknown>>;

/** How the code of each catalogue is written, and what is said when it is not. */
const CODIGOS = {
  tecnologia: {
    pattern: /^[a-z0-9][a-z0-9.+#-]{0,39}$/,
    error: 'El código tiene hasta 40 letras minúsculas, números, puntos, guiones, + o #.',
  },
  sistema: {
    pattern: /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/,
    error: 'El código tiene hasta 40 letras, números, puntos, guiones o guiones bajos.',
  },
} as const;
export type ClaseTecnologia = keyof typeof CODIGOS;

const CON_LIMITE = ['nombre', 'sigla', 'edicion', 'descripcion', 'url'] as const;

function readText(valores: TextosTecnologia, campo: string): string {
  const value = valores[campo];
  return typeof value === 'string' ? value.trim() : '';
}

/** First broken rule of each field, as the server judges it. */
export function findErroresTecnologia(
  clase: ClaseTecnologia,
  valores: TextosTecnologia,
  esNueva: boolean,
): Readonly<Record<string, string>> {
  const errores: Record<string, string> = {};
  for (const campo of CON_LIMITE) {
    const limite = LIMITES_TECNOLOGIA[campo];
    if (readText(valores, campo).length > limite) errores[campo] = `Escriba máximo ${limite} caracteres.`;
  }
  if (readText(valores, 'nombre') === '') errores['nombre'] = explainRequired('Nombre');
  if (esNueva && !CODIGOS[clase].pattern.test(readText(valores, 'codigo')))
    errores['codigo'] = CODIGOS[clase].error;
  const url = readText(valores, 'url');
  if (url !== '' && !/^https?:\/\/\S+$/.test(url))
    errores['url'] = 'La dirección empieza por http:// o https://.';
  if (!/^(\d{1,5}|100000|)$/.test(readText(valores, 'orden')))
    errores['orden'] = 'El orden es un número de 0 a 100000.';
  return errores;
}
