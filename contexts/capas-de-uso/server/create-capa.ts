import type { DatabaseSchema } from '@marco/database';
import { createNodo, keepNodoObjeto, setObjeto } from '@marco/oid/port';
import { type CallContext, requireActor, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { DatosCapa } from '../contract/index.ts';
import { computeEspacioNombres, PRIMERA_VERSION } from '../rules/version-capa.ts';
import { addCapa, addVersion } from './capas.repository.ts';
import { addDocumentosAVersion, listNombresDocumentos, REFUSALS } from './update-locked-capa.ts';
import { findRaizEspacios, SIN_REFERENCIAS, verifyCapa } from './verify-capa.ts';

/**
 * Makes a layer as a draft, version 1.0, with its identifier.
 *
 * @throws SOLICITUD_INVALIDA, CAPA_CODIGO_REPETIDO, CAPA_CARPETA_REPETIDA
 */
export function createCapa(database: Kysely<DatabaseSchema>, datos: DatosCapa, context: CallContext) {
  const intent = { action: 'crear-capa', objectType: 'capa-de-uso' };
  return runAudited(database, context, intent, REFUSALS, async (trx) => {
    await verifyCapa(trx, datos, SIN_REFERENCIAS);
    const padre = await keepNodoObjeto(trx, 'capa-de-uso');
    const oid = await createNodo(trx, padre, { nombre: `Capa ${datos.nombre}`, tipo: 'capa-de-uso' });
    const id = await addCapa(trx, datos, oid);
    await setObjeto(trx, oid, id);
    const espacioNombres = computeEspacioNombres(
      await findRaizEspacios(trx),
      PRIMERA_VERSION.mayor,
      datos.carpeta,
    );
    const { archivos, ...textos } = datos;
    const versionId = await addVersion(trx, {
      ...PRIMERA_VERSION,
      capaId: id,
      estado: 'borrador',
      espacioNombres,
      nombre: textos.nombre,
      descripcion: textos.descripcion,
      prefijo: textos.prefijo,
      fuenteInformacion: textos.fuenteInformacion,
      creadoPor: requireActor(context).userId,
    });
    await addDocumentosAVersion(trx, archivos, { versionId, publico: false }, context);
    const documentos = await listNombresDocumentos(trx, versionId);
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      objectId: id,
      detail: { antes: null, despues: { ...textos, oid, espacioNombres, documentos } },
    });
    return { id };
  });
}
