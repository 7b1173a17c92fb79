import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { presentEntidad } from '@marco/entidades/terms';
import type { Cell, TableContent, TableFileColumn } from '@marco/server-kit';
import { ESTADO_VERSION_SERVICIO } from '@marco/servicios/terms';
import type { Kysely } from 'kysely';
import { toFicha } from '../../contract/directorio.paths.ts';
import { ACCESO_SERVICIO, type AccesoServicio } from '../../contract/terms.ts';
import { listVersionesPublicas, type VersionPublicaRow } from './versiones-publicas.queries.ts';

const COLUMNAS: readonly TableFileColumn[] = [
  { title: 'Servicio', kind: 'text', width: 50 },
  { title: 'Entidad', kind: 'text', width: 50 },
  { title: 'NIT', kind: 'text', width: 14 },
  { title: 'Estado del servicio', kind: 'text', width: 26 },
  { title: 'Versión', kind: 'text', width: 10 },
  { title: 'Estado de la versión', kind: 'text', width: 20 },
  { title: 'Nivel certificado', kind: 'number', width: 16 },
  { title: 'Estandarizada el', kind: 'day', width: 16 },
  { title: 'Versión que cambia', kind: 'text', width: 18 },
  { title: 'Certificados vigentes', kind: 'text', width: 44 },
  { title: 'Acceso', kind: 'text', width: 28 },
  { title: 'Elementos de dato', kind: 'number', width: 18 },
  { title: 'OID', kind: 'text', width: 24 },
  { title: 'Página', kind: 'text', width: 70 },
  { title: 'Descripción', kind: 'text', width: 80 },
];

/**
 * The directory as a table, a row for each version that was certified once. A servicio without any has one row, without a
 * number: it is in the directory all the same.
 */
export function createTablaVersiones(database: Kysely<DatabaseSchema>, base: string): TableContent {
  return {
    title: 'Directorio de servicios',
    columns: COLUMNAS,
    rows: listFilas(database, base),
    zone: ZONE,
  };
}

async function* listFilas(
  database: Kysely<DatabaseSchema>,
  base: string,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  for await (const rows of listVersionesPublicas(database)) yield rows.map((row) => presentFila(row, base));
}

function presentFila(row: VersionPublicaRow, base: string): readonly Cell[] {
  const { numero, estado, certificados, parteEntidad, parteServicio } = row;
  return [
    row.servicio,
    presentEntidad(row.entidad, row.sigla),
    row.nit,
    row.estadoServicio,
    numero,
    estado === null ? null : ESTADO_VERSION_SERVICIO[estado],
    certificados.at(-1)?.nivel ?? null,
    row.desde,
    row.anterior,
    certificados.map((certificado) => certificado.numero).join(', '),
    ACCESO_SERVICIO[row.acceso as AccesoServicio],
    row.elementos.length,
    row.oid,
    base + toFicha(parteEntidad, parteServicio, numero ?? undefined),
    row.descripcion,
  ];
}
