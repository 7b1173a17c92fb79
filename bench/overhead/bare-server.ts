// A Node server that sends given statements and answers their rows: what an answer costs with nothing around it. It
// names no statement, as the product names none: PostgreSQL parses and plans them at each answer for both.
// Started by the benchmark; it stops with the process that started it.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { type BareSettings, readyMessage } from './bare-settings.ts';

const [settings]: BareSettings[] = await once(process, 'message');
if (!settings) throw new Error('The settings did not arrive.');
const [rows, count] = settings.statements;
const pool = new pg.Pool({ connectionString: settings.databaseUrl, max: settings.connections });

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return JSON.parse(text);
}

const server = createServer(async (request, response) => {
  await readBody(request);
  const [mesas, counted] = await Promise.all([
    pool.query(rows.sql, [...rows.parameters]),
    pool.query(count.sql, [...count.parameters]),
  ]);
  const answer = JSON.stringify({
    mesasInteroperabilidad: mesas.rows,
    total: Number(counted.rows[0]?.total),
  });
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(answer),
  });
  response.end(answer);
});
server.listen(settings.port, '127.0.0.1', () => process.send?.(readyMessage));
process.on('disconnect', () => process.exit());
