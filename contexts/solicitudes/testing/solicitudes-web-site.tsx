import { ALLOWED } from '@marco/contract-kit/decision';
import { createFakeServer, createTestSite, type FakeCall } from '@marco/web-kit/testing';
import type { Solicitud } from '../contract/index.ts';
import { ESTADOS_SOLICITUD } from '../contract/terms.ts';
import { solicitudesRoutes } from '../web/solicitudes.routes.ts';
import { sampleConversacion } from './acompanamiento-sample.ts';
import { sampleReloj } from './reloj-sample.ts';
import { sampleListada, sampleSolicitud } from './solicitud-sample.ts';

/** What a fake server answers to a call; undefined leaves it to the usual answers. */
export type FakeServer = (call: FakeCall) => Response | undefined;

export const sampleOpciones = {
  dominios: [{ id: 1, nombre: 'Identificación' }],
  consultores: [
    { id: 9, nombre: 'Íngrid Ñáñez', enCurso: 4 },
    { id: 10, nombre: 'Álvaro Ruiz', enCurso: 1 },
  ],
  todasLasEntidades: true,
  lado: 'ministerio',
  permisos: { crear: ALLOWED, asignar: ALLOWED, certificar: ALLOWED },
};

/** What each consultor has in their hands, who has least first. */
export const sampleCarga = {
  cupo: 10,
  consultores: [
    { id: 10, nombre: 'Álvaro Ruiz', abiertas: 1, porNivel: [1, 0, 0], vencidas: 0, diasEnMano: 1 },
    { id: 9, nombre: 'Íngrid Ñáñez', abiertas: 4, porNivel: [2, 1, 1], vencidas: 1, diasEnMano: 31 },
  ],
};

const porEstado = Object.fromEntries(ESTADOS_SOLICITUD.map((estado) => [estado, 0]));

function toAnswers(solicitud: Solicitud): Readonly<Record<string, unknown>> {
  return {
    'GET /entidades': [],
    'POST /solicitud/listar': {
      solicitudes: [sampleListada],
      total: 32,
      porEstado: { ...porEstado, 'en-conceptualizacion': 32 },
    },
    'GET /solicitud/opciones': sampleOpciones,
    'GET /solicitud/carga': sampleCarga,
    'GET /solicitud/7': solicitud,
    'GET /solicitud/7/reloj': sampleReloj,
    'GET /solicitud/7/conversacion': sampleConversacion,
    'POST /solicitud/7/conversacion': sampleConversacion.mensajes[1],
    'PUT /solicitud/7/marcas': solicitud,
    'PUT /solicitud/7/seguimiento': { seguida: true },
    'POST /solicitud/7/pasos': solicitud,
    'GET /solicitud/7/impacto': { exigido: false, impacto: null, huella: '', numeroPrevisto: null },
    'PUT /solicitud/7/elementos': solicitud,
    'PUT /solicitud/7/decisiones': solicitud,
    'GET /solicitudes/solicitantes/finderTopFive': [{ id: 4, nombre: 'Óscar Peña' }],
    'GET /elemento-dato/nombres': [
      {
        versionId: 16,
        elementoId: 6,
        nombre: 'Fecha de vencimiento',
        identificador: 'fecVencimiento',
        numero: '1.0',
        tipo: 'simple',
        clase: 'dato',
        estado: 'incorporado',
        oid: '2.999.170.1.1.6.1',
      },
    ],
  };
}

/** The screens of the requests as they stand in the product, on a fake server. */
export function createSolicitudesSite(
  address: string,
  server: FakeServer = () => undefined,
  solicitud: Solicitud = sampleSolicitud,
) {
  const answers = toAnswers(solicitud);
  const { fake, callsTo } = createFakeServer((call) => server(call) ?? answers[call.address]);
  return { ...createTestSite({ routes: solicitudesRoutes, address, fake }), sent: callsTo };
}
