import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';
import type { Solicitud } from '../../contract/index.ts';
import type { VeredictoItem } from '../../contract/terms.ts';
import { listTextosDeItems, type RespondidoNivelTres } from '../../rules/nivel-tres/respuestas-de-items.ts';
import { listFicha } from '../solicitudes/operaciones.queries.ts';
import { listNormas } from '../solicitudes/partes.queries.ts';
import { NADIE, readNivelTres } from '../solicitudes/present-nivel-tres.ts';
import { saveDictamen } from './nivel-tres.repository.ts';
import {
  findCertificadaAnterior,
  listDictamenesConAutor,
  listHuellasDeDocumentos,
} from './reafirmados.queries.ts';

type Running = Transaction<DatabaseSchema>;

/** What a request of level 3 says now, also where its servers stand: nobody reads it here. */
async function readRespondido(
  trx: Running,
  id: number,
  consumoAbierto: boolean,
): Promise<RespondidoNivelTres> {
  const [nivelTres, normas, { consumidores }] = await Promise.all([
    readNivelTres(trx, id, { ...NADIE, lado: 'entidad' }),
    listNormas(trx, id),
    listFicha(trx, id),
  ]);
  return { nivelTres, normas, consumoAbierto, consumidores };
}

/**
 * What did not change since the last certification of the servicio is reaffirmed by digest: the verdict of each item whose
 * answer and documents are the same, byte by byte, stands again in the name of who gave it. Whoever verifies may say otherwise.
 *
 * @returns codes of the items, with the radicado they were verified in
 */
export async function updateReafirmados(
  trx: Running,
  { id, servicioId, consumoAbierto }: Pick<Solicitud, 'id' | 'servicioId' | 'consumoAbierto'>,
): Promise<{ readonly radicado: string; readonly items: readonly string[] } | undefined> {
  const anterior = servicioId === null ? undefined : await findCertificadaAnterior(trx, servicioId);
  if (!anterior || anterior.radicado === null) return undefined;
  const [antes, ahora, digests, dictamenes] = await Promise.all([
    readRespondido(trx, anterior.id, anterior.consumoAbierto),
    readRespondido(trx, id, consumoAbierto),
    listHuellasDeDocumentos(trx, [anterior.id, id]),
    listDictamenesConAutor(trx, anterior.id),
  ]);
  const [textosAntes, textosAhora] = [antes, ahora].map((una) => listTextosDeItems(una, digests));
  const decididos = new Set(
    ahora.nivelTres.items.flatMap(({ codigo, veredicto }) => (veredicto === null ? [] : [codigo])),
  );
  const iguales = dictamenes.filter(({ codigo }) => {
    const texto = textosAhora?.get(codigo);
    return !decididos.has(codigo) && texto !== undefined && texto === textosAntes?.get(codigo);
  });
  const motivo = `Sin cambios desde ${anterior.radicado}.`;
  for (const { codigo, veredicto, usuarioId } of iguales)
    await saveDictamen(trx, {
      solicitudId: id,
      codigo,
      veredicto: veredicto as VeredictoItem,
      motivo,
      usuarioId,
    });
  return { radicado: anterior.radicado, items: iguales.map(({ codigo }) => codigo) };
}
