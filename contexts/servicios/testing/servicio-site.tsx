import { type GivenPanels, joinPanels } from '@marco/web-kit/panel-slots';
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import type { CompatibilidadVersiones, DetalleServicio, OperacionServicio } from '../contract/index.ts';
import { createServiciosRoutes } from '../web/servicios.routes.ts';

/** What a later context shows in the page of a servicio. */
const PANELS: GivenPanels = {
  servicio: async () => [
    { order: 10, Panel: ({ servicioId, versionId }) => <p>{`De ${servicioId}, versión ${versionId}`}</p> },
  ],
};

const sampleServicio: DetalleServicio = {
  servicioId: 21,
  nombre: 'Consulta de pasaportes',
  descripcion: 'Informa si un pasaporte está vigente.',
  activo: true,
  entidad: { id: 3, nombre: 'MINISTERIO DE RELACIONES EXTERIORES', sigla: 'MRE' },
  estado: 'Publicado Nivel 3',
  importado: false,
  enSuspension: false,
  versiones: [
    { id: 9, numero: '1.1', estado: 'en-elaboracion', estandarizadaEn: null },
    { id: 8, numero: '1.0', estado: 'publicada', estandarizadaEn: '2026-05-04T15:00:00.000Z' },
  ],
};

/** Its two versions say the same. */
export const sampleSinCambios: CompatibilidadVersiones = {
  desde: { id: 8, numero: '1.0' },
  hasta: { id: 9, numero: '1.1' },
  lectura: 'tolerante',
  veredictos: { pide: 'compatible', lee: 'compatible' },
  numeroMinimo: { numero: '1.1', cambio: 'menor', razon: 'Nada cambia en los mensajes.', alcanza: true },
  totalCambios: 0,
  cambios: [],
};

interface ServicioMostrado {
  readonly servicio?: Partial<DetalleServicio>;
  /** Of version 1.0; the later one has none. */
  readonly operaciones?: readonly OperacionServicio[];
  readonly compareAs?: (lectura: string | null) => CompatibilidadVersiones;
}

/** The page of a servicio with a panel of a later context, on a fake server that knows this servicio alone. */
export function createServicioSite(
  address: string,
  { servicio, operaciones = [], compareAs = () => sampleSinCambios }: ServicioMostrado = {},
) {
  const { fake } = createFakeServer(({ address: asked, query }) => {
    if (asked === 'GET /servicios/21') return { ...sampleServicio, ...servicio };
    if (asked === 'GET /servicios/versiones/9/operaciones') return [];
    if (asked === 'GET /servicios/versiones/8/operaciones') return operaciones;
    if (asked === 'GET /servicios/versiones/9/compatibilidad') return compareAs(query.get('lectura'));
    return new Response(JSON.stringify({ code: 'SERVICIO_NO_EXISTE', mensaje: 'No existe.' }), {
      status: 404,
      headers: { 'content-type': 'application/problem+json' },
    });
  });
  return createTestSite({ routes: createServiciosRoutes(joinPanels([PANELS])), address, fake });
}
