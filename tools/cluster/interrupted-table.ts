import { setTimeout as wait } from 'node:timers/promises';
import type { TwoProducts } from './two-products.ts';

const ROWS = 80_000;
const POLL_MS = 50;
const LIMIT_MS = 300_000;

/** Rows to take along. */
export async function addRows({ database }: TwoProducts): Promise<void> {
  await database.exec(`insert into audit_events (action, result, object_type, detail)
    select 'probar-caida', 'exito', 'prueba', jsonb_build_object('n', n) from generate_series(1, ${ROWS}) n`);
}

type Call = (path: string, body?: object) => Promise<Response>;

export function createCaller(url: string, token: string): Call {
  return (path, body) =>
    fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
}

/** Has a table begun by one process, while the others sleep; answers its id once it is being written. */
export async function beginTable({ products }: TwoProducts, place: number, token: string): Promise<string> {
  const one = products[place];
  if (!one) throw new Error(`There is no process ${place}.`);
  const others = products.filter((product) => product !== one);
  const call = createCaller(one.url, token);
  for (const { process } of others) process.kill('SIGSTOP');
  try {
    const asked = await call('/servicioauditoria/exportar', { accion: 'probar-caida', formato: 'csv' });
    const { id } = (await asked.json()) as { id: string };
    for (const limit = performance.now() + LIMIT_MS; performance.now() < limit; await wait(POLL_MS)) {
      const { estado } = (await (await call(`/exportaciones/${id}`)).json()) as { estado: string };
      if (estado === 'en-curso') return id;
      if (estado !== 'en-cola') throw new Error(`The table was ${estado} before anybody was killed.`);
    }
    throw new Error('Nobody began the table.');
  } finally {
    for (const { process } of others) process.kill('SIGCONT');
  }
}

/** Claims of a killed process end now instead of in five minutes. */
export async function endClaims({ database }: TwoProducts): Promise<void> {
  await database.exec(
    `update jobs set next_attempt_at = now() where kind = 'preparar-exportacion' and finished_at is null`,
  );
}

/** Waits for a table whose process was killed; whether another one wrote it whole. */
export async function isWhole(url: string, token: string, id: string): Promise<boolean> {
  const call = createCaller(url, token);
  for (const limit = performance.now() + LIMIT_MS; performance.now() < limit; await wait(POLL_MS)) {
    const answer = await call(`/exportaciones/${id}`);
    if (!answer.ok) continue;
    const { estado, bytes } = (await answer.json()) as { estado: string; bytes: number };
    if (estado === 'fallida') return false;
    if (estado !== 'lista') continue;
    const content = Buffer.from(await (await call(`/exportaciones/${id}/archivo`)).arrayBuffer());
    // A header, the rows, and nothing after the last line.
    return content.length === bytes && content.toString().split('\r\n').length === ROWS + 2;
  }
  return false;
}
