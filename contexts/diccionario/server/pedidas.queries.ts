import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { findOid } from '../rules/terminos.ts';
import { type EntradaRow, listEntradasDe } from './entradas.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Which element somebody asks for: an identificador or an OID, narrowed where several share it. */
export interface ElementoPedido {
  readonly clave: string;
  readonly version?: string | undefined;
  readonly capa?: string | undefined;
  readonly dominio?: string | undefined;
}

/** The entries of the versions a key may mean. */
export async function listPedidas(
  database: Database,
  { clave, version, capa, dominio }: ElementoPedido,
): Promise<readonly EntradaRow[]> {
  const identified =
    findOid(clave) !== null
      ? sql<boolean>`(d.oid = ${clave} or e.oid = ${clave})`
      : sql<boolean>`lower(e.identificador) = ${clave.toLowerCase()}`;
  return listEntradasDe(
    database,
    sql<boolean>`${identified}
      and ${version === undefined ? sql`true` : sql`v.mayor || '.' || v.menor = ${version}`}
      and ${capa === undefined ? sql`true` : sql`lower(ca.codigo) = ${capa.toLowerCase()}`}
      and ${dominio === undefined ? sql`true` : sql`lower(dom.codigo) = ${dominio.toLowerCase()}`}`,
  );
}
