import { createFakeServer, createTestSite, type FakeCall } from '@marco/web-kit/testing';
import type { Solicitud, SolicitudListada } from '../contract/index.ts';
import { PASOS_SOLICITUD } from '../contract/terms.ts';
import { solicitudesRoutes } from '../web/index.ts';

export { buildRefusal } from '@marco/web-kit/testing';

/** What a fake server answers to a call; undefined leaves it to the usual answers. */
export type FakeServer = (call: FakeCall) => Response | undefined;

export const ALLOWED = { allowed: true, reasons: [], unblockers: [] };
export const refuse = (reason: string) => ({ allowed: false, reasons: [reason], unblockers: [] });

const entidad = { id: 7, nombre: 'Departamento nacional de planeación' };
const listada: SolicitudListada = {
  ...{ id: 31, nivel: 1, tipo: 'nueva', radicado: null, servicio: 'Consulta de vigencia de pasaporte' },
  ...{ entidad, estado: 'borrador', consultor: null, solicitante: 'Ana Ruiz' },
  ...{ fechaCreacion: '2026-11-10T15:00:00.000Z', radicadaEn: null, cerradaEn: null, plazo: null },
};

const pasos = Object.fromEntries(
  PASOS_SOLICITUD.map((paso) => [paso, refuse('La solicitud está en «Borrador».')]),
) as Pick<Solicitud['acciones'], (typeof PASOS_SOLICITUD)[number]>;

/** A draft that is whole. */
export const sampleSolicitud: Solicitud = {
  ...listada,
  ...{ version: 3, servicioNombre: listada.servicio },
  servicioId: 12 as Solicitud['servicioId'],
  ...{ servicioDescripcion: 'Dice si un pasaporte está vigente.', objetivo: 'Verificar la identidad.' },
  ...{ tipoIntercambio: 'consulta', sincronia: 'sincrono', dominio: 'Identidad' },
  dominioId: 3 as Solicitud['dominioId'],
  ...{ periodicidad: 'en-linea', volumenEstimado: null, estadoServicio: 'Identificado', consultorId: null },
  normas: [
    {
      ...{ id: 5, tipo: 'decreto', numero: '620', fechaExpedicion: '2020-05-02', articulo: '' },
      ...{ habilita: 'Consultar el registro.', archivoId: '0198f0aa-0000-7000-8000-000000000005' },
      documento: {
        ...{ idArchivo: '0198f0aa-0000-7000-8000-000000000005', nombre: 'decreto-620.pdf', tamano: 842_000 },
      },
    },
  ] as Solicitud['normas'],
  documentos: [
    { idArchivo: '0198f0aa-0000-7000-8000-000000000006', nombre: 'concepto.pdf', tamano: 318_000 },
  ],
  campos: ['numeroPasaporte', 'fechaVencimiento'].map((nombre, at) => ({
    ...{ id: at + 1, nombre, descripcion: `Es ${nombre}.`, tipoDato: 'Texto', longitud: null },
    ...{ obligatorio: true, sentido: 'salida' as const, valores: '', fuente: '', ejemplo: '' },
    ...{ sistemaOrigen: '', accion: null, elemento: null, justificacion: '', decision: 'pendiente' as const },
    ...{ observacion: '', cumplido: null },
  })),
  pasos: [],
  pendientes: [],
  fechaModificacion: '2026-11-10T15:00:00.000Z',
  acciones: {
    ...pasos,
    ...{ radicar: ALLOWED, editar: ALLOWED, eliminar: ALLOWED },
    ...{ catalogar: refuse('No.'), decidir: refuse('No.') },
  },
};

const servicio = (id: number, nombre: string, more: object = {}) => ({
  ...{ id, nombre, descripcion: `Servicio ${nombre}.`, estado: 'Identificado', enCurso: null },
  solicitar: ALLOWED,
  ...more,
});

const ANSWERS: Readonly<Record<string, unknown>> = {
  'GET /estados-servicio': [
    { estadoServicioId: 1, nombre: 'Identificado' },
    { estadoServicioId: 2, nombre: 'Estandarizado Nivel 1' },
  ],
  'GET /solicitud/opciones': {
    ...{ dominios: [{ id: 3, nombre: 'Identidad' }], consultores: [], permisos: { crear: ALLOWED } },
  },
  'POST /solicitud/servicios': {
    servicios: [
      servicio(12, 'Consulta de pasaporte'),
      servicio(13, 'Consulta de cédula', {
        enCurso: {
          ...{ ...listada, id: 40, radicado: 'LCI-N1-2026-000009', estado: 'radicada' },
          plazo: { venceEn: '2026-11-25', diasHabiles: 2, vencida: false },
        },
        solicitar: refuse('El servicio ya tiene una solicitud de nivel 1 en curso.'),
      }),
      servicio(14, 'Registro de visas', { enCurso: { ...listada, id: 41 } }),
    ],
    total: 32,
  },
  'POST /solicitud/listar': { solicitudes: [listada], total: 1, porEstado: {} },
  'GET /solicitud/31': sampleSolicitud,
  'GET /solicitud/41': { ...sampleSolicitud, id: 41 },
  'POST /solicitud/nivel-uno': { ...sampleSolicitud, version: 1, normas: [], campos: [], documentos: [] },
  'PUT /solicitud/nivel-uno/31': { ...sampleSolicitud, version: 4 },
  'DELETE /solicitud/nivel-uno/31': { id: 31 },
  'POST /solicitud/31/pasos': {
    ...{ ...sampleSolicitud, version: 4, estado: 'radicada', radicado: 'LCI-N1-2026-000001' },
  },
};

/** The level screens as they stand in the product, on a fake server. */
export function createNivelesSite(address: string, server: FakeServer = () => undefined) {
  const { fake, callsTo } = createFakeServer((call) => server(call) ?? ANSWERS[call.address]);
  return { ...createTestSite({ routes: solicitudesRoutes, address, fake }), sent: callsTo };
}
