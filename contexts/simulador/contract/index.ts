export { getSimuladorEndpoint, type SimuladorDeServicio } from './get-simulador.endpoint.ts';
