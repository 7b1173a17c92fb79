import type { FastifyInstance } from 'fastify';
import { refuseCommon } from './app-error.ts';
import { type DocumentAnswer, sendDocument } from './document-answer.ts';
import { sendProblem } from './problem.ts';

/** A document whose address other specifications fix, outside of `/api-public`: `/.well-known/did.json`. */
export interface RootDocument {
  /** Parameters as `{name}`. */
  readonly path: `/${string}`;
  /** The document as it is now; undefined where there is none. */
  readonly find: (params: Readonly<Record<string, string>>) => Promise<DocumentAnswer | undefined>;
}

/**
 * Answers each document at its address, for anybody. Programs of other sites read them in browsers too, and ask again
 * each time whether it changed.
 */
export function registerRootDocuments(app: FastifyInstance, documents: readonly RootDocument[]): void {
  for (const { path, find } of documents)
    app.get<{ Params: Record<string, string> }>(
      path.replaceAll(/\{(\w+)\}/g, ':$1'),
      { schema: { hide: true } },
      async (request, reply) => {
        const found = await find(request.params);
        if (!found) return sendProblem(request, reply, refuseCommon('NO_ENCONTRADO'));
        reply.header('access-control-allow-origin', '*').header('cache-control', 'no-cache');
        return sendDocument(reply, found);
      },
    );
}
