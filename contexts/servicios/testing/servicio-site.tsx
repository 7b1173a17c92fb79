import { type GivenPanels, joinPanels } from '@marco/web-kit/panel-slots';
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import type {
  CompatibilidadVersiones,
  DetalleServicio,
  ImpactoVersion,
  OperacionServicio,
  VidaVersion,
} from '../contract/index.ts';
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
  leeCondiciones: true,
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

const SI = { allowed: true, reasons: [], unblockers: [] };
const NO = { allowed: false, reasons: ['La versión está en «Publicada».'], unblockers: [] };

/** Version 1.0, published, which 2.0 may follow. */
export const sampleVida: VidaVersion = {
  id: 8,
  servicioId: 21,
  servicio: 'Consulta de pasaportes',
  entidad: 'MINISTERIO DE RELACIONES EXTERIORES',
  version: 4,
  numero: '1.0',
  mayor: 1,
  menor: 0,
  estado: 'publicada',
  suspendidaDesde: null,
  obsoletaDesde: null,
  fechaRetiro: null,
  retiradaEn: null,
  motivo: '',
  sucesora: null,
  sucesoras: [{ id: 10, numero: '2.0', mayor: 2, menor: 0, estado: 'certificada' }],
  dias: 90,
  hoy: '2026-11-27',
  consumidores: 2,
  acciones: { 'declarar-obsoleta': SI, 'fijar-retiro': NO, retirar: NO },
};

/** Whom 2.0 breaks in the place of 1.0, and whom nothing does. */
const sampleImpacto: ImpactoVersion = {
  desde: { id: 8, numero: '1.0' },
  hasta: { id: 10, numero: '2.0' },
  totalCampos: 24,
  consumidores: [
    {
      entidad: { id: 31, nombre: 'MIGRACIÓN COLOMBIA' },
      origen: 'acuerdo',
      referencias: ['LCI-AC-2026-000007'],
      campos: ['pasaporte/estado', 'pasaporte/fechaVencimiento'],
      veredicto: 'rompe',
      totalRoturas: 1,
      roturas: [
        {
          operacion: 'consultar',
          papel: 'respuesta',
          campo: 'pasaporte/fechaVencimiento',
          frase: '«fechaVencimiento», que era obligatorio, se retira: publique una versión mayor.',
        },
      ],
      impideRetiro: true,
    },
    {
      entidad: { id: 32, nombre: 'DIAN' },
      origen: 'declarado',
      referencias: [],
      campos: null,
      veredicto: 'compatible',
      totalRoturas: 0,
      roturas: [],
      impideRetiro: false,
    },
  ],
  rompe: 1,
  huella: 'h1',
};

interface ServicioMostrado {
  readonly servicio?: Partial<DetalleServicio>;
  /** Of version 1.0; the later one has none. */
  readonly operaciones?: readonly OperacionServicio[];
  readonly compareAs?: (lectura: string | null) => CompatibilidadVersiones;
  readonly vida?: Partial<VidaVersion>;
  readonly impacto?: ImpactoVersion;
  /** What a step is answered with; the version as it is then, without it. */
  readonly submitAs?: (body: unknown) => unknown;
}

/** The page of a servicio with a panel of a later context, on a fake server that knows this servicio alone. */
export function createServicioSite(
  address: string,
  {
    servicio,
    operaciones = [],
    compareAs = () => sampleSinCambios,
    vida,
    impacto = sampleImpacto,
    submitAs,
  }: ServicioMostrado = {},
) {
  const actual = { ...sampleVida, ...vida };
  const despues = { ...actual, estado: 'obsoleta', fechaRetiro: '2027-03-01', version: 5 };
  const answers: Readonly<Record<string, (call: { query: URLSearchParams; body: unknown }) => unknown>> = {
    'GET /servicios/21': () => ({ ...sampleServicio, ...servicio }),
    'GET /servicios/versiones/9/operaciones': () => [],
    'GET /servicios/versiones/8/operaciones': () => operaciones,
    'GET /servicios/versiones/9/compatibilidad': ({ query }) => compareAs(query.get('lectura')),
    'GET /servicios/versiones/8/vida': () => actual,
    'GET /servicios/versiones/8/impacto': () => impacto,
    'POST /servicios/versiones/8/pasos': ({ body }) => submitAs?.(body) ?? despues,
    'POST /servicios/versiones/listar': () => ({
      versiones: [{ ...actual, sucesora: actual.sucesora?.numero ?? null }],
      total: 1,
    }),
  };
  const { fake } = createFakeServer(
    (call) =>
      answers[call.address]?.(call) ??
      new Response(JSON.stringify({ code: 'SERVICIO_NO_EXISTE', mensaje: 'No existe.' }), {
        status: 404,
        headers: { 'content-type': 'application/problem+json' },
      }),
  );
  return createTestSite({ routes: createServiciosRoutes(joinPanels([PANELS])), address, fake });
}
