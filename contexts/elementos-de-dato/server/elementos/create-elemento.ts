import { findCapa, findDominio } from '@marco/capas-de-uso/port';
import type { DatabaseSchema } from '@marco/database';
import { setObjeto } from '@marco/oid/port';
import {
  type CallContext,
  requireAllowed,
  requireFaultless,
  runAudited,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type CambiosVersion, type ElementoPrivado, elementosErrors } from '../../contract/index.ts';
import type { ClaseElemento, TipoElemento } from '../../contract/terms.ts';
import { canCreateElemento, type QuienElabora } from '../../rules/ciclo/can-act-on-elemento.ts';
import { presentCampos } from '../../rules/comparacion/campos.ts';
import { findErrorClase, listAjenos, verifyEstructura } from '../../rules/elementos/verify-elemento.ts';
import type { Reparo } from '../../rules/restricciones/verify-restricciones.ts';
import { type CapaVigente, createOidElemento, createOidVersion } from './create-oid.ts';
import { addElemento, addTransicion, addVersion, updateVersion } from './elementos.repository.ts';
import { readElemento, readEnTrabajo } from './get-elemento.ts';
import { savePartes } from './partes.repository.ts';
import { toQuienElabora } from './quien-elabora.ts';
import { updateArchivos } from './update-archivos-version.ts';
import { REFUSALS, toDiferencia } from './update-locked-version.ts';
import { verifyReferencias } from './verify-referencias.ts';

type Running = Transaction<DatabaseSchema>;

/** The data common to all versions of an element, and the content of the first one. */
export interface DatosElemento extends CambiosVersion {
  readonly identificador: string;
  readonly nombre: string;
  readonly capaId: number;
  readonly dominioId: number;
  readonly tipo: TipoElemento;
  readonly clase: ClaseElemento;
}

async function getLugar(trx: Running, { capaId, dominioId }: DatosElemento) {
  const capa = await findCapa(trx, capaId);
  const dominio = await findDominio(trx, dominioId);
  const reparos: Reparo[] = [];
  if (!capa?.activa)
    reparos.push({ campo: 'capaId', mensaje: 'La capa de uso no existe o no está vigente.' });
  if (!dominio?.activo)
    reparos.push({ campo: 'dominioId', mensaje: 'El dominio no existe o está inactivo.' });
  requireFaultless(reparos);
  if (!capa || !dominio) throw new Error('A missing place was not refused.');
  return { capa, dominio };
}

/** The rows and identifiers of a new element and the draft of its first version. */
export async function addElementoNuevo(
  trx: Running,
  datos: DatosElemento,
  lugar: { readonly capa: CapaVigente; readonly dominio: { readonly arco: number; readonly nombre: string } },
  quien: QuienElabora,
): Promise<{ readonly elementoId: number; readonly versionId: number }> {
  const { identificador, tipo, clase, capaId, dominioId, nombre } = datos;
  const oid = await createOidElemento(trx, lugar.capa, lugar.dominio, identificador);
  const elementoId = await addElemento(trx, {
    identificador,
    tipo,
    clase,
    oid,
    capa_id: capaId,
    dominio_id: dominioId,
  });
  await setObjeto(trx, oid, elementoId);
  const oidVersion = await createOidVersion(trx, oid, '1.0');
  const versionId = await addVersion(trx, {
    nombre,
    oid: oidVersion,
    mayor: 1,
    menor: 0,
    estado: 'borrador',
    elemento_id: elementoId,
    autor_id: quien.usuarioId,
    modelo: tipo === 'compuesto' ? 'secuencia' : null,
  });
  await setObjeto(trx, oidVersion, versionId);
  await addTransicion(trx, {
    version_id: versionId,
    accion: 'crear',
    desde: null,
    hasta: 'borrador',
    usuario_id: quien.usuarioId,
  });
  return { elementoId, versionId };
}

/** Writes what a draft says. */
export async function saveCambios(
  trx: Running,
  versionId: number,
  cambios: CambiosVersion,
  context: CallContext,
): Promise<void> {
  await updateVersion(trx, versionId, cambios);
  await updateArchivos(trx, versionId, cambios, context, () => savePartes(trx, versionId, cambios));
}

/**
 * Makes an element with its identifiers and the draft of its version 1.0.
 *
 * @throws ELEMENTO_ACCION_NO_PERMITIDA, SOLICITUD_INVALIDA, ELEMENTO_REPETIDO
 */
export function createElemento(
  database: Kysely<DatabaseSchema>,
  datos: DatosElemento,
  context: CallContext,
): Promise<ElementoPrivado> {
  const quien = toQuienElabora(context);
  const intent = { action: 'crear-elemento', objectType: 'elemento' };
  return runAudited(database, context, intent, REFUSALS, async (trx) => {
    const decision = canCreateElemento(quien);
    requireAllowed(decision, elementosErrors, 'ELEMENTO_ACCION_NO_PERMITIDA');
    const errorClase = findErrorClase(datos.tipo, datos.clase);
    requireFaultless([...(errorClase ? [errorClase] : []), ...listAjenos(datos.tipo, datos.clase, datos)]);
    const lugar = await getLugar(trx, datos);
    const origen = { elementoId: null, capa: lugar.capa, autorId: quien.usuarioId };
    requireFaultless(await verifyReferencias(trx, origen, datos));
    const { versionId } = await addElementoNuevo(trx, datos, lugar, quien);
    const {
      identificador,
      capaId: _capa,
      dominioId: _dominio,
      tipo: _tipo,
      clase: _clase,
      ...cambios
    } = datos;
    await saveCambios(trx, versionId, cambios, context);
    const { leida, comparable } = await readEnTrabajo(trx, versionId, quien);
    requireFaultless(verifyEstructura(comparable));
    const { despues } = toDiferencia({}, presentCampos(comparable));
    const said = Object.entries(despues ?? {}).filter(([, valor]) => valor !== '');
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      objectId: versionId,
      detail: { antes: null, despues: { identificador, ...Object.fromEntries(said) } },
    });
    return readElemento(trx, leida, quien);
  });
}
