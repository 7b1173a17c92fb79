import type { SelectQueryBuilder } from 'kysely';

/** A page of a list, from 1, and how many rows one has. */
export interface Page {
  readonly pagina: number;
  readonly tamano: number;
}

/** Keeps one page of an ordered query; for `$call`. */
export function onPage({ pagina, tamano }: Page) {
  return <Database, Tables extends keyof Database, Row>(query: SelectQueryBuilder<Database, Tables, Row>) =>
    query.limit(tamano).offset(tamano * (pagina - 1));
}
