import { defineEndpoint, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { ESTADOS_DERIVA } from './contratos.terms.ts';
import { plataformaErrors } from './plataforma.errors.ts';
import { RECURSO_XROAD } from './terms.ts';

const count = z.number().int().min(0);
const {
  CONTRATO_AUSENTE_XROAD,
  CONTRATO_CERTIFICADO_AUSENTE,
  CONTRATO_DEMORADO,
  CONTRATO_ILEGIBLE_XROAD,
  CONTRATO_PESADO_XROAD,
  SERVICIO_DE_PLATAFORMA_NO_EXISTE,
  SERVICIO_SIN_REGISTRAR,
} = plataformaErrors;

/** How the contract in production stands against the certified one, the last time it was compared. */
export const derivaSchema = z.object({
  estado: z.enum(ESTADOS_DERIVA),
  /** Changes, and those of them that break who uses the service. */
  total: count,
  rompen: count,
  comparadoEn: z.iso.datetime(),
});
export type DerivaDeContrato = z.infer<typeof derivaSchema>;

/** The same with what changed, the worst first. */
export const derivaDetalladaSchema = derivaSchema.extend({
  cambios: z.array(z.object({ operacion: z.string(), frase: z.string(), rompe: z.boolean() })),
});
export type DerivaDetallada = z.infer<typeof derivaDetalladaSchema>;

/** Field `contrato` of the form. Of its content nothing is kept: its digest, and what was found. */
export const uploadContratoProduccionEndpoint = defineEndpoint({
  operation: 'uploadContratoProduccion',
  context: 'plataforma',
  summary:
    'Compara el contrato obtenido de producción (getOpenAPI, getWsdl) con el certificado del servicio, con el veredicto por dirección.',
  method: 'POST',
  path: '/xroad/servicios/{id}/contrato',
  exposure: { private: permissionAccess(RECURSO_XROAD, 'editar') },
  upload: true,
  ratePerMinute: 20,
  request: { params: z.object({ id: integerIdParam('servicio de la plataforma') }) },
  response: derivaDetalladaSchema,
  errors: {
    CONTRATO_AUSENTE_XROAD,
    CONTRATO_CERTIFICADO_AUSENTE,
    CONTRATO_DEMORADO,
    CONTRATO_ILEGIBLE_XROAD,
    CONTRATO_PESADO_XROAD,
    SERVICIO_DE_PLATAFORMA_NO_EXISTE,
    SERVICIO_SIN_REGISTRAR,
  },
});
