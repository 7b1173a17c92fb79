export type {
  EnsayosDeVersion,
  EnsayoXroad,
  IntercambioDePrueba,
  PruebaXroad,
  ResumenEnsayo,
} from './ensayo-xroad.schema.ts';
export {
  createEnsayoXroadEndpoint,
  getEnsayoXroadEndpoint,
  listEnsayosXroadEndpoint,
} from './ensayos-xroad.endpoints.ts';
export { getSimuladorEndpoint, type SimuladorDeServicio } from './get-simulador.endpoint.ts';
