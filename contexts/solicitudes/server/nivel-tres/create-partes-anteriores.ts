import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';
import { saveConsumidores } from '../solicitudes/ficha.repository.ts';
import { listFicha } from '../solicitudes/operaciones.queries.ts';
import { listNormas } from '../solicitudes/partes.queries.ts';
import { saveNormas } from '../solicitudes/partes.repository.ts';
import { updateColumns } from '../solicitudes/solicitudes.repository.ts';
import { hasConsumoAbierto } from './nivel-tres.queries.ts';
import { saveRespuestas } from './nivel-tres.repository.ts';
import { findCertificadaAnterior } from './reafirmados.queries.ts';
import { presentSinDocumentos } from './update-partes-nivel-tres.ts';

type Running = Transaction<DatabaseSchema>;

/** What a request before said of the normas and of who reads the servicio. */
async function saveFilasDe(
  trx: Running,
  id: number,
  { anteriorId, consumoAbierto }: { readonly anteriorId: number; readonly consumoAbierto: boolean },
): Promise<void> {
  const normas = await listNormas(trx, anteriorId);
  await saveNormas(
    trx,
    id,
    normas.map((norma) => ({ ...norma, archivoId: null })),
  );
  const { consumidores } = await listFicha(trx, anteriorId);
  await saveConsumidores(
    trx,
    id,
    consumidores.map((entidad) => entidad.id),
  );
  await updateColumns(trx, id, { consumo_abierto: consumoAbierto });
}

/**
 * What a draft of level 3 begins with: all that the servicio said when level 3 certified it last, or what its level 1 says of
 * the normas and of who reads it. Documents are brought again: a file is of one request.
 */
export async function createPartesAnteriores(
  trx: Running,
  id: number,
  { servicioId, nivelUnoId }: { readonly servicioId: number; readonly nivelUnoId: number | null },
): Promise<void> {
  const anterior = await findCertificadaAnterior(trx, servicioId);
  if (anterior) {
    const { id: anteriorId, consumoAbierto } = anterior;
    await saveFilasDe(trx, id, { anteriorId, consumoAbierto });
    await saveRespuestas(trx, id, presentSinDocumentos(anterior.respuestas));
  } else if (nivelUnoId !== null) {
    const consumoAbierto = await hasConsumoAbierto(trx, nivelUnoId);
    await saveFilasDe(trx, id, { anteriorId: nivelUnoId, consumoAbierto });
  }
}
