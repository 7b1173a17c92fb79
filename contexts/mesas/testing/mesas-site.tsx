import { sampleConfiguracion } from '@marco/parametros/testing';
import { BannerHost } from '@marco/web-kit/banner';
import { ModalHost } from '@marco/web-kit/modal';
import { useShownTrail } from '@marco/web-kit/page';
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { Link, Outlet } from 'react-router';
import { MesasStorageKeeper } from '../web/busqueda/mesas-storage.tsx';
import { mesasRoutes } from '../web/mesas.routes.ts';
import { mesasPrivateRoutes } from '../web/mesas-private.routes.ts';

export { createFailure } from '@marco/web-kit/testing';

/** What a fake server answers to an address under its base; throw to fail. */
export type Answer = (body: Record<string, unknown>) => unknown;

/** A server made of answers by path; every call is kept in order. */
export function createMesasServer(answers: Record<string, Answer>) {
  const all: Record<string, Answer> = { '/configuracion': () => sampleConfiguracion, ...answers };
  const { fake, calls } = createFakeServer(({ path, body }) => all[path]?.(body));
  /** Calls to a path, or to its end, in order. */
  const callsTo = (wanted: string) => calls.filter(({ path }) => path.endsWith(wanted));
  return { fake, calls, callsTo };
}

function Root() {
  return (
    <>
      <MesasStorageKeeper />
      <nav>
        <Link to="/otra">Otra página</Link>
        {useShownTrail()?.current}
      </nav>
      <main>
        <Outlet />
      </main>
      <ModalHost />
      <BannerHost />
    </>
  );
}

/** The mesas as they stand in the product, on a fake server; `accessToken` makes the calls private. */
export function createMesasSite(fake: typeof fetch, address: string, accessToken?: string) {
  return createTestSite({
    routes: [...mesasRoutes, ...mesasPrivateRoutes, { path: '/otra', element: <h1>Otra</h1> }],
    address,
    fake,
    session: accessToken ? { accessToken, nombreUsuario: 'Ana Ruiz', user: 'aruiz' } : null,
    Root,
  });
}
