import type { DatabaseSchema } from '@marco/database';
import { type CallContext, listFaults, refuse, requireActor, requireFaultless } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import {
  capasErrors,
  type DatosVersionCapa,
  type DetalleCapa,
  type VersionDeCapa,
} from '../contract/index.ts';
import { canVersionarCapa } from '../rules/can-administrar-capa.ts';
import { findErroresTextos } from '../rules/datos-capa.ts';
import {
  computeEspacioNombres,
  computeSiguiente,
  findErroresRespaldo,
  formatVersion,
} from '../rules/version-capa.ts';
import { listDocumentos, listVersiones, type VersionRow } from './capas.queries.ts';
import { addVersion, updateToHistorica } from './capas.repository.ts';
import { presentConCapa, presentVersion } from './present-capa.ts';
import { addDocumentosAVersion, listNombresDocumentos, updateLockedCapa } from './update-locked-capa.ts';
import { findRaizEspacios } from './verify-capa.ts';

type Database = Kysely<DatabaseSchema>;
type Running = Transaction<DatabaseSchema>;

/**
 * Freezes the version in force and puts its successor in its place, with the documents and the source it rests on.
 * Only a major version gets another namespace.
 *
 * @throws SOLICITUD_INVALIDA with every reason, CAPA_ACCION_NO_PERMITIDA, VERSION_DISTINTA
 */
export function createVersionCapa(
  database: Database,
  id: number,
  datos: DatosVersionCapa,
  context: CallContext,
): Promise<DetalleCapa> {
  return updateLockedCapa(database, context, {
    action: 'versionar-capa',
    id,
    can: canVersionarCapa,
    apply: async (trx, row) => {
      const { fuenteInformacion } = datos;
      const errores = {
        ...findErroresTextos(datos),
        ...findErroresRespaldo({ archivos: datos.archivos.length, fuenteInformacion }),
      };
      requireFaultless(listFaults(errores));
      const antes = await presentHuella(trx, row);
      const numero = computeSiguiente(row, datos.mayor);
      const espacioNombres = datos.mayor
        ? computeEspacioNombres(await findRaizEspacios(trx), numero.mayor, row.carpeta)
        : row.espacio_nombres;
      await updateToHistorica(trx, row.versionId);
      const { nombre, descripcion, prefijo } = datos;
      const versionId = await addVersion(trx, {
        ...numero,
        capaId: id,
        estado: 'vigente',
        nombre,
        descripcion,
        prefijo,
        fuenteInformacion,
        espacioNombres,
        creadoPor: requireActor(context).userId,
      });
      const destino = { versionId, publico: true };
      await addDocumentosAVersion(trx, datos.archivos, destino, context);
      const documentos = await listNombresDocumentos(trx, versionId);
      return { antes, despues: { numero: formatVersion(numero), espacioNombres, documentos } };
    },
  });
}

async function presentHuella(trx: Running, row: VersionRow) {
  return {
    numero: formatVersion(row),
    espacioNombres: row.espacio_nombres,
    documentos: await listNombresDocumentos(trx, row.versionId),
  };
}

/** @throws CAPA_NO_ENCONTRADA */
export async function listVersionesDe(database: Database, id: number) {
  const rows = await listVersiones(database, id);
  if (rows.length === 0) throw refuse(capasErrors, 'CAPA_NO_ENCONTRADA');
  const documentos = await listDocumentos(
    database,
    rows.map(({ versionId }) => versionId),
  );
  return rows.map((row) => presentVersion(row, documentos));
}

/** @throws CAPA_NO_ENCONTRADA, VERSION_DE_CAPA_NO_ENCONTRADA */
export async function getVersionDe(
  database: Database,
  id: number,
  versionId: number,
): Promise<VersionDeCapa> {
  const rows = await listVersiones(database, id);
  if (rows.length === 0) throw refuse(capasErrors, 'CAPA_NO_ENCONTRADA');
  const row = rows.find((candidate) => candidate.versionId === versionId);
  if (!row) throw refuse(capasErrors, 'VERSION_DE_CAPA_NO_ENCONTRADA');
  return presentConCapa(database, row);
}
