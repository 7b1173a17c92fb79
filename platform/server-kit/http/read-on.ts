import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Keeps the connection of a caller that is still sending when it is answered: if it closed, the caller would lose the
 * answer (RFC 9112, 9.6). The server reads and drops what is left, until the time of the request is over. Where the
 * caller asked for the end of the connection, it ends after that.
 */
export function readOn({ raw: request }: FastifyRequest, reply: FastifyReply): void {
  if (request.complete || reply.statusCode === 408) return;
  const { raw: answer } = reply;
  reply.removeHeader('connection');
  if (answer.shouldKeepAlive) return;
  answer.shouldKeepAlive = true;
  request.once('end', () => request.socket.end());
}
