import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TestApp } from '@marco/test-kit';
import { CompiledQuery } from 'kysely';

/**
 * Lets a journey look into the database of its server, and change a row behind the product's back: the
 * server runs in another process. Only the servers of the journeys have it, on this machine alone.
 */
export function openDatabasePort({ kysely }: TestApp['database'], port: number): Server {
  return createServer(async (request, response) => {
    try {
      const { rows } = await kysely.executeQuery(CompiledQuery.raw(await text(request)));
      response.setHeader('content-type', 'application/json').end(JSON.stringify(rows));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  }).listen(port, '127.0.0.1');
}
