import { refuseWith } from '@marco/contract-kit/decision';
import { createFakeServer, createTestSite, type FakeCall } from '@marco/web-kit/testing';
import { PRUEBAS_CONSUMO, PRUEBAS_XROAD } from '../contract/ensayos-xroad.terms.ts';
import type {
  ConsumoXroad,
  EnsayoDeConsumo,
  EnsayosDeVersion,
  EnsayoXroad,
  PruebaXroad,
} from '../contract/index.ts';
import { ensayosXroadRoutes } from '../web/ensayos-xroad.routes.ts';

const INTERCAMBIO = {
  envio: 'Petición válida: consultar',
  mensaje: 'ensayo-1',
  estado: 500,
  error: 'Server.ServerProxy.AccessDenied',
  bytes: 1200,
  huella: 'a'.repeat(64),
  duracionMs: 7,
};

const createPrueba = (codigo: PruebaXroad['codigo']): PruebaXroad => ({
  codigo,
  resultado: 'superada',
  razones: [`Razón de ${codigo}.`],
  intercambios: [{ ...INTERCAMBIO, mensaje: `ensayo-${codigo}` }],
});

/** A rehearsal with a test that failed and one without evidence. */
export const sampleEnsayo: EnsayoXroad = {
  id: 9,
  preliminar: true,
  ejecutadoEn: '2026-11-20T15:00:00.000Z',
  quien: 'Persona de Prueba',
  superadas: 7,
  fallidas: 1,
  total: 9,
  servicioId: 17,
  servicio: 'Consulta de personas',
  versionId: 51,
  version: '1.0',
  pruebas: PRUEBAS_XROAD.map(createPrueba).map((una) =>
    una.codigo === 'T-05'
      ? { ...una, resultado: 'fallida', razones: ['A un consumidor sin permiso, el servicio respondió 200.'] }
      : una.codigo === 'T-01'
        ? { ...una, resultado: 'sin-evidencia' }
        : una,
  ),
  registros: 78,
};

const { id, ejecutadoEn, quien, superadas, fallidas, total } = sampleEnsayo;

/** The rehearsals of a version, as its entidad reads them. */
export const sampleEnsayos: EnsayosDeVersion = {
  servicioId: 17,
  servicio: 'Consulta de personas',
  entidad: 'Entidad de prueba',
  versionId: 51,
  version: '1.0',
  xroad: 'CO/GOB/PRUEBA-0001/SIMULADOR/servicio-17',
  ultimo: sampleEnsayo,
  ensayos: [
    { id, ejecutadoEn, quien, superadas, fallidas, total },
    { id: 8, ejecutadoEn: '2026-11-19T15:00:00.000Z', quien, superadas: 9, fallidas: 0, total },
  ],
  permisos: { ensayar: { allowed: true, reasons: [], unblockers: [] } },
};

/** The same, as the ministry reads them. */
export const sampleAjenos: EnsayosDeVersion = {
  ...sampleEnsayos,
  permisos: { ensayar: refuseWith('El servicio es de otra entidad.', 'la entidad') },
};

/** The call of an acuerdo, as who consumes reads it. */
export const sampleConsumo: ConsumoXroad = {
  acuerdoId: 7,
  numero: 'LCI-AC-2026-000007',
  servicio: 'Consulta de personas',
  proveedora: 'Entidad de prueba',
  version: '1.0',
  cliente: 'CO-QA/GOB/CONSUME-0005/CUPOS',
  xroad: 'CO-QA/GOB/PRUEBA-0001/SIMULADOR/servicio-17',
  llamadas: [
    {
      operacion: 'consultar',
      metodo: 'POST',
      direccion: '/simulador/r1/CO-QA/GOB/PRUEBA-0001/SIMULADOR/servicio-17/1.0/consultar',
      cabeceras: [
        { nombre: 'X-Road-Client', valor: 'CO-QA/GOB/CONSUME-0005/CUPOS' },
        { nombre: 'Content-Type', valor: 'application/json' },
        { nombre: 'Simulador-Clave', valor: 'clave-de-muestra' },
      ],
      cuerpo: '{"numero":"9999000012"}',
      huella: `${'A'.repeat(86)}==`,
    },
  ],
  permisos: { ensayar: { allowed: true, reasons: [], unblockers: [] } },
};

/** What came of its rehearsal. */
export const sampleEnsayoDeConsumo: EnsayoDeConsumo = {
  pruebas: PRUEBAS_CONSUMO.map((codigo) => ({ ...createPrueba(codigo), codigo })),
  respuesta: {
    estado: 200,
    cabeceras: [{ nombre: 'x-road-id', valor: 'ensayo-1' }],
    cuerpo: '{"nombre":"María"}',
    cortada: false,
  },
};

/** The screen of the rehearsal as it stands in the product, on a fake server. */
export function createEnsayoSite(address: string, server: (call: FakeCall) => Response | undefined) {
  const { fake, calls } = createFakeServer((call) => server(call) ?? Response.json({}));
  return { ...createTestSite({ routes: ensayosXroadRoutes, address, fake }), calls };
}
