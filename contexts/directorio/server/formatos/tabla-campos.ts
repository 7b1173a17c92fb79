import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { DATO_PERSONAL, TIPO_DATO } from '@marco/elementos-de-dato/terms';
import { presentEntidad } from '@marco/entidades/terms';
import type { Cell, TableContent, TableFileColumn } from '@marco/server-kit';
import { PAPEL_MENSAJE } from '@marco/servicios/terms';
import type { Kysely } from 'kysely';
import { type CampoPublicoRow, listCamposPublicos } from './campos-publicos.queries.ts';

const COLUMNAS: readonly TableFileColumn[] = [
  { title: 'Servicio', kind: 'text', width: 50 },
  { title: 'Entidad', kind: 'text', width: 50 },
  { title: 'Versión', kind: 'text', width: 10 },
  { title: 'Operación', kind: 'text', width: 26 },
  { title: 'Mensaje', kind: 'text', width: 12 },
  { title: 'Campo', kind: 'text', width: 44 },
  { title: 'Elemento de dato', kind: 'text', width: 36 },
  { title: 'Nombre del elemento', kind: 'text', width: 44 },
  { title: 'Versión del elemento', kind: 'text', width: 18 },
  { title: 'OID', kind: 'text', width: 30 },
  { title: 'Tipo de dato', kind: 'text', width: 16 },
  { title: 'Mínimo', kind: 'number', width: 10 },
  { title: 'Máximo', kind: 'text', width: 12 },
  { title: 'Obligatorio para el negocio', kind: 'text', width: 24 },
  { title: 'Dato personal', kind: 'text', width: 16 },
];

/** What every message of the directory carries, as a table: a row for each field. */
export function createTablaCampos(database: Kysely<DatabaseSchema>): TableContent {
  return { title: 'Campos de los mensajes', columns: COLUMNAS, rows: listFilas(database), zone: ZONE };
}

async function* listFilas(database: Kysely<DatabaseSchema>): AsyncGenerator<readonly (readonly Cell[])[]> {
  for await (const rows of listCamposPublicos(database)) yield rows.map(presentFila);
}

function presentFila(row: CampoPublicoRow): readonly Cell[] {
  return [
    row.servicio,
    presentEntidad(row.entidad),
    row.numero,
    row.operacion,
    PAPEL_MENSAJE[row.papel],
    row.ruta,
    row.identificador,
    row.elemento,
    row.versionElemento,
    row.oid,
    row.tipoDato === null ? null : TIPO_DATO[row.tipoDato],
    row.minimo,
    row.maximo === null ? 'sin límite' : String(row.maximo),
    row.obligatorioDeNegocio ? 'Sí' : 'No',
    DATO_PERSONAL[row.datoPersonal],
  ];
}
