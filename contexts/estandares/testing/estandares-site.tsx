import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { sampleConfiguracion } from '@marco/parametros/testing';
import { createFakeServer, createTestSite, type FakeCall } from '@marco/web-kit/testing';
import type { DetalleEstandar, FilaEstandar } from '../contract/index.ts';
import { estandaresRoutes } from '../web/estandares.routes.ts';
import { ESTANDAR_DE_PRUEBA } from './sample-estandar.ts';

export { buildRefusal } from '@marco/web-kit/testing';

/** What a fake server answers to a call; undefined leaves it to the usual answers. */
export type FakeServer = (call: FakeCall) => Response | Promise<Response> | undefined;

export const BLOCKED = refuseWith('Faltan criterios por calificar.', 'otra persona');

export const sampleEstandar: DetalleEstandar = {
  ...ESTANDAR_DE_PRUEBA,
  id: 7,
  codigo: 'DCAT-3',
  estado: 'en-evaluacion',
  version: 4,
  oid: '2.999.170.3.7',
  elementos: 2,
  oidDetalle: [
    { oid: '2.999.170.3', nombre: 'Estándares' },
    { oid: '2.999.170.3.7', nombre: 'DCAT' },
  ],
  nombresSectores: ['Educación'],
  sectores: [2],
  evaluacion: {
    criterios: [
      {
        criterioId: 1,
        nombre: 'Apertura',
        descripcion: 'Quién puede usarlo.',
        peso: 15,
        puntaje: 4,
        justificacion: 'Es abierto.',
        evaluadoPor: 'Ana Ruiz',
        evaluadoEn: '2026-11-01T10:00:00.000Z',
      },
      {
        criterioId: 2,
        nombre: 'Madurez',
        descripcion: 'Qué tan estable es.',
        peso: 5,
        puntaje: null,
        justificacion: '',
        evaluadoPor: null,
        evaluadoEn: null,
      },
    ],
    puntaje: 4,
    recomendacion: 'Se sugiere adoptarlo: cumple bien casi todos los criterios.',
    completa: false,
  },
  concepto: null,
  cambios: [
    { id: 1, numero: '1.0', fecha: '2026-01-10', responsable: 'Comité', naturaleza: 'Primera versión.' },
  ],
  acciones: { editar: ALLOWED, calificar: ALLOWED, evaluar: ALLOWED, decidir: ALLOWED, retirar: ALLOWED },
};

const fila: FilaEstandar = {
  id: 7,
  codigo: 'DCAT-3',
  nombre: ESTANDAR_DE_PRUEBA.nombre,
  sigla: 'DCAT',
  edicion: '3',
  organismo: 'W3C',
  categoria: 'metadatos',
  estado: 'en-evaluacion',
  elementos: 2,
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  'GET /configuracion': sampleConfiguracion,
  'GET /estandares/opciones': {
    organismos: ['ISO', 'W3C'],
    sectores: [
      { id: 2, nombre: 'Educación', activo: true },
      { id: 3, nombre: 'Salud', activo: true },
    ],
    permisos: { crear: ALLOWED },
  },
  'GET /estandares/7': sampleEstandar,
  'GET /estandares/7/elementos': {
    elementos: [
      {
        id: 3,
        idVersion: 30,
        identificador: 'codPais',
        nombre: 'Código del país',
        version: '1.0',
        estado: 'incorporado',
      },
    ],
    total: 1,
  },
  'POST /estandares/crear': sampleEstandar,
  'POST /estandares/listar': {
    estandares: [fila],
    total: 43,
    porEstado: {
      propuesto: 1,
      'en-evaluacion': 2,
      adoptado: 30,
      recomendado: 5,
      'no-adoptado': 3,
      retirado: 2,
    },
    permisos: { crear: ALLOWED },
  },
};

/** The screens of the standards as they stand in the product, or something of them, on a fake server. */
export function createEstandaresSite(address: string, server: FakeServer = () => undefined) {
  const { fake, callsTo } = createFakeServer((call) => server(call) ?? ANSWERS[call.address]);
  return {
    ...createTestSite({ routes: estandaresRoutes, address, fake }),
    sent: callsTo,
  };
}
