import { defineEndpoint } from '@marco/contract-kit';
import { z } from 'zod';
import { codigoTramite } from './tramite.schema.ts';
import { tramitesErrors } from './tramites.errors.ts';

/** Other programs keep this address: it stands at the site itself, beside the catalogue of servicios. */
export const downloadTramiteEndpoint = defineEndpoint({
  operation: 'downloadTramite',
  context: 'tramites',
  summary: 'Un trámite para programas, en CPSV-AP 3.2 como JSON-LD.',
  method: 'GET',
  path: '/catalogo/tramites/{codigo}',
  exposure: { site: true },
  request: { params: z.object({ codigo: codigoTramite }) },
  response: z.string(),
  errors: { TRAMITE_INEXISTENTE: tramitesErrors.TRAMITE_INEXISTENTE },
  ratePerMinute: 60,
});
