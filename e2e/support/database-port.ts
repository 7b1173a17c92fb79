import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ReceivedMail, TestApp } from '@marco/test-kit';
import { CompiledQuery } from 'kysely';

/**
 * Lets a journey look into the database of its server (POST of a statement), change a row behind the product's back,
 * and read the mails its mail server received (GET): the server runs in another process. Only the servers of the
 * journeys have it, on this machine alone.
 */
export function openDatabasePort(
  { kysely }: TestApp['database'],
  port: number,
  mails: readonly ReceivedMail[] = [],
): Server {
  const answer = async (request: IncomingMessage): Promise<unknown> =>
    request.method === 'GET'
      ? mails
      : (await kysely.executeQuery(CompiledQuery.raw(await text(request)))).rows;
  return createServer(async (request, response) => {
    try {
      const body = JSON.stringify(await answer(request));
      response.setHeader('content-type', 'application/json').end(body);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  }).listen(port, '127.0.0.1');
}
