import type { FastifyInstance } from 'fastify';
import { findAccount } from '../accounts/find-account.ts';
import { presentNoSession, presentSession } from '../pages/message-pages.ts';
import type { PageSender } from '../pages/page-sender.ts';
import type { ProviderHolder } from '../provider/provider-holder.ts';
import type { Runtime } from '../runtime.ts';

/** The authenticator's own front page: who is signed in, and the way out. */
export function registerSessionPage(
  app: FastifyInstance,
  runtime: Runtime,
  pages: PageSender,
  holder: ProviderHolder,
): void {
  const { homeUrl } = runtime;
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const { current } = holder;
    const session = await current.Session.get(current.createContext(request.raw, reply.raw));
    const account = session.accountId ? await findAccount(runtime.kysely, session.accountId) : undefined;
    const page = account ? presentSession(account, homeUrl) : presentNoSession(homeUrl);
    return pages.sendPage(request, reply, 200, page);
  });
}
