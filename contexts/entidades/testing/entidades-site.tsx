import { ALLOWED } from '@marco/contract-kit/decision';
import { sampleConfiguracion } from '@marco/parametros/testing';
import { type GivenPanels, joinPanels } from '@marco/web-kit/panel-slots';
import { useReportedTotal } from '@marco/web-kit/reading-sections';
import { createFakeServer, createTestSite, type FakeCall } from '@marco/web-kit/testing';
import type { DetalleEntidad, FilaEntidad, OpcionesEntidad } from '../contract/index.ts';
import type { EntidadPanelProps } from '../web/entidad-slots.ts';
import { createEntidadesRoutes } from '../web/entidades.routes.ts';
import { sampleEntidad } from './sample-entidad.ts';

export { buildRefusal } from '@marco/web-kit/testing';

/** What a fake server answers to a call; undefined leaves it to the usual answers. */
export type FakeServer = (call: FakeCall) => Response | Promise<Response> | undefined;

const sampleOpciones: OpcionesEntidad = {
  sectores: [
    { id: 1, nombre: 'Privado', activo: true },
    { id: 2, nombre: 'Educación', activo: true },
    { id: 3, nombre: 'Retirado', activo: false },
  ],
  ordenes: [{ id: 1, nombre: 'Nacional' }],
  departamentos: [
    { codigo: '05', nombre: 'Antioquia', activo: true },
    { codigo: '76', nombre: 'Valle del Cauca', activo: true },
  ],
  dominiosCorreo: ['gov.co'],
};

export const sampleDetalle: DetalleEntidad = {
  ...sampleEntidad,
  id: 7,
  version: 3,
  activa: true,
  sector: 'Privado',
  orden: null,
  departamento: 'Valle del Cauca',
  municipio: 'Cali',
  fechaCreacion: '2026-05-14T15:00:00.000Z',
  contactoConfirmadoEn: null,
  uso: { usuariosActivos: 4, serviciosActivos: 1, mesasAbiertas: 2 },
  permisos: {
    editar: ALLOWED,
    editarContacto: ALLOWED,
    confirmarContacto: ALLOWED,
    cambiarEstado: ALLOWED,
  },
};

const sampleFila: FilaEntidad = {
  id: 7,
  tipo: 'privada',
  nombre: sampleEntidad.nombre,
  sigla: null,
  nit: sampleEntidad.nit,
  dv: sampleEntidad.dv,
  sector: 'Privado',
  orden: null,
  departamento: 'Valle del Cauca',
  municipio: 'Cali',
  activa: true,
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  'GET /configuracion': sampleConfiguracion,
  'GET /entidad/opciones': sampleOpciones,
  'GET /entidad/municipios': [{ codigo: '76001', nombre: 'Cali', activo: true }],
  'GET /entidad/7': sampleDetalle,
  'POST /entidad/crear': { id: 7 },
  'POST /entidad/listar': {
    entidades: [sampleFila],
    total: 43,
    estados: { activas: 40, inactivas: 3 },
    permisos: { crear: ALLOWED },
  },
  'GET /municipios': {
    filas: [
      {
        id: '76001',
        codigo: '76001',
        nombre: 'Cali',
        departamento: 'Valle del Cauca',
        activo: true,
        version: 1,
        usos: 3,
        usadoPor: '3 entidades',
      },
    ],
    total: 1,
    permisos: { crear: ALLOWED, editar: ALLOWED, eliminar: ALLOWED },
  },
};

const panels = ['Usuarios', 'Servicios', 'Mesas'].map((label, order) => ({
  id: label.toLowerCase(),
  label,
  order,
  Panel: ({ entidadId, onTotal }: EntidadPanelProps) => {
    useReportedTotal(onTotal, label === 'Mesas' ? null : order + 3);
    return (
      <p>
        {label} de {entidadId}
      </p>
    );
  },
}));

const catalogo = { id: 'lenguajes', label: 'Lenguajes', order: 1, Panel: () => <p>Catálogo de lenguajes</p> };

/** What the other contexts give to the screens of the entities. */
const PANELS: GivenPanels = {
  entidad: async () => panels,
  retornos: async () => [{ from: 'level-consult', to: '/app/consulta?restaurada=1' }],
  catalogos: async () => [catalogo],
};

/** The screens of the entities as they stand in the product, on a fake server. */
export function createEntidadesSite(address: string, server: FakeServer = () => undefined) {
  const { fake, callsTo } = createFakeServer((call) => server(call) ?? ANSWERS[call.address]);
  return {
    ...createTestSite({
      routes: createEntidadesRoutes(joinPanels([PANELS])),
      address,
      fake,
    }),
    sent: callsTo,
  };
}
