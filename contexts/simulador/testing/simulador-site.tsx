import { createClausura, PERSONA } from '@marco/esquemas/testing';
import { createFakeServer, createTestSite, type FakeCall } from '@marco/web-kit/testing';
import type { SimuladorDeServicio } from '../contract/index.ts';
import { buildGuion } from '../server/guiones/worker/build-guion.ts';
import { createAtencion } from '../web/attend-motor.ts';
import type { PedidoAlMotor, RespuestaDelMotor } from '../web/create-motor.ts';
import { simuladorRoutes } from '../web/simulador.routes.ts';
import { createMaterial } from './guion-de-muestra.ts';

/** What the server says of the servicio of the sample. */
export const sampleSimulador: SimuladorDeServicio = {
  servicioId: 17,
  servicio: 'Consulta de personas',
  entidad: 'Entidad de prueba',
  pagina: '/directorio-servicios/prueba/consulta-de-personas',
  versionId: 51,
  version: '1.0',
  obsoleta: false,
  xroad: 'CO/GOB/PRUEBA-0001/SIMULADOR/servicio-17',
  llamadas: 12,
  guion: JSON.stringify(buildGuion(createMaterial(createClausura(PERSONA))).guion),
};

/** The thread of a browser in one that has none: the same messages, in the thread of the page. */
export class HiloDePagina {
  private readonly attend = createAtencion();
  private readonly listeners: ((event: { readonly data: RespuestaDelMotor }) => void)[] = [];

  addEventListener(_type: 'message', listener: (event: { readonly data: RespuestaDelMotor }) => void): void {
    this.listeners.push(listener);
  }

  postMessage(pedido: PedidoAlMotor): void {
    void this.attend(pedido).then((data) => {
      if (data) for (const listener of this.listeners) listener({ data });
    });
  }

  terminate(): void {
    this.listeners.length = 0;
  }
}

/** The page of a simulator as it stands in the product, on a fake server. */
export function createSimuladorSite(address: string, server: (call: FakeCall) => Response | undefined) {
  const { fake, calls } = createFakeServer((call) => server(call) ?? Response.json({}));
  return { ...createTestSite({ routes: simuladorRoutes, address, fake }), calls };
}
