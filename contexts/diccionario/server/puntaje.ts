import { type RawBuilder, sql } from 'kysely';
import { MINIMO_DENTRO } from '../rules/terminos.ts';

/** Points for a found word by its place: title, identificador and keywords, definition, other names. */
const PESOS = { nombre: 400, claves: 300, definicion: 200, sinonimos: 100 } as const;
/** Points by the kind of match: the whole phrase, its start, the start of a word, anywhere. */
const MODOS = { entera: 80, inicio: 60, palabra: 40, dentro: 20 } as const;
/** More when the whole query is the name, its start, or another name as a whole. */
const FRASES = { entera: 400, inicio: 200, sinonimo: 300 } as const;
/** Share of a version by its state: in force before what was. */
const ESTADOS = { incorporado: 100, historico: 60, caducado: 30 } as const;

/** The entry holds a word: anywhere, or where a word begins when it is very short. Uses the trigram index. */
export function buildContiene(termino: string): RawBuilder<boolean> {
  return termino.length >= MINIMO_DENTRO
    ? sql`d.texto like ${`%${termino}%`}`
    : sql`(d.texto like ${`%|${termino}%`} or d.texto like ${`% ${termino}%`})`;
}

/**
 * What an entry that holds every word is worth.
 *
 * @param texto the query as it was written, folded, because names contain the small words and plurals that `terminos`
 * leave out
 */
export function buildPuntaje(terminos: readonly string[], texto: string): RawBuilder<number> {
  const suma = sql.join(terminos.map(buildDeTermino), sql` + `);
  const frases = [...new Set([texto, terminos.join(' ')])];
  const any = (build: (frase: string) => RawBuilder<boolean>) => sql.join(frases.map(build), sql` or `);
  const deFrase = sql`case
    when ${any((frase) => sql`d.nombre = ${`|${frase}|`} or d.claves like ${`|${frase}|%`}`)} then ${sql.lit(FRASES.entera)}
    when ${any((frase) => sql`d.sinonimos like ${`%|${frase}|%`}`)} then ${sql.lit(FRASES.sinonimo)}
    when ${any((frase) => sql`d.nombre like ${`|${frase}%`}`)} then ${sql.lit(FRASES.inicio)} else 0 end`;
  const estado = sql`case d.estado when 'incorporado' then ${sql.lit(ESTADOS.incorporado)}
    when 'historico' then ${sql.lit(ESTADOS.historico)} else ${sql.lit(ESTADOS.caducado)} end`;
  return sql`((${suma}) / ${sql.lit(Math.max(1, terminos.length))} + ${deFrase}) * ${estado}`;
}

function buildDeTermino(termino: string): RawBuilder<number> {
  const within = `%${termino}%`;
  return sql`case
    when d.nombre like ${within} then ${sql.lit(PESOS.nombre)} + ${buildModo(sql`d.nombre`, termino)}
    when d.claves like ${within} then ${sql.lit(PESOS.claves)} + ${buildModo(sql`d.claves`, termino)}
    when d.definicion like ${within} then ${sql.lit(PESOS.definicion)} + ${buildModo(sql`d.definicion`, termino)}
    else ${sql.lit(PESOS.sinonimos)} + ${buildModo(sql`d.sinonimos`, termino)} end`;
}

function buildModo(campo: RawBuilder<unknown>, termino: string): RawBuilder<number> {
  return sql`case when ${campo} like ${`%|${termino}|%`} then ${sql.lit(MODOS.entera)}
    when ${campo} like ${`%|${termino}%`} then ${sql.lit(MODOS.inicio)}
    when ${campo} like ${`% ${termino}%`} then ${sql.lit(MODOS.palabra)} else ${sql.lit(MODOS.dentro)} end`;
}
