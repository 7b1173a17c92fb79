import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { toFicha } from '../../contract/directorio.paths.ts';
import {
  directorioErrors,
  type FichaServicio,
  type OperacionFicha,
  type VersionFicha,
} from '../../contract/index.ts';
import { listAvisos } from '../../rules/ficha/avisos.ts';
import { findSiguienteNivel } from '../../rules/ficha/siguiente-nivel.ts';
import { toResumen } from '../../rules/resumen.ts';
import { listLado, presentEntidadDe, presentEstado, toDireccion } from '../busqueda/present-servicio.ts';
import {
  type DatoDeServicioRow,
  listDatosDeServicios,
  listServicios,
  type ServicioRow,
} from '../busqueda/servicios.queries.ts';
import { findDireccionWeb } from '../direccion-web.ts';
import { type FuenteDeUso, readUso } from '../uso/read-uso.ts';
import { listCamposDeVersion, listOperacionesDeVersion, listValoresDeListas } from './campos.queries.ts';
import { findServicioEnDireccion } from './direcciones.queries.ts';
import {
  findAlrededor,
  findDicho,
  findInformePublicado,
  listCertificadosDeVersion,
  listMismosDatos,
  listVersionesPublicas,
  type VersionDeFichaRow,
} from './ficha.queries.ts';
import {
  presentBaseLegal,
  presentCambios,
  presentConsumidores,
  presentContrato,
  presentHechos,
  presentNiveles,
  presentPendiente,
  presentProposito,
} from './present-bloques.ts';
import { presentOperaciones } from './present-operaciones.ts';

type Database = Kysely<DatabaseSchema>;

/** Which page somebody asks for. */
export interface FichaPedida {
  readonly entidad: string;
  readonly servicio: string;
  /** As M.m; without it, the version in use. */
  readonly version?: string;
}

/** Where the page of a servicio is read from. */
export interface DondeSeLee {
  readonly database: Database;
  /** What later contexts know of its use. */
  readonly fuentes: readonly FuenteDeUso[];
}

/**
 * The living page of a servicio.
 *
 * @throws SERVICIO_NO_PUBLICADO, VERSION_NO_PUBLICADA
 */
export async function getFicha(donde: DondeSeLee, pedida: FichaPedida): Promise<FichaServicio> {
  const { database } = donde;
  const id = await findServicioEnDireccion(database, pedida);
  if (id === undefined) throw refuse(directorioErrors, 'SERVICIO_NO_PUBLICADO');
  const [[row], versiones] = await Promise.all([
    listServicios(database, [id]),
    listVersionesPublicas(database, id),
  ]);
  if (!row) throw refuse(directorioErrors, 'SERVICIO_NO_PUBLICADO');
  const enUso = versiones.find((una) => una.id === row.versionId);
  const version =
    pedida.version === undefined ? enUso : versiones.find(({ numero }) => numero === pedida.version);
  if (pedida.version !== undefined && !version) throw refuse(directorioErrors, 'VERSION_NO_PUBLICADA');
  return presentFicha(row, { versiones, version, enUso }, await readPartes(donde, row, version));
}

/** What the page of a version is made of beside the row of its servicio. */
async function readPartes(
  { database, fuentes }: DondeSeLee,
  row: ServicioRow,
  version: VersionDeFichaRow | undefined,
) {
  const { servicioId, versionId } = row;
  const [datos, dicho, alrededor, vecinos, deVersion, uso, sitio] = await Promise.all([
    listDatosDeServicios(database, [servicioId]),
    findDicho(database, servicioId),
    findAlrededor(database, servicioId),
    listMismosDatos(database, servicioId).then((ids) => listServicios(database, ids)),
    version ? readVersion(database, row, version.id) : SIN_VERSION,
    readUso(database, fuentes, { servicioId, versionId }),
    findParametroTexto(database, 'sitio.direccion', ''),
  ]);
  return { datos, dicho, alrededor, vecinos, uso, sitio, ...deVersion };
}

/** A page without a version at level 1. */
const SIN_VERSION: Awaited<ReturnType<typeof readVersion>> = {
  operaciones: [],
  certificados: [],
  informe: undefined,
};

async function readVersion(database: Database, { sincronia }: ServicioRow, versionId: number) {
  const [operaciones, campos, certificados, informe] = await Promise.all([
    listOperacionesDeVersion(database, versionId),
    listCamposDeVersion(database, versionId),
    listCertificadosDeVersion(database, versionId),
    findInformePublicado(database, versionId),
  ]);
  const listas = new Set(campos.flatMap((campo) => (campo.esLista ? [campo.versionId] : [])));
  const valores = await listValoresDeListas(database, [...listas]);
  return {
    operaciones: presentOperaciones(operaciones, campos, valores, sincronia),
    certificados,
    informe,
  };
}

interface Versiones {
  readonly versiones: readonly VersionDeFichaRow[];
  /** The one the page tells of. */
  readonly version: VersionDeFichaRow | undefined;
  readonly enUso: VersionDeFichaRow | undefined;
}

type Partes = Awaited<ReturnType<typeof readPartes>>;

function presentFicha(
  row: ServicioRow,
  { versiones, version, enUso }: Versiones,
  partes: Partes,
): FichaServicio {
  const { servicioId, nombre, descripcion, datoPersonal, importado } = row;
  const { operaciones, dicho, informe, alrededor, uso } = partes;
  const toPage = (numero?: string) => toFicha(row.parteEntidad, row.parteServicio, numero);
  const present = ({ id, numero, estado }: VersionDeFichaRow): VersionFicha => ({
    id,
    numero,
    estado,
    direccion: toPage(numero),
  });
  const sitioWeb = findDireccionWeb(alrededor?.sitioWeb ?? null);
  const direccion = toDireccion(row);
  const lados = {
    pide: listLado(partes.datos, 'entrada').length,
    entrega: listLado(partes.datos, 'salida').length,
  };
  const entidad = { ...presentEntidadDe(row), sitioWeb };
  const numero = version ? `, versión ${version.numero}` : '';
  return {
    servicioId,
    nombre,
    direccion,
    entidad,
    estado: presentEstado(row),
    version: version ? present(version) : null,
    resumen: toResumen(descripcion),
    hechos: presentHechos(operaciones, lados, {
      acceso: row.acceso,
      diasRespuesta: uso.terminos?.diasRespuesta ?? null,
      consumidores: row.consumidores,
      tieneAcuerdos: uso.acordadas.total > 0,
      datoPersonal,
    }),
    avisos: listAvisos({
      version: version ?? null,
      enUso: enUso ?? null,
      importado,
      ventanas: uso.ventanas,
    }).map((aviso) => ({
      tipo: aviso.tipo,
      texto: aviso.texto,
      direccion: aviso.version === null ? null : toPage(aviso.version),
    })),
    proposito: presentProposito(descripcion, dicho),
    datos: presentDatos(operaciones, partes.datos),
    niveles: presentNiveles(version, partes.certificados, informe, findSiguienteNivel(row.nivel)),
    ejemplos: presentPendiente('ejemplos'),
    simulador: presentPendiente('simulador'),
    contrato: presentContrato(informe),
    baseLegal: presentBaseLegal(operaciones, dicho),
    consumidores: presentConsumidores(dicho, uso.acordadas),
    salud: presentPendiente('salud'),
    ventanas: uso.ventanas.map(({ inicia, termina }) => ({
      iniciaEn: inicia.toISOString(),
      terminaEn: termina.toISOString(),
    })),
    cambios: presentCambios(versiones, present),
    preguntas: presentPendiente('preguntas'),
    contacto:
      sitioWeb === null
        ? presentPendiente('contacto')
        : { contenido: { sitioWeb }, pendiente: presentPendiente('contacto').pendiente },
    cita: `${entidad.nombre}. ${nombre}${numero}. ${partes.sitio.replace(/\/$/, '')}${version ? toPage(version.numero) : direccion}`,
    actualizado: row.actualizado.toISOString(),
    relacionados: {
      mismosDatos: partes.vecinos.map((vecino) => ({
        servicioId: vecino.servicioId,
        nombre: vecino.nombre,
        direccion: toDireccion(vecino),
        entidad: presentEntidadDe(vecino),
        estado: presentEstado(vecino),
      })),
      mesas: [...(alrededor?.mesas ?? [])],
    },
  };
}

/** The tree of the messages; where no version has any, the elements that are known of the servicio. */
function presentDatos(
  operaciones: OperacionFicha[],
  datos: readonly DatoDeServicioRow[],
): FichaServicio['datos'] {
  const hasMensajes = operaciones.some(({ mensajes }) => mensajes.length > 0);
  if (hasMensajes) return { contenido: { operaciones, planos: [] }, pendiente: null };
  if (datos.length === 0) return presentPendiente('datos');
  const planos = datos.map(({ elementoId, identificador, nombre, sentido }) => ({
    elementoId,
    identificador,
    nombre,
    sentido,
  }));
  return { contenido: { operaciones, planos }, pendiente: presentPendiente('datosPlanos').pendiente };
}
