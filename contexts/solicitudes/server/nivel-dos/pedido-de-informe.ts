import { readArchivo } from '@marco/archivos/port';
import type { MensajePropio, PedidoDeInforme } from '@marco/conformidad/port';
import { LIMITES_CONTRATO } from '@marco/conformidad/terms';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { type FileStore, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type NivelDos, type Solicitud, solicitudesErrors } from '../../contract/index.ts';

/** @throws SOLICITUD_SIN_CONTRATO */
export async function readContrato(
  { database, files }: { readonly database: Kysely<DatabaseSchema>; readonly files: FileStore },
  { contrato }: Pick<NivelDos, 'contrato'>,
): Promise<Uint8Array> {
  const content =
    contrato === null
      ? undefined
      : await readArchivo(database, files, contrato.idArchivo, LIMITES_CONTRATO.bytes);
  if (!content) throw refuse(solicitudesErrors, 'SOLICITUD_SIN_CONTRATO');
  return content;
}

/** What level 2 has; every caller has made sure that the request is of it. */
export function getNivelDos({ nivelDos }: Pick<Solicitud, 'nivelDos'>): NivelDos {
  if (!nivelDos) throw new Error('A request of level 2 has nothing of it.');
  return nivelDos;
}

/** What the banco is asked about a request: the contract on file, and what the entity says of it. */
export function buildPedidoDeInforme(
  nivelDos: NivelDos,
  contrato: Uint8Array,
  mensajes: readonly MensajePropio[],
): PedidoDeInforme {
  const campos = nivelDos.arbol.flatMap(({ mensajes }) => mensajes.flatMap((mensaje) => mensaje.campos));
  return {
    versionId: nivelDos.servicioVersion.id,
    contrato,
    vinculos: campos.flatMap(({ id, vinculo }) => (vinculo === null ? [] : [{ campoId: id, ruta: vinculo }])),
    diferencias: campos.flatMap(({ id, diferencia }) =>
      diferencia === null ? [] : [{ campoId: id, motivo: diferencia }],
    ),
    mensajes,
    dia: toColombianDay(new Date()),
  };
}
