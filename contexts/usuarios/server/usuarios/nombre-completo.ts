import { sql } from 'kysely';

/**
 * Full name of the person in a joined `usuarios` table, as an SQL expression: missing parts
 * skipped, single spaces.
 *
 * @param alias name the query gave the table
 */
export function buildNombreCompleto(alias: string) {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<string>`concat_ws(' ', ${column('primer_nombre')}, ${column('segundo_nombre')}, ${column('primer_apellido')}, ${column('segundo_apellido')})`;
}
