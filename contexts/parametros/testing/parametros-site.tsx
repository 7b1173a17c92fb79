import { BannerHost } from '@marco/web-kit/banner';
import { ModalHost } from '@marco/web-kit/modal';
import { createFakeServer, createTestSite, type FakeCall } from '@marco/web-kit/testing';
import { Outlet } from 'react-router';
import { CampanaNotificaciones } from '../web/notificaciones/campana-notificaciones.tsx';
import { parametrosRoutes } from '../web/parametros.routes.ts';

/** What a fake server answers; throw an `ApiError` to fail. */
export type Answer = (call: FakeCall) => unknown;

/** The screens of this context on a server made of answers by method and path; calls are kept in order. */
export function createParametrosSite(address: string, answers: Readonly<Record<string, Answer>>) {
  const { fake, callsTo } = createFakeServer((call) => answers[call.address]?.(call));
  const routes = [...parametrosRoutes, { path: '*', element: <h1>Otra</h1> }];
  return { ...createTestSite({ routes, address, fake, Root }), callsTo };
}

function Root() {
  return (
    <>
      <header>
        <CampanaNotificaciones />
      </header>
      <main>
        <Outlet />
      </main>
      <ModalHost />
      <BannerHost />
    </>
  );
}
