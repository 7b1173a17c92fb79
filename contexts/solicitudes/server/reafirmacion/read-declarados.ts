import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { listDiferencias, listVinculos } from '../solicitudes/partes-nivel-dos.queries.ts';
import { listCamposUbicados } from './read-insumos.ts';

/** What an entity said of the fields of a version, by the id of each. */
export interface Declarados {
  readonly vinculos: ReadonlyMap<number, string>;
  readonly diferencias: ReadonlyMap<number, string>;
}

/** What a request said of the fields of its version, at the same places of another version. */
export async function readDeclarados(
  database: Kysely<DatabaseSchema>,
  solicitudId: number,
  { desdeId, hastaId }: { readonly desdeId: number; readonly hastaId: number },
): Promise<Declarados> {
  const [antes, ahora, vinculos, diferencias] = await Promise.all([
    listCamposUbicados(database, desdeId),
    listCamposUbicados(database, hastaId),
    listVinculos(database, solicitudId),
    listDiferencias(database, solicitudId),
  ]);
  const idsDeAhora = new Map(ahora.map(({ lugar, id }) => [lugar, id]));
  const move = (dichos: ReadonlyMap<number, string>) =>
    new Map(
      antes.flatMap(({ id, lugar }) => {
        const [dicho, hasta] = [dichos.get(id), idsDeAhora.get(lugar)];
        return dicho === undefined || hasta === undefined ? [] : [[hasta, dicho] as const];
      }),
    );
  return { vinculos: move(vinculos), diferencias: move(diferencias) };
}
