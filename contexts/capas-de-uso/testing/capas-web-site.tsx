import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { createFakeServer, createTestSite, type FakeCall } from '@marco/web-kit/testing';
import type { DetalleCapa, FilaCapa, VersionCapa } from '../contract/index.ts';
import { capasDeUsoRoutes } from '../web/capas-de-uso.routes.ts';

export { buildRefusal } from '@marco/web-kit/testing';

/** What a fake server answers to a call; undefined leaves it to the usual answers. */
export type FakeServer = (call: FakeCall) => Response | undefined;

export const REFUSED = refuseWith(
  'Una versión histórica no cambia: es lo que rigió.',
  'Administrador MinTIC',
);

const RAIZ = 'https://lenguaje.ejemplo.gov.co';
const vigente: VersionCapa = {
  versionId: 71,
  numero: '1.1',
  estado: 'vigente',
  nombre: 'Local',
  descripcion: 'Elementos propios de la administración colombiana.',
  prefijo: 'loc',
  espacioNombres: `${RAIZ}/1.0/esquemas/Local`,
  fuenteInformacion: 'Acuerdo 7 de la mesa técnica.',
  fechaVigencia: '2026-03-02',
  fechaCreacion: '2026-03-02T15:00:00.000Z',
  creadoPor: 'Íngrid Ñáñez',
  flagHistorico: false,
  attachments: [],
};
const historica: VersionCapa = {
  ...vigente,
  versionId: 70,
  numero: '1.0',
  estado: 'historica',
  flagHistorico: true,
  attachments: [{ idArchivo: '4b8f5c9e-0d0d-4f1a-9b3a-0d9d9d9d9d9d', nombre: 'acuerdo.pdf', tamano: 2048 }],
};

const capa = {
  id: 2,
  codigo: 'Local',
  tipo: 'local',
  carpeta: 'Local',
  capaPadre: { id: 1, nombre: 'Común' },
  entidad: null,
  sector: null,
  oid: '2.999.170.4.2',
  oidDetails: [
    { oid: '2.999.170.4', nombre: 'Capas de uso' },
    { oid: '2.999.170.4.2', nombre: 'Capa Local' },
  ],
} as const;

export const sampleDetalle: DetalleCapa = {
  ...capa,
  capaPadre: { ...capa.capaPadre },
  oidDetails: [...capa.oidDetails],
  version: 3,
  activa: true,
  incorporados: 12,
  actual: vigente,
  permisos: {
    editar: ALLOWED,
    publicar: REFUSED,
    quitarDocumento: REFUSED,
    versionar: ALLOWED,
    cambiarEstado: REFUSED,
  },
};

const toFila = (version: VersionCapa): FilaCapa => ({
  ...capa,
  capaPadre: { ...capa.capaPadre },
  oidDetails: [...capa.oidDetails],
  ...version,
  permisos: version.flagHistorico
    ? { editar: REFUSED, versionar: REFUSED }
    : { editar: ALLOWED, versionar: ALLOWED },
});

const ANSWERS: Readonly<Record<string, unknown>> = {
  'GET /entidades': [],
  'POST /capadeuso/capaFiltro': {
    capas: [toFila(vigente), toFila(historica)],
    total: 32,
    estados: { borrador: 1, vigente: 30, historica: 1, inactiva: 0 },
    permisos: { crear: ALLOWED },
  },
  'GET /capadeuso/capaById/2': sampleDetalle,
  'GET /capadeuso/version/2': [vigente, historica],
  'GET /capadeuso/version/2/70': { ...capa, actual: historica },
  'POST /capadeuso/capaCrear': { id: 2 },
  'GET /capadeuso/listas': {
    sectores: [
      { id: 8, nombre: 'Salud y Protección Social', activo: true },
      { id: 9, nombre: 'Retirado', activo: false },
    ],
    espacioNombresRaiz: RAIZ,
    permisos: { crear: ALLOWED },
  },
  'GET /capadeuso/opciones': {
    capas: [
      {
        id: 1,
        codigo: 'Comun',
        nombre: 'Común',
        tipo: 'comun',
        capaPadreId: null,
        prefijo: 'com',
        espacioNombres: `${RAIZ}/1.0/esquemas/Comun`,
      },
      {
        id: 2,
        codigo: 'Local',
        nombre: 'Local',
        tipo: 'local',
        capaPadreId: 1,
        prefijo: 'loc',
        espacioNombres: `${RAIZ}/1.0/esquemas/Local`,
      },
    ],
    dominios: [{ id: 1, codigo: 'Ubicacion', nombre: 'Ubicación' }],
  },
  'GET /capadeuso/jerarquia': [
    {
      id: 1,
      codigo: 'Comun',
      nombre: 'Común',
      tipo: 'comun',
      estado: 'vigente',
      capaPadreId: null,
      incorporados: 40,
    },
    {
      id: 2,
      codigo: 'Local',
      nombre: 'Local',
      tipo: 'local',
      estado: 'vigente',
      capaPadreId: 1,
      incorporados: 12,
    },
  ],
};

/** The screens of the layers as they stand in the product, on a fake server. */
export function createCapasSite(address: string, server: FakeServer = () => undefined) {
  const { fake, callsTo } = createFakeServer((call) => server(call) ?? ANSWERS[call.address]);
  return { ...createTestSite({ routes: capasDeUsoRoutes, address, fake }), sent: callsTo };
}
