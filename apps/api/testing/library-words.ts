/** Words of the validation library, of the database and of the language it is written in; a person says none of them. */
const LIBRARY_WORDS =
  /se esperaba|demasiado (grande|pequeño)|(entrada|opción|cadena|llave|número|valor) inválid[oa]|inválido |recibid[oa]|instanceof|expected|received|invalid|must |should|required|too (big|small)|unrecognized|[<>]=|\b(undefined|null|NaN|object|string|boolean|arreglo|booleano|nonoptional)\b/i;

/** A reason without its quotations, because they contain the text of the caller. */
export function omitQuoted(reason: string): string {
  return reason.replaceAll(/".*"/gs, '');
}

/** The first word of a reason, outside what it quotes, no person would say; undefined when there is none. */
export function findLibraryWord(reason: string): string | undefined {
  return LIBRARY_WORDS.exec(omitQuoted(reason))?.[0];
}
