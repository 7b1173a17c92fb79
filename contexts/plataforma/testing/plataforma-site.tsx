import { ALLOWED } from '@marco/contract-kit/decision';
import { sampleConfiguracion } from '@marco/parametros/testing';
import { loadConfiguracion } from '@marco/parametros/widgets';
import { createFakeServer, createTestSite, type FakeCall } from '@marco/web-kit/testing';
import type { ImportacionOperacion, OperacionServicioMedida } from '../contract/index.ts';
import { createCuenta } from '../rules/operacion/resumen.ts';
import { plataformaRoutes } from '../web/plataforma.routes.ts';

/** A file whose hours are computed and wait for the operator. */
export const sampleImportacion: ImportacionOperacion = {
  id: 7,
  version: 4,
  ambiente: 'produccion',
  instancia: 'CO',
  nombre: 'operacion.jsonl',
  bytes: 2_000_000,
  recibidos: 2_000_000,
  estado: 'revisada',
  rechazo: null,
  resumen: {
    ...createCuenta(),
    registros: 2000,
    clientes: 1000,
    productores: 990,
    apartados: { 'instancia-ajena': 10 },
    primerosApartados: [{ registro: 5, motivo: 'instancia-ajena' }],
    codigosDesconocidos: { 'Server.Nuevo': 3 },
  },
  calculo: {
    horas: 2,
    intercambios: 1000,
    exitosos: 990,
    sinPareja: 10,
    desde: '2026-11-26T14:00:00.000Z',
    hasta: '2026-11-26T16:00:00.000Z',
  },
  creadaPor: 'Olga Prueba',
  creadaEn: '2026-11-26T17:00:00.000Z',
  aplicadaEn: null,
  recibe: false,
  acciones: { aplicar: ALLOWED, descartar: ALLOWED },
};

const SIN_FALLAS = { timeout: 0, certificado: 0, permiso: 0, proveedor: 0, cliente: 0, red: 0, otra: 0 };

/** A servicio the operation never named. */
export const sampleSinDatos: OperacionServicioMedida = {
  servicioId: 21,
  datosHasta: null,
  diasMedidos: 30,
  disponibilidad: { prometido: 99.5, medido: null, veredicto: 'sin-datos' },
  p95: { prometido: null, medido: null, veredicto: 'sin-datos' },
  tasaError: { prometido: null, medido: null, veredicto: 'sin-datos' },
  llamadas: 0,
  exitosas: 0,
  p50: null,
  p99: null,
  porFalla: SIN_FALLAS,
  hoy: '2026-11-27',
  dias: [],
  deriva: null,
  ultimoIncidente: null,
};

/** One that is measured. */
export const sampleOperacion: OperacionServicioMedida = {
  ...sampleSinDatos,
  datosHasta: '2026-11-26T16:00:00.000Z',
  disponibilidad: { prometido: 99.5, medido: 99.87, veredicto: 'cumple' },
  p95: { prometido: 2000, medido: { desde: 1536, hasta: 2048 }, veredicto: 'en-el-limite' },
  tasaError: { prometido: 1, medido: 1.5, veredicto: 'no-cumple' },
  llamadas: 1200,
  exitosas: 1182,
  porFalla: { ...SIN_FALLAS, proveedor: 18 },
  dias: [
    { dia: '2026-11-25', llamadas: 600, fallas: 0, disponibilidad: 100 },
    { dia: '2026-11-26', llamadas: 600, fallas: 18, disponibilidad: 95 },
  ],
};

/** The screens of the operator as they stand in the product, on a fake server; every call is kept. */
export function createPlataformaSite(address: string, server: (call: FakeCall) => Response | undefined) {
  const { fake, calls } = createFakeServer((call) =>
    call.address === 'GET /configuracion' ? sampleConfiguracion : (server(call) ?? Response.json({})),
  );
  const made = createTestSite({ routes: plataformaRoutes, address, fake });
  // As in the product, where it is there before the first screen.
  void loadConfiguracion(made.queries, made.client);
  return { ...made, sent: (wanted: string) => calls.filter((call) => call.address === wanted) };
}
