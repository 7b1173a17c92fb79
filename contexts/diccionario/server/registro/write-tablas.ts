import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { ESTADO_VERSION, TIPO_DATO } from '@marco/elementos-de-dato/terms';
import { CSV_START, type CsvValue, createCsvMoment, formatCsvRow } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { CLASE_DICCIONARIO } from '../../contract/terms.ts';
import { listEntradas } from '../entradas.queries.ts';
import { listComponentesDe, listValoresDe } from './paquete.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Versions in memory at a time. */
const GRUPO = 500;

interface Tabla {
  readonly nombre: string;
  readonly contenido: AsyncGenerator<string>;
}

const presentMomento = createCsvMoment(ZONE);

/** The tables of the registry as CSV, written while their rows are read. */
export function listTablas(database: Database, ids: Int32Array): readonly Tabla[] {
  return [
    {
      nombre: 'csv/elementos.csv',
      contenido: writeTabla(
        ids,
        'Identificador;Nombre;Versión;Estado;Tipo;Tipo de dato;Capa de uso;Dominio;OID;Entidad responsable;Rige desde;Definición',
        async (grupo) =>
          (await listEntradas(database, [...grupo])).map((row) => [
            row.identificador,
            row.nombre,
            row.version,
            ESTADO_VERSION[row.estado],
            CLASE_DICCIONARIO[row.clase],
            row.tipoDato === null ? null : TIPO_DATO[row.tipoDato],
            row.capa.codigo,
            row.dominio.codigo,
            row.oid,
            row.entidad,
            presentMomento(row.rigeDesde),
            row.definicion,
          ]),
      ),
    },
    {
      nombre: 'csv/valores.csv',
      contenido: writeTabla(
        ids,
        'Lista;OID;Código;Nombre;Descripción;Vigente desde;Vigente hasta',
        async (grupo) =>
          (await listValoresDe(database, grupo)).map((row) => [
            row.identificador,
            row.oid,
            row.codigo,
            row.nombre,
            row.descripcion,
            row.desde,
            row.hasta,
          ]),
      ),
    },
    {
      nombre: 'csv/componentes.csv',
      contenido: writeTabla(ids, 'Compuesto;OID;Nombre;OID del componente;Mínimo;Máximo', async (grupo) =>
        (await listComponentesDe(database, grupo)).map((row) => [
          row.identificador,
          row.oid,
          row.nombre,
          row.componente,
          row.minimo,
          row.maximo,
        ]),
      ),
    },
  ];
}

async function* writeTabla(
  ids: Int32Array,
  titulos: string,
  read: (grupo: Int32Array) => Promise<readonly (readonly CsvValue[])[]>,
): AsyncGenerator<string> {
  yield CSV_START + formatCsvRow(titulos.split(';'));
  for (let start = 0; start < ids.length; start += GRUPO)
    yield (await read(ids.subarray(start, start + GRUPO))).map(formatCsvRow).join('');
}
