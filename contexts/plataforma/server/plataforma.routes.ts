import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type FileStore, refuse, type Secrets, type ServerModule } from '@marco/server-kit';
import type { SuscriptorEstadoServicio } from '@marco/servicios/port';
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
  uploadContratoProduccionEndpoint,
  uploadParteEndpoint,
} from '../contract/index.ts';
import { type Ambiente, TAMANO_PAGINA } from '../contract/terms.ts';
import { canEditPlataforma } from '../rules/can-edit-plataforma.ts';
import { canTakePasoImportacion } from '../rules/operacion/can-take-paso-importacion.ts';
import { bindCatalogo } from './catalogo/catalogo.bindings.ts';
import { uploadContratoProduccion } from './contratos/upload-contrato-produccion.ts';
import { findInstancia } from './operacion/ambiente.ts';
import { listAnomalias } from './operacion/anomalias.queries.ts';
import { createImportacion } from './operacion/create-importacion.ts';
import { findImportacion, listImportaciones } from './operacion/importaciones.queries.ts';
import { presentImportacion, toHeld } from './operacion/present-importacion.ts';
import { submitPasoImportacion } from './operacion/submit-paso-importacion.ts';
import { presentAnomalia, updateAnomalia } from './operacion/update-anomalia.ts';
import { uploadParte } from './operacion/upload-parte.ts';
import { getOperacionServicio } from './servicios/get-operacion-servicio.ts';
import { presentServicios } from './servicios/present-servicios.ts';
import { listServiciosPlataforma } from './servicios/servicios.queries.ts';
import { updateServicioPlataforma } from './servicios/update-servicio-plataforma.ts';
import { bindTareas } from './tareas/tareas.bindings.ts';
import { bindVentanas } from './ventanas/ventanas.bindings.ts';

export interface PlataformaDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly files: FileStore;
  readonly secrets: Secrets;
  /** Called when the state of a servicio changed. */
  readonly alCambiarServicio: readonly SuscriptorEstadoServicio[];
}

/** Which page of which environment a list shows. */
function toPagina({
  ambiente = null,
  pagina = 1,
  tamano = TAMANO_PAGINA,
}: {
  readonly ambiente?: Ambiente | null | undefined;
  readonly pagina?: number | undefined;
  readonly tamano?: number | undefined;
}) {
  return { ambiente, pagina, tamano };
}

/** The exchange platform over HTTP. */
export function createPlataformaModule({
  database,
  files,
  secrets,
  alCambiarServicio,
}: PlataformaDependencies): ServerModule {
  return {
    context: 'plataforma',
    endpoints: [
      bindEndpoint(searchImportacionesEndpoint, async ({ query }, context) => {
        const { rows, total } = await listImportaciones(database, toPagina(query));
        const held = toHeld(context);
        const instancias = new Map<Ambiente, string>();
        for (const { ambiente } of rows)
          if (!instancias.has(ambiente)) instancias.set(ambiente, await findInstancia(database, ambiente));
        const importaciones = rows.map((row) =>
          presentImportacion(row, instancias.get(row.ambiente) ?? '', held),
        );
        return { importaciones, total, crear: canTakePasoImportacion('continuar', held, 'recibiendo') };
      }),
      bindEndpoint(getImportacionEndpoint, async ({ params }, context) => {
        const row = await findImportacion(database, params.id);
        if (!row) throw refuse(plataformaErrors, 'IMPORTACION_NO_EXISTE');
        return presentImportacion(row, await findInstancia(database, row.ambiente), toHeld(context));
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
        async ({ query: { texto = '', ...query } }, context) => {
          const { rows, total } = await listServiciosPlataforma(database, { ...toPagina(query), texto });
          const editar = canEditPlataforma(toHeld(context));
          return { servicios: await presentServicios(database, rows, editar), total };
        },
      ),
      bindEndpoint(updateServicioPlataformaEndpoint, ({ params, body }, context) =>
        updateServicioPlataforma(database, params.id, body, context),
      ),
      bindEndpoint(searchAnomaliasEndpoint, async ({ query: { pendientes, ...query } }, context) => {
        const soloPendientes = pendientes === 'si';
        const { rows, total } = await listAnomalias(database, { ...toPagina(query), soloPendientes });
        const editar = canEditPlataforma(toHeld(context));
        return { anomalias: rows.map((row) => presentAnomalia(row, editar)), total };
      }),
      bindEndpoint(updateAnomaliaEndpoint, ({ params, body }, context) =>
        updateAnomalia(database, params.id, body.marca, context),
      ),
      bindEndpoint(uploadContratoProduccionEndpoint, ({ params }, context) =>
        uploadContratoProduccion({ database, files }, params.id, context),
      ),
      ...bindCatalogo(database),
      ...bindVentanas(database),
      ...bindTareas({ database, alCambiarServicio }),
    ],
  };
}
