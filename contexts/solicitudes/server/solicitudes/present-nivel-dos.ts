import { findInforme } from '@marco/conformidad/port';
import type { DatabaseSchema } from '@marco/database';
import { getOperaciones } from '@marco/servicios/port';
import type { Kysely } from 'kysely';
import type {
  DocumentoSolicitud,
  InformeDeSolicitud,
  NivelDos,
  OperacionNivelDos,
} from '../../contract/index.ts';
import type { QuienTramita } from '../../rules/ciclo/can-act-on-solicitud.ts';
import {
  findNivelDosRow,
  listDiferencias,
  listMensajesComprobados,
  listSituacionDeCampos,
  listVinculos,
  type NivelDosRow,
} from './partes-nivel-dos.queries.ts';

type Database = Kysely<DatabaseSchema>;

function toDocumento(
  id: string | null,
  nombre: string | null,
  tamano: number | null,
): DocumentoSolicitud | null {
  return id === null || nombre === null ? null : { idArchivo: id, nombre, tamano: tamano ?? 0 };
}

/** Operations, messages and fields of the version, each field with what the entity says of it. */
async function readArbol(
  database: Database,
  solicitudId: number,
  versionId: number,
): Promise<OperacionNivelDos[]> {
  const [operaciones, campos, vinculos, diferencias] = await Promise.all([
    getOperaciones(database, versionId),
    listSituacionDeCampos(database, versionId),
    listVinculos(database, solicitudId),
    listDiferencias(database, solicitudId),
  ]);
  const situaciones = new Map(campos.map((campo) => [campo.id, campo]));
  return operaciones.map(({ codigo, nombre, mensajes }) => ({
    codigo,
    nombre,
    mensajes: mensajes.map(({ papel, campos: suyos }) => ({
      papel,
      campos: suyos.map(({ id, nivel, nombreLocal, elemento }) => ({
        id,
        nivel,
        nombreLocal,
        elemento: {
          versionId: elemento.versionId,
          identificador: elemento.identificador,
          nombre: elemento.nombre,
          version: elemento.numero,
          nuevaMayor: situaciones.get(id)?.nuevaMayor ?? false,
        },
        obligatorio: situaciones.get(id)?.obligatorio ?? false,
        vinculo: vinculos.get(id) ?? null,
        diferencia: diferencias.get(id) ?? null,
      })),
    })),
  }));
}

async function readInforme(database: Database, row: NivelDosRow): Promise<InformeDeSolicitud | null> {
  const { informe_id: id, informe_aprobado_id: aprobadoId } = row;
  const informe = id === null ? undefined : await findInforme(database, id);
  if (!informe) return null;
  const { huella, veredicto, indice, puntaje, obligatorios, contratoSha256, fecha } = informe;
  return {
    id: informe.id,
    huella,
    veredicto,
    indice,
    puntaje,
    obligatorios,
    contratoSha256,
    aprobado: informe.id === aprobadoId,
    fecha,
  };
}

/** What a request of level 2 has beside the others, for its reader. */
export async function readNivelDos(
  database: Database,
  solicitudId: number,
  { esMinisterio, acciones }: Pick<QuienTramita, 'esMinisterio' | 'acciones'>,
): Promise<NivelDos> {
  const row = await findNivelDosRow(database, solicitudId);
  if (!row) throw new Error('A request of level 2 has no version.');
  const [arbol, mensajes, informe] = await Promise.all([
    readArbol(database, solicitudId, row.versionId),
    listMensajesComprobados(database, solicitudId),
    readInforme(database, row),
  ]);
  const { certificadoId, numero, codigo, certificadoEstado } = row;
  return {
    servicioVersion: { id: row.versionId, numero: `${row.mayor}.${row.menor}`, estado: row.versionEstado },
    certificado:
      certificadoId === null || numero === null || codigo === null || certificadoEstado === null
        ? null
        : { id: certificadoId, numero, codigo, estado: certificadoEstado },
    tecnologia: row.tecnologia,
    contrato: toDocumento(row.contratoId, row.contratoNombre, row.contratoTamano),
    contratoSha256: row.contratoSha256,
    urlPruebas: row.url_pruebas,
    arbol,
    mensajes: mensajes.map(({ created_at, ...mensaje }) => ({
      ...mensaje,
      resultado: 'valido',
      fecha: created_at.toISOString(),
    })),
    informe,
    constancia: {
      responsable: row.responsable,
      cargo: row.cargo,
      fecha: row.fecha_constancia,
      documento: toDocumento(row.constanciaId, row.constanciaNombre, row.constanciaTamano),
      deAprobador: row.constancia_aprobador_id !== null,
      lectorAprueba: !esMinisterio && acciones.has('aprobar'),
    },
    observaciones: row.observaciones,
  };
}
