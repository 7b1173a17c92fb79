import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { createFakeServer, createTestSite, type FakeCall } from '@marco/web-kit/testing';
import type { ComparacionDeNivel, Solicitud, SolicitudListada } from '../contract/index.ts';
import { solicitudesRoutes } from '../web/solicitudes.routes.ts';
import { sampleBorradorNivelDos, sampleCorrespondencia, sampleInforme } from './nivel-dos-sample.ts';
import { sampleBorradorNivelTres } from './nivel-tres-sample.ts';
import { sampleCampo, sampleListada, sampleSolicitud, toAcciones } from './solicitud-sample.ts';

export { buildRefusal } from '@marco/web-kit/testing';

/** What a fake server answers to a call; undefined leaves it to the usual answers. */
export type FakeServer = (call: FakeCall) => Response | Promise<Response> | undefined;

const listada: SolicitudListada = {
  ...sampleListada,
  id: 31,
  radicado: null,
  estado: 'borrador',
  consultor: null,
  radicadaEn: null,
  plazo: null,
};

const archivo = (nombre: string, at: number) => ({
  idArchivo: `0198f0aa-0000-7000-8000-00000000000${at}`,
  nombre,
  tamano: 842_000,
});

/** A draft that is whole. */
export const sampleBorrador: Solicitud = {
  ...sampleSolicitud,
  ...listada,
  version: 3,
  servicioId: 12 as Solicitud['servicioId'],
  dominioId: 3 as Solicitud['dominioId'],
  documentos: [archivo('concepto.pdf', 6)],
  pasos: [],
  consultorId: null,
  campos: ['numeroPasaporte', 'fechaVencimiento'].map((nombre, at) => ({
    ...sampleCampo,
    id: at + 1,
    nombre,
    descripcion: `Es ${nombre}.`,
    accion: null,
    elemento: null,
    cumplido: null,
  })),
  acciones: toAcciones(['radicar', 'editar', 'eliminar']),
};

const servicio = (id: number, nombre: string, more: object = {}) => ({
  id,
  nombre,
  descripcion: `Servicio ${nombre}.`,
  estado: 'Identificado',
  importado: false,
  enCurso: null,
  solicitar: ALLOWED,
  nivelDos: { servicioVersionId: null, enCurso: null, solicitar: refuseWith('No tiene el nivel 1.') },
  nivelTres: { servicioVersionId: null, enCurso: null, solicitar: refuseWith('No tiene el nivel 2.') },
  retiro: {
    servicioVersionId: null,
    enCurso: null,
    solicitar: refuseWith('No tiene una versión certificada.'),
  },
  ...more,
});

const DEL_MINISTERIO = refuseWith('Esto lo hace el ministerio.');

const ANSWERS: Readonly<Record<string, unknown>> = {
  'GET /estados-servicio': [
    { estadoServicioId: 1, nombre: 'Identificado' },
    { estadoServicioId: 2, nombre: 'Estandarizado Nivel 1' },
  ],
  'GET /solicitud/opciones': {
    dominios: [{ id: 3, nombre: 'Identidad' }],
    sistemas: [{ id: 5, nombre: 'Sistema de pasaportes' }],
    lenguajes: [{ id: 1, nombre: 'Java' }],
    basesDatos: [{ id: 2, nombre: 'PostgreSQL' }],
    consultores: [],
    permisos: { crear: ALLOWED, asignar: DEL_MINISTERIO, certificar: DEL_MINISTERIO },
  },
  'POST /solicitud/servicios': {
    servicios: [
      servicio(12, 'Consulta de pasaporte'),
      servicio(13, 'Consulta de cédula', {
        enCurso: {
          ...listada,
          id: 40,
          radicado: 'LCI-N1-2026-000009',
          estado: 'radicada',
          plazo: { venceEn: '2026-11-25', diasHabiles: 2, vencida: false },
        },
        solicitar: refuseWith('El servicio ya tiene una solicitud de nivel 1 en curso.'),
      }),
      servicio(14, 'Registro de visas', { enCurso: { ...listada, id: 41 } }),
      servicio(15, 'Consulta de movimientos', {
        estado: 'Estandarizado Nivel 1',
        importado: true,
        nivelDos: { servicioVersionId: 51, enCurso: null, solicitar: ALLOWED },
      }),
      servicio(16, 'Consulta de vigencias', {
        estado: 'Evaluado Nivel 2',
        nivelTres: { servicioVersionId: 52, enCurso: null, solicitar: ALLOWED },
        retiro: { servicioVersionId: 52, enCurso: null, solicitar: ALLOWED },
      }),
    ],
    total: 32,
  },
  'POST /solicitud/listar': { solicitudes: [listada], total: 1, porEstado: {} },
  'GET /solicitud/31': sampleBorrador,
  'GET /solicitud/41': { ...sampleBorrador, id: 41 },
  'POST /solicitud/nivel-uno': { ...sampleBorrador, version: 1, normas: [], campos: [], documentos: [] },
  'GET /solicitud/71': sampleBorradorNivelDos,
  'POST /solicitud/nivel-dos': sampleBorradorNivelDos,
  'PUT /solicitud/nivel-dos/71': { ...sampleBorradorNivelDos, version: 4 },
  'DELETE /solicitud/nivel-dos/71': { id: 71 },
  'POST /solicitud/nivel-dos/71/correspondencia': sampleCorrespondencia,
  'GET /solicitud/nivel-dos/71/mensajes/ejemplo': { contenido: '{"a": 1}', forma: 'json' },
  'GET /informes/0198f0aa-0000-4000-8000-0000000000a1': sampleInforme,
  'GET /solicitud/81': sampleBorradorNivelTres,
  'POST /solicitud/nivel-tres': sampleBorradorNivelTres,
  'PUT /solicitud/nivel-tres/81': { ...sampleBorradorNivelTres, version: 4 },
  'DELETE /solicitud/nivel-tres/81': { id: 81 },
  'PUT /solicitud/nivel-uno/31': { ...sampleBorrador, version: 4 },
  'DELETE /solicitud/nivel-uno/31': { id: 31 },
  'POST /solicitud/31/pasos': {
    ...sampleBorrador,
    version: 4,
    estado: 'radicada',
    radicado: 'LCI-N1-2026-000001',
  },
};

/** Of the servicios of the fake server none had a level before. */
const SIN_BASE: ComparacionDeNivel = {
  nivel: 1,
  base: null,
  hasta: null,
  comparado: [],
  huella: '0'.repeat(64),
  reafirmar: refuseWith('Ninguna versión anterior tiene el nivel.'),
};
const findAnswer = (address: string): unknown =>
  address.startsWith('GET /solicitud/reafirmacion/') ? SIN_BASE : ANSWERS[address];

/** The level screens as they stand in the product, on a fake server. */
export function createNivelesSite(address: string, server: FakeServer = () => undefined) {
  const { fake, callsTo } = createFakeServer((call) => server(call) ?? findAnswer(call.address));
  return { ...createTestSite({ routes: solicitudesRoutes, address, fake }), sent: callsTo };
}
