import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  createAcuerdoEndpoint,
  createDesacuerdoEndpoint,
  deleteAcuerdoEndpoint,
  downloadContratoAcuerdoEndpoint,
  getAcuerdoEndpoint,
  getCondicionesEndpoint,
  getPoliticaEndpoint,
  listReunionesPorVenirEndpoint,
  searchAcuerdosEndpoint,
  searchPrecedentesEndpoint,
  submitPasoAcuerdoEndpoint,
  submitPasoDesacuerdoEndpoint,
  updateAcuerdoEndpoint,
  updatePoliticaEndpoint,
} from '../contract/index.ts';
import { downloadContratoAcuerdo } from './contrato/download-contrato.ts';
import { createAcuerdo } from './create-acuerdo.ts';
import { createDesacuerdo } from './desacuerdos/create-desacuerdo.ts';
import { listReunionesDeDesacuerdo } from './desacuerdos/list-reuniones.ts';
import { searchPrecedentes } from './desacuerdos/precedentes.queries.ts';
import { submitPasoDesacuerdo } from './desacuerdos/submit-paso-desacuerdo.ts';
import { getAcuerdo } from './present-acuerdo.ts';
import { getCondiciones, getPolitica } from './present-politica.ts';
import { toQuienAcuerda } from './quien-acuerda.ts';
import { searchAcuerdos } from './search-acuerdos.queries.ts';
import { submitPasoAcuerdo } from './submit-paso-acuerdo.ts';
import { deleteAcuerdo, updateAcuerdo } from './update-acuerdo.ts';
import { updatePolitica } from './update-politica.ts';

/** The acuerdos over HTTP. */
export function createAcuerdosModule({
  database,
}: {
  readonly database: Kysely<DatabaseSchema>;
}): ServerModule {
  return {
    context: 'acuerdos',
    endpoints: [
      bindEndpoint(searchAcuerdosEndpoint, ({ body }, context) =>
        searchAcuerdos(database, body, toQuienAcuerda(context)),
      ),
      bindEndpoint(createAcuerdoEndpoint, ({ body }, context) => createAcuerdo(database, body, context)),
      bindEndpoint(getPoliticaEndpoint, ({ params }, context) =>
        getPolitica(database, params.id, toQuienAcuerda(context)),
      ),
      bindEndpoint(updatePoliticaEndpoint, ({ params, body }, context) =>
        updatePolitica(database, params.id, body, context),
      ),
      bindEndpoint(getCondicionesEndpoint, ({ params }, context) =>
        getCondiciones(database, params.id, context),
      ),
      bindEndpoint(getAcuerdoEndpoint, ({ params }, context) =>
        getAcuerdo(database, params.id, toQuienAcuerda(context)),
      ),
      bindEndpoint(updateAcuerdoEndpoint, ({ params, body }, context) =>
        updateAcuerdo(database, params.id, body, context),
      ),
      bindEndpoint(deleteAcuerdoEndpoint, ({ params }, context) =>
        deleteAcuerdo(database, params.id, context),
      ),
      bindEndpoint(submitPasoAcuerdoEndpoint, ({ params, body }, context) =>
        submitPasoAcuerdo(database, params.id, body, context),
      ),
      bindEndpoint(downloadContratoAcuerdoEndpoint, ({ params, query }, context) =>
        downloadContratoAcuerdo(database, { ...params, ...query }, context),
      ),
      bindEndpoint(createDesacuerdoEndpoint, ({ params, body }, context) =>
        createDesacuerdo(database, { ...params, ...body }, context),
      ),
      bindEndpoint(submitPasoDesacuerdoEndpoint, ({ params, body }, context) =>
        submitPasoDesacuerdo(database, params.id, body, context),
      ),
      bindEndpoint(listReunionesPorVenirEndpoint, ({ params }, context) =>
        listReunionesDeDesacuerdo(database, params.id, context),
      ),
      bindEndpoint(searchPrecedentesEndpoint, ({ query }) => searchPrecedentes(database, query)),
    ],
  };
}
