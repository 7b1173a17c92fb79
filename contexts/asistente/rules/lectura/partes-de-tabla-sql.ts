import type { Lexema } from './lexemas-sql.ts';
import { Cursor, listPartes } from './partes-sql.ts';
import { toTipoSql } from './tipos-sql.ts';

/** What a part of a table begins with that is no column. */
const DE_TABLA = new Set('CONSTRAINT PRIMARY UNIQUE FOREIGN CHECK'.split(' '));
const OTRAS_PARTES = new Set(
  'KEY INDEX FULLTEXT SPATIAL EXCLUDE PERIOD LIKE SUPPLEMENTAL PARTITION INHERITS'.split(' '),
);

export const isRestriccion = (clave: string) => DE_TABLA.has(clave);

/** Whether a part of a table is a column, says something of columns, or is something else. */
export function findClaseDeParte(parte: readonly Lexema[]): 'columna' | 'restriccion' | 'otra' {
  const [primero, segundo] = parte;
  if (primero?.clase !== 'palabra') return 'columna';
  if (DE_TABLA.has(primero.clave) && segundo?.clase !== undefined && !isTipo(segundo)) return 'restriccion';
  return OTRAS_PARTES.has(primero.clave) && !(segundo && isTipo(segundo)) ? 'otra' : 'columna';
}

/** Whether a word is the name of a type: what stands before it is the name of a column. */
const isTipo = ({ clase, texto }: Lexema) =>
  clase !== 'signo' && toTipoSql([texto.toUpperCase()], []).tipo !== 'desconocido';

/** What a part of ALTER TABLE adds; undefined where it does something else. */
export function toAgregadas(
  parte: readonly Lexema[],
  sigue: boolean,
): readonly (readonly Lexema[])[] | undefined {
  const cursor = new Cursor(parte);
  if (!cursor.skip('WITH', 'CHECK')) cursor.skip('WITH', 'NOCHECK');
  if (!cursor.skip('ADD'))
    return sigue && cursor.peek()?.clase === 'palabra' && !isOrden(cursor.clave) ? [parte] : undefined;
  cursor.skip('COLUMN');
  cursor.skip('IF', 'NOT', 'EXISTS');
  const grupo = cursor.clave === '(' ? cursor.takeGrupo() : undefined;
  return grupo ? listPartes(grupo.dentro) : [parte.slice(cursor.at)];
}

const isOrden = (clave: string) => ['DROP', 'ALTER', 'MODIFY', 'CHANGE', 'RENAME', 'OWNER'].includes(clave);
