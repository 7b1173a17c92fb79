import { createHash } from 'node:crypto';
import { findInforme, REGLAS_VERSION } from '@marco/conformidad/port';
import type { DatabaseSchema } from '@marco/database';
import { computeNumeroSiguiente, listVersiones } from '@marco/servicios/port';
import type { Kysely } from 'kysely';
import type { NivelReafirmable } from '../../contract/terms.ts';
import type { SituacionReafirmacion } from '../../rules/reafirmacion/can-reafirmar.ts';
import {
  compareInsumos,
  type Insumo,
  type ParDeInsumos,
  writeInsumos,
} from '../../rules/reafirmacion/compare-insumos.ts';
import { listMensajesPropios, listVersionesPedibles } from '../nivel-dos/nivel-dos.queries.ts';
import { listElegibles, listFicha } from '../solicitudes/operaciones.queries.ts';
import { listDocumentos, listNormas } from '../solicitudes/partes.queries.ts';
import { listDiferencias, listVinculos } from '../solicitudes/partes-nivel-dos.queries.ts';
import { listAbiertasDeServicios } from '../solicitudes/servicio-solicitud.queries.ts';
import { listCamposUbicados, listInsumosDeSolicitud, listInsumosDeVersion } from './read-insumos.ts';
import { type BaseRow, findBase, findEvidencia, listHuellasDeArchivos } from './reafirmacion.queries.ts';

type Database = Kysely<DatabaseSchema>;

interface NivelPorComparar {
  readonly servicioId: number;
  /** The entity of the servicio. */
  readonly entidadId: number;
  readonly nivel: NivelReafirmable;
  /** A request that does not count as one under way: the one that reaffirms. */
  readonly salvo?: number;
}

/** What a level rests on, before and now, with what decides whether it is reaffirmed. */
export interface NivelComparado extends SituacionReafirmacion {
  /** The version that has the level, and the request that certified it; undefined where none has. */
  readonly anterior: BaseRow | undefined;
  /** The version that gets it: of level 1 it has no id yet; null where nobody knows one. */
  readonly hasta: { readonly versionId: number | null; readonly numero: string } | null;
  readonly huella: string;
}

/** The version that has the level, and the request that certified it. */
interface BaseConSolicitud {
  readonly versionId: number;
  readonly solicitudId: number;
  readonly consumoAbierto: boolean;
}

const FICHA = [
  ['consumidores', 'entidades'],
  ['sistemas', 'sistemas'],
  ['lenguajes', 'lenguajes'],
  ['basesDatos', 'bases_de_datos'],
] as const;

/** Who will read it and what is behind it, as the request said and as far as it is still in use. */
async function readFicha(
  database: Database,
  { solicitudId, consumoAbierto }: BaseConSolicitud,
  entidadId: number,
) {
  const ficha = await listFicha(database, solicitudId);
  const abierto = consumoAbierto ? toUno('abierto', 'el consumo abierto a todas las entidades', 'sí') : [];
  const [antes, ahora] = [[...abierto], [...abierto]];
  for (const [parte, table] of FICHA) {
    const ids = ficha[parte].map(({ id }) => id);
    const elegibles = await listElegibles(database, table, { ids, entidadId });
    for (const { id, nombre } of ficha[parte]) {
      const insumo = { clave: `${parte} ${id}`, nombre: `«${nombre}»`, texto: String(id) };
      antes.push(insumo);
      if (elegibles.has(id)) ahora.push(insumo);
    }
  }
  return { antes, ahora };
}

/** The normas and the documents of a request, each by the digest of its file: they are carried over as they are. */
async function listDocumentados(database: Database, solicitudId: number): Promise<readonly Insumo[]> {
  const [normas, documentos] = await Promise.all([
    listNormas(database, solicitudId),
    listDocumentos(database, solicitudId),
  ]);
  const ids = [
    ...normas.flatMap(({ archivoId }) => archivoId ?? []),
    ...documentos.map(({ idArchivo }) => idArchivo),
  ];
  const digests = await listHuellasDeArchivos(database, ids);
  return [
    ...normas.map(({ tipo, numero, fechaExpedicion, articulo, habilita, archivoId }, orden) => ({
      clave: `norma ${orden}`,
      nombre: `la norma ${numero}`,
      texto: JSON.stringify([
        tipo,
        numero,
        fechaExpedicion,
        articulo,
        habilita,
        digests.get(archivoId ?? '') ?? '',
      ]),
    })),
    ...documentos.map(({ idArchivo, nombre }, orden) => ({
      clave: `documento ${orden}`,
      nombre: `el documento ${nombre}`,
      texto: digests.get(idArchivo) ?? '',
    })),
  ];
}

/** What level 1 rests on: what the request before would make of the servicio now. */
async function readNivelUno(
  database: Database,
  base: BaseConSolicitud,
  entidadId: number,
): Promise<readonly ParDeInsumos[]> {
  const { versionId, solicitudId } = base;
  const documentados = await listDocumentados(database, solicitudId);
  return [
    {
      nombre: 'Campos de los mensajes y elementos del lenguaje común',
      conOrden: true,
      antes: await listInsumosDeVersion(database, versionId),
      ahora: await listInsumosDeSolicitud(database, solicitudId),
    },
    {
      nombre: 'Entidades consumidoras, sistemas, lenguajes y bases de datos',
      ...(await readFicha(database, base, entidadId)),
    },
    { nombre: 'Normas y documentos', antes: documentados, ahora: documentados },
  ];
}

const toUno = (clave: string, nombre: string, texto: string): readonly Insumo[] => [{ clave, nombre, texto }];

/** The places and differences that were declared, by the place of their field; without a version, all of them. */
async function listDeclarados(
  database: Database,
  { versionId, solicitudId }: { readonly versionId: number; readonly solicitudId: number },
): Promise<readonly Insumo[]> {
  const [campos, vinculos, diferencias] = await Promise.all([
    listCamposUbicados(database, versionId),
    listVinculos(database, solicitudId),
    listDiferencias(database, solicitudId),
  ]);
  return campos.flatMap(({ id, lugar, ruta }) => {
    const [vinculo, diferencia] = [vinculos.get(id), diferencias.get(id)];
    return [
      ...(vinculo === undefined
        ? []
        : toUno(`lugar ${lugar}`, `el lugar de ${ruta} en el contrato`, vinculo)),
      ...(diferencia === undefined
        ? []
        : toUno(`diferencia ${lugar}`, `la diferencia de ${ruta}`, diferencia)),
    ];
  });
}

/** What level 2 rests on: the messages of both versions, and the evidence as it was certified and as it is on file. */
async function readNivelDos(
  database: Database,
  base: BaseConSolicitud,
  siguienteId: number,
): Promise<readonly ParDeInsumos[]> {
  const evidencia = await findEvidencia(database, base.solicitudId);
  const informe = await findInforme(database, evidencia?.informe_aprobado_id ?? '');
  const contratoId = evidencia?.contrato_archivo_id ?? '';
  const [digests, propios, declarados, lugares] = await Promise.all([
    listHuellasDeArchivos(database, contratoId === '' ? [] : [contratoId]),
    listMensajesPropios(database, base.solicitudId),
    listDeclarados(database, base),
    listCamposUbicados(database, siguienteId),
  ]);
  const quedan = new Set(lugares.map(({ lugar }) => lugar));
  const toMensajes = (unos: readonly { operacion: string; papel: string; sha256: string }[]) =>
    unos.map(({ operacion, papel, sha256 }) => ({
      clave: `${operacion} ${papel} ${sha256}`,
      nombre: `un mensaje comprobado de ${operacion}`,
      texto: sha256,
    }));
  return [
    {
      nombre: 'Campos de los mensajes y elementos del lenguaje común',
      conOrden: true,
      antes: await listInsumosDeVersion(database, base.versionId),
      ahora: await listInsumosDeVersion(database, siguienteId),
    },
    {
      nombre: 'Contrato del servicio',
      antes: toUno('contrato', 'el contrato', informe?.contratoSha256 ?? ''),
      ahora: toUno('contrato', 'el contrato', digests.get(contratoId) ?? ''),
    },
    {
      nombre: 'Lugares en el contrato y diferencias declaradas',
      antes: declarados,
      ahora: declarados.filter(({ clave }) => quedan.has(clave.slice(clave.indexOf(' ') + 1))),
    },
    {
      nombre: 'Mensajes comprobados',
      antes: toMensajes(informe?.mensajes ?? []),
      ahora: toMensajes(propios),
    },
    {
      nombre: 'Reglas del banco de conformidad',
      antes: toUno('reglas', 'la versión de las reglas', informe?.reglas ?? ''),
      ahora: toUno('reglas', 'la versión de las reglas', REGLAS_VERSION),
    },
  ];
}

const isPosterior = (
  one: { readonly mayor: number; readonly menor: number },
  other: { readonly mayor: number; readonly menor: number },
) => one.mayor > other.mayor || (one.mayor === other.mayor && one.menor > other.menor);

/** The version that gets the level: of level 1 the one after the base, where that is the last one. */
async function findHasta(
  database: Database,
  { servicioId, nivel }: NivelPorComparar,
  base: BaseRow | undefined,
): Promise<NivelComparado['hasta']> {
  if (base === undefined) return null;
  const versiones = await listVersiones(database, servicioId);
  if (nivel === 1) {
    const { mayor, menor } = computeNumeroSiguiente(base, 'menor');
    return versiones[0]?.id === base.versionId ? { versionId: null, numero: `${mayor}.${menor}` } : null;
  }
  const pedible = (await listVersionesPedibles(database, [servicioId])).get(servicioId);
  const siguiente = versiones.find(({ id }) => id === pedible);
  return siguiente && isPosterior(siguiente, base)
    ? { versionId: siguiente.id, numero: `${siguiente.mayor}.${siguiente.menor}` }
    : null;
}

/** What a level of a servicio rests on, as its last version with it was certified and as it is now, found by the server alone. */
export async function compareNivel(database: Database, pedido: NivelPorComparar): Promise<NivelComparado> {
  const { servicioId, entidadId, nivel, salvo } = pedido;
  const anterior = await findBase(database, servicioId, nivel);
  const [hasta, abiertas] = await Promise.all([
    findHasta(database, pedido, anterior),
    listAbiertasDeServicios(database, [servicioId], nivel),
  ]);
  const abierta = abiertas.get(servicioId);
  const { versionId = 0, solicitudId = null } = anterior ?? {};
  const consumoAbierto = anterior?.consumoAbierto ?? false;
  const siguienteId = hasta?.versionId ?? null;
  const pares =
    solicitudId === null
      ? []
      : nivel === 1
        ? await readNivelUno(database, { versionId, solicitudId, consumoAbierto }, entidadId)
        : siguienteId === null
          ? []
          : await readNivelDos(database, { versionId, solicitudId, consumoAbierto }, siguienteId);
  const alcance = [servicioId, nivel, versionId, anterior?.certificadoId ?? null, siguienteId];
  return {
    nivel,
    anterior,
    hasta,
    base: anterior ? presentBase(anterior) : null,
    hasSiguiente: siguienteId !== null,
    abierta: abierta?.id === salvo ? undefined : abierta,
    comparado: compareInsumos(pares),
    huella: createHash('sha256')
      .update(`${JSON.stringify(alcance)}\n${writeInsumos(pares)}`)
      .digest('hex'),
  };
}

function presentBase({ mayor, menor, numero, estado, solicitudId }: BaseRow): SituacionReafirmacion['base'] {
  return {
    numero: `${mayor}.${menor}`,
    certificado: numero === null || estado === null ? null : { numero, estado },
    hasSolicitud: solicitudId !== null,
  };
}
