import { setArchivosPublicos } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, listFaults, refuse, requireFaultless } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { capasErrors, type DatosCapa, type DetalleCapa } from '../contract/index.ts';
import { canChangeEstadoCapa, canEditCapa, canPublicarCapa } from '../rules/can-administrar-capa.ts';
import { listDiferencias } from '../rules/diferencias-capa.ts';
import { computeEspacioNombres } from '../rules/version-capa.ts';
import { listDocumentos, type VersionRow } from './capas.queries.ts';
import { updateActiva, updateCapaRow, updateTextos, updateToVigente } from './capas.repository.ts';
import { addDocumentosAVersion, listNombresDocumentos, updateLockedCapa } from './update-locked-capa.ts';
import { findRaizEspacios, verifyCapa } from './verify-capa.ts';

type Database = Kysely<DatabaseSchema>;
type Running = Transaction<DatabaseSchema>;

/** The written part of a layer and its version. */
function toDatos(row: VersionRow) {
  return {
    codigo: row.codigo,
    tipo: row.tipo,
    carpeta: row.carpeta,
    capaPadreId: row.capa_padre_id,
    entidadId: row.entidad_id,
    sectorId: row.sector_id,
    nombre: row.nombre,
    descripcion: row.descripcion,
    prefijo: row.prefijo,
    fuenteInformacion: row.fuente_informacion,
  };
}

/** Fields of a layer in force that only a new version can change, or that never change. */
const FIJOS_EN_VIGENTE = [
  'codigo',
  'carpeta',
  'capaPadreId',
  'entidadId',
  'sectorId',
  'prefijo',
] as const satisfies readonly (keyof ReturnType<typeof toDatos>)[];

function refuseFijos(row: VersionRow, datos: DatosCapa): void {
  const antes = toDatos(row);
  const errores = {
    tipo: datos.tipo === antes.tipo ? undefined : 'El tipo de una capa no cambia.',
    ...(row.estadoVersion === 'borrador'
      ? {}
      : Object.fromEntries(
          FIJOS_EN_VIGENTE.filter((campo) => datos[campo] !== antes[campo]).map((campo) => [
            campo,
            'La capa ya está vigente: este dato no se edita.',
          ]),
        )),
    archivos:
      row.estadoVersion === 'vigente' && datos.archivos.length > 0
        ? 'Los documentos de una versión vigente no cambian: cree otra versión.'
        : undefined,
  };
  requireFaultless(listFaults(errores));
}

/** Changes a draft, or the name, description and source of what is in force. */
export function updateCapa(
  database: Database,
  id: number,
  datos: DatosCapa,
  context: CallContext,
): Promise<DetalleCapa> {
  return updateLockedCapa(database, context, {
    action: 'editar-capa',
    id,
    can: canEditCapa,
    apply: async (trx, row) => {
      refuseFijos(row, datos);
      const { versionId, entidad_id: entidadId, sector_id: sectorId } = row;
      await verifyCapa(trx, datos, { id, entidadId, sectorId });
      const documentos = await listNombresDocumentos(trx, versionId);
      if (row.estadoVersion === 'borrador') await updateCapaRow(trx, id, datos);
      await updateTextos(trx, versionId, { ...datos, espacioNombres: await toEspacio(trx, row, datos) });
      await addDocumentosAVersion(
        trx,
        datos.archivos,
        { versionId, publico: row.estadoVersion !== 'borrador' },
        context,
      );
      const { archivos, ...despues } = datos;
      return listDiferencias(
        { ...toDatos(row), documentos },
        { ...despues, documentos: await listNombresDocumentos(trx, versionId) },
      );
    },
  });
}

/** The namespace of a draft follows its folder. A layer in force keeps the namespace of its messages. */
async function toEspacio(trx: Running, row: VersionRow, { carpeta }: DatosCapa): Promise<string> {
  if (row.estadoVersion !== 'borrador') return row.espacio_nombres;
  return computeEspacioNombres(await findRaizEspacios(trx), row.mayor, carpeta);
}

/** A draft comes in force; its documents become public with it. */
export function submitCapa(database: Database, id: number, context: CallContext): Promise<DetalleCapa> {
  return updateLockedCapa(database, context, {
    action: 'publicar-capa',
    id,
    can: canPublicarCapa,
    apply: async (trx, row) => {
      const { versionId } = row;
      await verifyCapa(trx, toDatos(row), {
        id,
        entidadId: row.entidad_id,
        sectorId: row.sector_id,
      });
      await updateToVigente(trx, versionId);
      const documentos = (await listDocumentos(trx, [versionId])).get(versionId) ?? [];
      await setArchivosPublicos(
        trx,
        documentos.map(({ idArchivo }) => idArchivo),
      );
      return { antes: { estado: 'borrador' }, despues: { estado: 'vigente' } };
    },
  });
}

/** Inactivates a layer nothing in force stands in, or reactivates one. */
export function updateEstadoCapa(
  database: Database,
  id: number,
  { activa, motivo }: { readonly activa: boolean; readonly motivo: string },
  context: CallContext,
): Promise<DetalleCapa> {
  return updateLockedCapa(database, context, {
    action: activa ? 'reactivar-capa' : 'inactivar-capa',
    id,
    can: canChangeEstadoCapa,
    apply: async (trx, row) => {
      if (row.activa === activa) throw refuse(capasErrors, 'CAPA_ESTADO_IGUAL');
      await updateActiva(trx, id, activa);
      return { antes: { activa: row.activa }, despues: { activa }, motivo };
    },
  });
}
