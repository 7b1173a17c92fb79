import type { DatabaseSchema } from '@marco/database';
import { type DatoPersonal, PERSONA_MARCADA } from '@marco/test-kit/declarations';
import { type Kysely, sql } from 'kysely';

/** How the marked data are found in a text without accents and capitals, by what they tell. */
type Marks = Readonly<Record<DatoPersonal, readonly string[]>>;

/**
 * What gives the people of a database away: a part of each marked name, e-mail and cargo, and the numbers of everybody.
 * The context of the people marked them before.
 */
export async function listMarksOfPeople(database: Kysely<DatabaseSchema>): Promise<Marks> {
  const { rows } = await sql<{ documento: string; telefono: string | null }>`
    select numero_identificacion as documento, numero_celular as telefono from usuarios`.execute(database);
  const { usuario, nombre, correo, cargo, documento, telefono } = PERSONA_MARCADA;
  return {
    usuario: usuario.toLowerCase().split(' '),
    nombre: nombre.toLowerCase().split(' '),
    correo: [correo.split('@')[0] ?? correo],
    cargo: [cargo.toLowerCase()],
    documento: [documento, ...rows.map((row) => row.documento)],
    telefono: [telefono, ...rows.flatMap((row) => row.telefono ?? [])],
  };
}

/** What of people a text tells; a number counts with its points and blanks, too. */
export function findPeople(text: string, marks: Marks): DatoPersonal[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const joined = plain.replaceAll(/(?<=\d)[. \u00A0](?=\d)/g, '');
  const kinds = Object.entries(marks) as [DatoPersonal, readonly string[]][];
  return kinds.flatMap(([kind, words]) =>
    words.some((word) => plain.includes(word) || joined.includes(word)) ? [kind] : [],
  );
}
