import type { DatabaseSchema } from '@marco/database';
import { refuseField } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import type { CambiosSolicitud, Solicitud } from '../../contract/index.ts';
import {
  saveBasesDatos,
  saveConsumidores,
  saveLenguajes,
  saveOperaciones,
  saveSistemas,
} from './ficha.repository.ts';
import { listElegibles } from './operaciones.queries.ts';

type Running = Transaction<DatabaseSchema>;

/** What a request says of the operations, of who will read them and of what is behind them. */
export type FichaEscrita = Pick<
  CambiosSolicitud,
  'operaciones' | 'consumidores' | 'sistemas' | 'lenguajes' | 'basesDatos'
>;

const LISTAS = [
  {
    parte: 'consumidores',
    table: 'entidades',
    save: saveConsumidores,
    otra: 'La entidad no existe o está inactiva.',
  },
  {
    parte: 'sistemas',
    table: 'sistemas',
    save: saveSistemas,
    otra: 'El sistema no existe, está inactivo o es de otra entidad.',
  },
  {
    parte: 'lenguajes',
    table: 'lenguajes',
    save: saveLenguajes,
    otra: 'El lenguaje no existe o está inactivo.',
  },
  {
    parte: 'basesDatos',
    table: 'bases_de_datos',
    save: saveBasesDatos,
    otra: 'La base de datos no existe o está inactiva.',
  },
] as const;

/**
 * Writes the lists that came. What a list had already stays, whatever became of it since.
 *
 * @throws SOLICITUD_INVALIDA at the place of what may not be named
 */
export async function updateFicha(
  trx: Running,
  { id, entidadId }: { readonly id: number; readonly entidadId: number },
  ficha: FichaEscrita,
  antes: Solicitud,
): Promise<void> {
  if (ficha.operaciones) await saveOperaciones(trx, id, ficha.operaciones);
  for (const { parte, table, save, otra } of LISTAS) {
    const escritos = ficha[parte];
    if (escritos === undefined) continue;
    const ids = [...new Set<number>(escritos)];
    if (parte === 'consumidores' && ids.includes(entidadId))
      throw refuseField('consumidores', 'La entidad del servicio no es su consumidora.');
    const kept = new Set(antes[parte].map((fila) => fila.id));
    const nuevos = ids.filter((uno) => !kept.has(uno));
    const elegibles = await listElegibles(trx, table, { ids: nuevos, entidadId });
    if (nuevos.some((uno) => !elegibles.has(uno))) throw refuseField(parte, otra);
    await save(trx, id, ids);
  }
}
