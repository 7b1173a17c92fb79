import type { ServerName } from './addresses.ts';
import { askDatabase } from './database.ts';

export interface Prestamo {
  readonly numero: string;
  /** Entidad and rol they work for and by meanwhile. */
  readonly sigla: string;
  readonly rol: string;
}

/**
 * The demo has one person of each entidad at most: somebody of a single one works for another, by another rol.
 *
 * @returns what gives them back as the demo data have them
 */
export async function lendPersona(
  { numero, sigla, rol }: Prestamo,
  server: ServerName,
): Promise<() => Promise<void>> {
  const [antes] = await askDatabase(
    `select id, estado, entidad_id, rol_id from membresias where usuario_id =
      (select id from usuarios where numero_identificacion = '${numero}')`,
    server,
  );
  if (!antes) throw new Error(`${numero} works nowhere.`);
  const { id, estado, entidad_id: entidad, rol_id: suyo } = antes;
  await askDatabase(
    `update membresias set estado = 'activa', entidad_id = (select id from entidades where sigla = '${sigla}'),
      rol_id = (select id from roles where codigo = '${rol}') where id = ${id}`,
    server,
  );
  return async () => {
    await askDatabase(
      `update membresias set estado = '${estado}', entidad_id = ${entidad}, rol_id = ${suyo} where id = ${id}`,
      server,
    );
  };
}
