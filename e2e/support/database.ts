import { databasePort, type ServerName } from './addresses.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Rows of a statement in the database of a server of the journeys. */
export async function askDatabase(statement: string, server: ServerName = 'product'): Promise<Row[]> {
  const answer = await fetch(`http://127.0.0.1:${databasePort(server)}`, { method: 'POST', body: statement });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Row[];
}

/** A count in the database of the product: `select count(*) …`. */
export async function countRows(from: string): Promise<number> {
  const [row] = await askDatabase(`select count(*)::int as total from ${from}`);
  return Number(row?.['total']);
}
