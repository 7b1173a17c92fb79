import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { sampleConfiguracion } from '@marco/parametros/testing';
import { loadConfiguracion } from '@marco/parametros/widgets';
import { createFakeServer, createTestSite, type FakeCall } from '@marco/web-kit/testing';
import type {
  AcuerdoDeConsumo,
  AcuerdoListado,
  CondicionesDeServicio,
  DesacuerdoDeAcuerdo,
  PoliticaDeConsumo,
} from '../contract/index.ts';
import { acuerdosRoutes } from '../web/acuerdos.routes.ts';
import { acuerdosPublicRoutes } from '../web/acuerdos-public.routes.ts';

const NO = refuseWith('El acuerdo está en otro estado.');
const CAMPOS = [
  {
    id: 31,
    operacion: 'consultar',
    ruta: 'municipio',
    nombre: 'Municipio de residencia',
    elemento: 'codMunicipio',
    datoPersonal: 'no' as const,
    esPublico: true,
    pideJustificacion: false,
  },
  {
    id: 32,
    operacion: 'consultar',
    ruta: 'persona.direccion',
    nombre: 'Dirección',
    elemento: 'direccion',
    datoPersonal: 'privado' as const,
    esPublico: false,
    pideJustificacion: true,
  },
];

/** A request that waits for who offers the servicio: it does not fit whole. */
export const sampleAcuerdo: AcuerdoDeConsumo = {
  id: 7,
  version: 3,
  numero: null,
  estado: 'enviado',
  estadoDesde: '2026-11-20T15:00:00.000Z',
  lado: 'proveedora',
  espera: {
    lado: 'proveedora',
    hasta: '2026-12-04',
    faltantes: ['La suma del día sería 128.000; el proveedor admite 100.000. Caben 12.000 más.'],
  },
  suspendidoPor: [],
  servicio: { id: 21, nombre: 'Consulta de residencia' },
  versionServicio: { id: 51, numero: '1.0' },
  consumidora: { id: 5, nombre: 'Alcaldía de Ejemplo', sigla: null },
  proveedora: { id: 6, nombre: 'Ministerio de Ejemplo', sigla: 'MINEJ' },
  base: null,
  finalidades: [
    {
      id: 9,
      titulo: 'Asignar cupos',
      descripcion: '',
      norma: 'Ley 2052 de 2020',
      base: null,
      volumenDiario: 40_000,
      volumenConcedido: null,
      personasConAcceso: null,
      retencionDias: null,
      campos: [{ campoId: 31, justificacion: '' }],
    },
  ],
  campos: CAMPOS,
  minimizacion: { pedidos: 1, total: 2, personales: 0 },
  sistema: 'Sistema de cupos',
  subsistema: '',
  responsable: { nombre: 'Persona de Ejemplo', cargo: 'Jefatura', correo: 'datos@ejemplo.gov.co' },
  convenio: { numero: '', fecha: null, archivo: null, esNecesario: false },
  precedente: null,
  marcas: [],
  cuentas: [
    {
      clase: 'total',
      admite: 100_000,
      comprometido: 88_000,
      pedido: 40_000,
      suma: 128_000,
      caben: 12_000,
      cabe: false,
    },
  ],
  vigencia: { desde: null, hasta: null },
  pdf: null,
  simulador: null,
  pasos: [
    {
      accion: 'enviar',
      desde: 'borrador',
      hasta: 'enviado',
      lado: 'consumidora',
      quien: 'Persona de Ejemplo',
      causa: null,
      motivo: '',
      momento: '2026-11-20T15:00:00.000Z',
    },
  ],
  desacuerdo: null,
  acciones: {
    enviar: NO,
    'pedir-aclaracion': ALLOWED,
    responder: NO,
    aprobar: ALLOWED,
    rechazar: ALLOWED,
    suspender: NO,
    reanudar: NO,
    terminar: ALLOWED,
  },
  puede: { editar: NO, reclamar: NO, copiar: NO, eliminar: NO },
};

/** The same while its entidad writes it. */
export const sampleBorrador: AcuerdoDeConsumo = {
  ...sampleAcuerdo,
  estado: 'borrador',
  lado: 'consumidora',
  espera: { lado: 'consumidora', hasta: null, faltantes: ['Escriba el sistema que consultará el servicio.'] },
  cuentas: [],
  acciones: {
    ...sampleAcuerdo.acciones,
    enviar: refuseWith('Escriba el sistema que consultará el servicio.'),
  },
  puede: { editar: ALLOWED, reclamar: NO, copiar: ALLOWED, eliminar: ALLOWED },
};

export const sampleDesacuerdo: DesacuerdoDeAcuerdo = {
  id: 4,
  version: 2,
  asunto: 'rechazo',
  estado: 'en-mediacion',
  estadoDesde: '2026-11-20T15:00:00.000Z',
  venceEn: '2026-12-14',
  reclamo: 'La norma lo permite.',
  respuesta: 'Se mantiene.',
  reunion: null,
  decision: null,
  acciones: {
    contestar: NO,
    aceptar: NO,
    'pedir-mediacion': NO,
    'llevar-a-mesa': ALLOWED,
    decidir: ALLOWED,
    desistir: NO,
  },
};

export const sampleListado: AcuerdoListado = {
  id: 7,
  numero: 'LCI-AC-2026-000001',
  estado: 'enviado',
  estadoDesde: '2026-11-20T15:00:00.000Z',
  servicio: 'Consulta de residencia',
  versionServicio: '1.0',
  consumidora: { nombre: 'Alcaldía de Ejemplo', sigla: null },
  proveedora: { nombre: 'Ministerio de Ejemplo', sigla: 'MINEJ' },
  volumenDiario: 40_000,
  turno: 'proveedora',
  venceEn: '2026-12-04',
  conDesacuerdo: false,
  vista: 'proveedora',
};

export const sampleCondiciones: CondicionesDeServicio = {
  servicio: { id: 21, nombre: 'Consulta de residencia' },
  proveedora: { nombre: 'Ministerio de Ejemplo', sigla: 'MINEJ' },
  versionServicio: { id: 51, numero: '1.0' },
  modo: 'manual',
  condiciones: 'Una por una.',
  grupos: [{ texto: 'Ser de tipo Pública', hallazgo: 'cumple' }],
  cuotaPorConsumidora: null,
  cuotaTotal: 100_000,
  caben: 12_000,
  diasRespuesta: 10,
  mesesVigencia: 24,
  propios: [],
  pedir: ALLOWED,
};

export const samplePolitica: PoliticaDeConsumo = {
  version: 2,
  versionId: 51,
  servicio: { id: 21, nombre: 'Consulta de residencia' },
  numero: '1.0',
  proveedora: { nombre: 'Ministerio de Ejemplo', sigla: 'MINEJ' },
  modo: 'manual',
  grupos: [[{ clase: 'tipo', valores: ['publica'] }]],
  cuotaPorConsumidora: null,
  cuotaTotal: 100_000,
  camposJustificados: [32],
  condiciones: '',
  diasRespuesta: 10,
  mesesVigencia: 24,
  campos: CAMPOS,
  comprometido: { total: 88_000, acuerdos: 3 },
  opciones: {
    ordenes: [{ id: 1, nombre: 'Nacional' }],
    sectores: [{ id: 9, nombre: 'Salud' }],
    entidades: [],
  },
  editar: ALLOWED,
};

/** The screens of the acuerdos as they stand in the product, on a fake server. */
export function createAcuerdosSite(address: string, server: (call: FakeCall) => Response | undefined) {
  const { fake, calls } = createFakeServer((call) =>
    call.address === 'GET /configuracion' ? sampleConfiguracion : (server(call) ?? Response.json({})),
  );
  const made = createTestSite({ routes: [...acuerdosRoutes, ...acuerdosPublicRoutes], address, fake });
  // As in the product, where it is there before the first screen.
  void loadConfiguracion(made.queries, made.client);
  return { ...made, sent: (wanted: string) => calls.filter((call) => call.address === wanted) };
}
