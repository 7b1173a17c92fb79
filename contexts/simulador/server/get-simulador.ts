import type { DatabaseSchema } from '@marco/database';
import { toFicha } from '@marco/directorio/paths';
import type { Caller } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { SimuladorDeServicio } from '../contract/index.ts';
import { presentServicioSimulado } from '../rules/protocolos/identificador-xroad.ts';
import { countLlamadas } from './conteo.queries.ts';
import type { Guiones } from './guiones/guiones.ts';

const DIAS_CONTADOS = 30;

/**
 * What the simulator of a version needs to answer in a page.
 *
 * @throws SERVICIO_NO_SIMULADO, VERSION_NO_SIMULADA, VERSION_SIN_MENSAJES, VERSION_EXTENSA, SIMULADOR_OCUPADO
 */
export async function getSimulador(
  database: Kysely<DatabaseSchema>,
  guiones: Guiones,
  { id, version: pedida }: { readonly id: number; readonly version: string },
  caller: Caller,
): Promise<SimuladorDeServicio> {
  const { version, guion } = await guiones.get(id, pedida, caller);
  const { mayor, menor, entidadId, codigoXroad, parteEntidad, parteServicio } = version;
  return {
    servicioId: id,
    servicio: version.servicio,
    entidad: version.entidad,
    pagina: parteEntidad && parteServicio ? toFicha(parteEntidad, parteServicio) : null,
    versionId: version.id,
    version: `${mayor}.${menor}`,
    obsoleta: version.estado === 'obsoleta',
    xroad: presentServicioSimulado({ id: entidadId, codigoXroad }, id),
    llamadas: await countLlamadas(database, version.id, DIAS_CONTADOS),
    guion: JSON.stringify(guion),
  };
}
