import { sql } from 'kysely';

export { countAdministradores } from './administracion.queries.ts';
export { listAprobadores } from './aprobadores.queries.ts';
export {
  createMembresiaAdministradora,
  type MembresiaAdministradora,
} from './create-membresia-administradora.ts';
export type { FuenteActividades } from './fuente-actividades.ts';
export { createMembresiaPendiente, getOrCreateUsuario } from './membresias.repository.ts';

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
