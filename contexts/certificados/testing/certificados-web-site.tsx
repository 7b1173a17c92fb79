import { ALLOWED, refuseWith } from '@marco/contract-kit/decision';
import { sampleConfiguracion } from '@marco/parametros/testing';
import { loadConfiguracion } from '@marco/parametros/widgets';
import { createFakeServer, createTestSite, type FakeCall } from '@marco/web-kit/testing';
import type { CertificadoListado, CertificadoPublico } from '../contract/index.ts';
import { certificadosRoutes } from '../web/certificados.routes.ts';
import { certificadosPublicRoutes } from '../web/certificados-public.routes.ts';

export const sampleCertificado: CertificadoPublico = {
  numero: 'LCI-C1-2026-000041',
  codigo: '0000-0000-0000-0001-1',
  titulo: 'Notificación de cumplimiento del Nivel 1',
  nivel: 1,
  estado: 'vigente',
  estadoDesde: '2026-03-19T20:04:00.000Z',
  causa: null,
  motivo: '',
  expedidoEn: '2026-03-19T20:04:00.000Z',
  hasta: null,
  radicado: 'LCI-N1-2026-000031',
  servicio: { id: 21, versionId: 51, nombre: 'Consulta de datos básicos', oid: null, version: '1.0' },
  entidad: { nombre: 'Entidad de prueba', sigla: null, nit: '899999053', dv: '1' },
  campos: { total: 3, reutilizados: 1, definidos: 1, modificados: 1 },
  elementos: [{ identificador: 'codSexo', nombre: 'Sexo', oid: null, version: '1.1' }],
  conformidad: null,
  sinCambios: null,
  intervinieron: [{ papel: 'certificador', cargo: 'Dirección', entidad: 'Ministerio' }],
  inferiores: [],
  reemplazadoPor: null,
  credencial: { issuer: 'did:web:marco.example' },
  pdf: null,
  sello: null,
};

export const sampleListado: CertificadoListado = {
  id: 7,
  version: 3,
  numero: sampleCertificado.numero,
  codigo: sampleCertificado.codigo,
  nivel: 1,
  estado: 'vigente',
  causa: null,
  motivo: '',
  servicio: 'Consulta de datos básicos',
  entidad: { nombre: 'Entidad de prueba', sigla: null },
  radicado: sampleCertificado.radicado,
  solicitudId: 4,
  expedidoEn: sampleCertificado.expedidoEn,
  revocacionPedida: null,
  superiores: [],
  suspensionPropuesta: null,
  proponer: refuseWith('Solo el operador de la plataforma propone suspender.'),
  acciones: {
    suspender: ALLOWED,
    levantar: refuseWith('El certificado está en «Vigente».'),
    'pedir-revocacion': ALLOWED,
    revocar: refuseWith('Nadie ha pedido la revocación.'),
    'descartar-revocacion': refuseWith('Nadie ha pedido la revocación.'),
    'declinar-propuesta': refuseWith('Nadie ha propuesto suspenderlo.'),
  },
};

/** The screens of the certificates as they stand in the product, on a fake server. */
export function createCertificadosSite(address: string, server: (call: FakeCall) => Response | undefined) {
  const { fake, calls } = createFakeServer((call) =>
    call.address === 'GET /configuracion' ? sampleConfiguracion : (server(call) ?? Response.json({})),
  );
  const routes = [...certificadosRoutes, ...certificadosPublicRoutes];
  const made = createTestSite({ routes, address, fake });
  // As in the product, where it is there before the first screen.
  void loadConfiguracion(made.queries, made.client);
  return { ...made, sent: (wanted: string) => calls.filter((call) => call.address === wanted) };
}
