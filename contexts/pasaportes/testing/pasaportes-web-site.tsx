import { sampleConfiguracion } from '@marco/parametros/testing';
import { loadConfiguracion } from '@marco/parametros/widgets';
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import type { PasaportePublico } from '../contract/index.ts';
import { listPartes } from '../rules/partes.ts';
import { pasaportesRoutes } from '../web/pasaportes.routes.ts';

export const samplePasaporte: PasaportePublico = {
  oid: '2.999.170.2.7.1',
  servicio: {
    id: 21,
    nombre: 'Consulta de datos básicos',
    descripcion: 'Dice los datos básicos de una persona.',
    oid: '2.999.170.2.7',
  },
  entidad: { nombre: 'Entidad de prueba', sigla: 'EP' },
  version: { id: 51, numero: '1.0', estado: 'estandarizada', estandarizadaEn: '2026-03-19T20:04:00.000Z' },
  certificados: [
    {
      numero: 'LCI-C1-2026-000041',
      codigo: '0000-0000-0000-0001-1',
      nivel: 1,
      estado: 'vigente',
      estadoDesde: '2026-03-19T20:04:00.000Z',
      causa: null,
      motivo: '',
      expedidoEn: '2026-03-19T20:04:00.000Z',
    },
  ],
  partes: listPartes({ mensajes: true, contrato: false, informe: false, simulada: true, certificados: 1 }),
  proximoPaso: {
    nivel: 2,
    frase: 'Para el nivel 2 faltan 2 requisitos y que la entidad presente la solicitud.',
    falta: ['Contrato del servicio', 'Constancia de la entidad'],
    enManosDe: { texto: 'En manos de la entidad', desde: null },
    pronostico: null,
  },
  otras: [],
};

/** The page of a pasaporte as it stands in the product, on a fake server; null is one it does not know. */
export function createPasaportesSite(pasaporte: PasaportePublico | null) {
  const { oid } = pasaporte ?? samplePasaporte;
  const { fake } = createFakeServer(({ address }) => {
    if (address === 'GET /configuracion') return sampleConfiguracion;
    if (address !== `GET /pasaportes/${oid}`) return Response.json({});
    return pasaporte
      ? Response.json(pasaporte)
      : Response.json({ code: 'PASAPORTE_NO_ENCONTRADO', mensaje: 'Ninguna.' }, { status: 404 });
  });
  const made = createTestSite({ routes: pasaportesRoutes, address: `/pasaporte/${oid}`, fake });
  void loadConfiguracion(made.queries, made.client);
  return made.site;
}
