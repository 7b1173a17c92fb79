import type { DatabaseSchema } from '@marco/database';
import type { DetalleElemento } from '@marco/elementos-de-dato/contract';
import { listValores } from '@marco/elementos-de-dato/port';
import {
  CLASIFICACION,
  DATO_PERSONAL,
  ESTADO_VERSION,
  RESTRICCION,
  RESTRICCIONES,
  TIPO_DATO,
  TIPO_NOMBRE,
} from '@marco/elementos-de-dato/terms';
import type { Clausura } from '@marco/esquemas/port';
import {
  findClausura,
  presentDiaDeValores,
  writeJsonldContext,
  writeJsonSchema,
  writeRdfXml,
  writeTurtle,
  writeXsdDe,
} from '@marco/esquemas/port';
import { CSV_START, formatCsvRow } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { CLASE_DICCIONARIO, type FormaElemento } from '../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** An element in a form for machines other than JSON, whole. */
export async function writeElemento(
  database: Database,
  detalle: DetalleElemento,
  forma: Exclude<FormaElemento, 'application/json'>,
): Promise<string> {
  if (forma === 'text/csv') return writeCsv(database, detalle);
  const clausura = await readClausura(database, detalle);
  switch (forma) {
    case 'application/ld+json':
      return `${JSON.stringify(writeJsonldContext(clausura), null, 2)}\n`;
    case 'application/schema+json':
      return `${JSON.stringify(writeJsonSchema(clausura, detalle.versionId), null, 2)}\n`;
    case 'application/xml':
      return writeXsdDe(clausura, detalle.versionId).texto;
    case 'text/turtle':
      return writeTurtle(clausura);
    case 'application/rdf+xml':
      return writeRdfXml(clausura);
  }
}

/** What a version needs, with the values that hold today, or held on the last day it was in force. */
async function readClausura(
  database: Database,
  { versionId, rigeHasta }: DetalleElemento,
): Promise<Clausura> {
  const fecha = presentDiaDeValores(rigeHasta === null ? null : new Date(rigeHasta));
  const clausura = await findClausura(database, [versionId], fecha);
  if (!clausura) throw new Error(`The published version ${versionId} is gone.`);
  return clausura;
}

type Linea = readonly [campo: string, valor: string | number | null, detalle?: string];

/** One fact a line: its name, the value, and what is said of the value. */
async function writeCsv(database: Database, detalle: DetalleElemento): Promise<string> {
  const valores =
    detalle.clase === 'lista'
      ? await listValores(database, detalle.versionId, { limit: detalle.valores.total })
      : [];
  const lineas: readonly Linea[] = [
    ...listIdentificacion(detalle),
    ...listEstructura(detalle),
    ...valores.map(({ codigo, nombre }): Linea => ['Valor', codigo, nombre]),
  ];
  return (
    CSV_START +
    formatCsvRow(['Campo', 'Valor', 'Detalle']) +
    lineas.map(([campo, valor, dicho = '']) => formatCsvRow([campo, valor, dicho])).join('')
  );
}

function listIdentificacion(detalle: DetalleElemento): readonly Linea[] {
  const { clase, tipo, rigeDesde, caducidad } = detalle;
  return [
    ['Identificador', detalle.identificador],
    ['Nombre', detalle.nombre],
    ['OID', detalle.oid],
    ['Versión', detalle.numero],
    ['Estado', ESTADO_VERSION[detalle.estado]],
    ['Tipo', CLASE_DICCIONARIO[clase === 'dato' ? tipo : clase]],
    ['Capa de uso', detalle.capa.nombre, detalle.capa.codigo],
    ['Dominio', detalle.dominio.nombre, detalle.dominio.codigo],
    ['Definición', detalle.definicion],
    ['Notas', detalle.notas],
    ['Usos', detalle.usos],
    ...detalle.palabrasClave.map((palabra): Linea => ['Palabra clave', palabra]),
    ...detalle.ejemplos.map((ejemplo): Linea => ['Ejemplo', ejemplo]),
    ...detalle.nombres.map(
      ({ tipo: kind, nombre, entidad }): Linea => [TIPO_NOMBRE[kind], nombre, entidad?.nombre ?? ''],
    ),
    ...detalle.identificadores.map(({ sistema, valor }): Linea => ['Otro identificador', valor, sistema]),
    ['Entidad responsable', detalle.entidadResponsable?.nombre ?? null],
    ['Clasificación de la información', CLASIFICACION[detalle.clasificacionInformacion]],
    ['Dato personal', DATO_PERSONAL[detalle.datoPersonal]],
    ['Rige desde', rigeDesde === null ? null : rigeDesde.slice(0, 10)],
    ...(caducidad ? [['Caduca el', caducidad.fecha, caducidad.motivo] satisfies Linea] : []),
    ...detalle.fuentes.map(({ nombre, url }): Linea => ['Fuente', nombre, url]),
    ...detalle.estandares.map(({ codigo, nombre }): Linea => ['Estándar', codigo, nombre]),
  ];
}

function listEstructura(detalle: DetalleElemento): readonly Linea[] {
  return [
    ['Tipo de dato', detalle.tipoDato === null ? null : TIPO_DATO[detalle.tipoDato]],
    ...RESTRICCIONES.filter((clave) => detalle[clave] !== null).map(
      (clave): Linea => [RESTRICCION[clave], String(detalle[clave])],
    ),
    ...detalle.componentes.map(
      (componente): Linea => [
        'Componente',
        componente.nombreLocal ?? componente.identificador,
        `${componente.ocurrenciaMinima}..${componente.ocurrenciaMaxima ?? '*'} ${componente.oid}`,
      ],
    ),
  ];
}
