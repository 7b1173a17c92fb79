import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, refuse, type Secrets, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  createImportacionEndpoint,
  getImportacionEndpoint,
  getOperacionServicioEndpoint,
  plataformaErrors,
  searchAnomaliasEndpoint,
  searchImportacionesEndpoint,
  searchServiciosPlataformaEndpoint,
  submitPasoImportacionEndpoint,
  updateAnomaliaEndpoint,
  updateServicioPlataformaEndpoint,
  uploadParteEndpoint,
} from '../contract/index.ts';
import { findInstancia } from './operacion/ambiente.ts';
import { listAnomalias } from './operacion/anomalias.queries.ts';
import { createImportacion } from './operacion/create-importacion.ts';
import { findImportacion, type ImportacionRow, listImportaciones } from './operacion/importaciones.queries.ts';
import { presentImportacion, toHeld } from './operacion/present-importacion.ts';
import { submitPasoImportacion } from './operacion/submit-paso-importacion.ts';
import { presentAnomalia, updateAnomalia } from './operacion/update-anomalia.ts';
import { uploadParte } from './operacion/upload-parte.ts';
import { getOperacionServicio } from './servicios/get-operacion-servicio.ts';
import { presentServicios } from './servicios/present-servicios.ts';
import { listServiciosPlataforma } from './servicios/servicios.queries.ts';
import { updateServicioPlataforma } from './servicios/update-servicio-plataforma.ts';

export interface PlataformaDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly secrets: Secrets;
}

/** The exchange platform over HTTP. */
export function createPlataformaModule({ database, secrets }: PlataformaDependencies): ServerModule {
  const toInstancia = ({ ambiente }: ImportacionRow) => findInstancia(database, ambiente);
  return {
    context: 'plataforma',
    endpoints: [
      bindEndpoint(searchImportacionesEndpoint, async ({ query: { ambiente = null, pagina = 1 } }, context) => {
        const { rows, total } = await listImportaciones(database, { ambiente, pagina });
        const held = toHeld(context);
        const importaciones = await Promise.all(
          rows.map(async (row) => presentImportacion(row, await toInstancia(row), held)),
        );
        return { importaciones, total };
      }),
      bindEndpoint(getImportacionEndpoint, async ({ params }, context) => {
        const row = await findImportacion(database, params.id);
        if (!row) throw refuse(plataformaErrors, 'IMPORTACION_NO_EXISTE');
        return presentImportacion(row, await toInstancia(row), toHeld(context));
      }),
      bindEndpoint(createImportacionEndpoint, ({ body }, context) =>
        createImportacion(database, body, context),
      ),
      bindEndpoint(uploadParteEndpoint, ({ params: { id }, query: { desde, ultima } }, context) =>
        uploadParte({ database, secrets }, { id, desde, esUltima: ultima === 'si' }, context),
      ),
      bindEndpoint(submitPasoImportacionEndpoint, ({ params, body }, context) =>
        submitPasoImportacion(database, params.id, body.accion, context),
      ),
      bindEndpoint(getOperacionServicioEndpoint, ({ params }) => getOperacionServicio(database, params.id)),
      bindEndpoint(
        searchServiciosPlataformaEndpoint,
        async ({ query: { ambiente = null, texto = '', pagina = 1 } }) => {
          const { rows, total } = await listServiciosPlataforma(database, { ambiente, texto, pagina });
          return { servicios: await presentServicios(database, rows), total };
        },
      ),
      bindEndpoint(updateServicioPlataformaEndpoint, ({ params, body }, context) =>
        updateServicioPlataforma(database, params.id, body, context),
      ),
      bindEndpoint(
        searchAnomaliasEndpoint,
        async ({ query: { ambiente = null, pendientes, pagina = 1 } }) => {
          const soloPendientes = pendientes === 'si';
          const { rows, total } = await listAnomalias(database, { ambiente, soloPendientes, pagina });
          return { anomalias: rows.map(presentAnomalia), total };
        },
      ),
      bindEndpoint(updateAnomaliaEndpoint, ({ params, body }, context) =>
        updateAnomalia(database, params.id, body.marca, context),
      ),
    ],
  };
}
