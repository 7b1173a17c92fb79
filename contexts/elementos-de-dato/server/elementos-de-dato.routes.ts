import { downloadTabla } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  approveConceptualizacionEndpoint,
  approveIncorporacionEndpoint,
  approveIncorporacionesEndpoint,
  approveRevisionEndpoint,
  closeBorradorEndpoint,
  closeCaducidadEndpoint,
  closeElementoEndpoint,
  compareElementosEndpoint,
  computeIncorporacionesEndpoint,
  createElementoEndpoint,
  createVersionEndpoint,
  downloadElementosEndpoint,
  getElementoEndpoint,
  getImpactoEndpoint,
  getPermisosElementosEndpoint,
  rejectConceptualizacionEndpoint,
  rejectRevisionEndpoint,
  searchElementosEndpoint,
  submitElementoEndpoint,
  updateElementoEndpoint,
  updateNumeroEndpoint,
} from '../contract/index.ts';
import { canCreateElemento, canIncorporar } from '../rules/ciclo/can-act-on-elemento.ts';
import { approveIncorporaciones, computeIncorporaciones } from './elementos/approve-incorporaciones.ts';
import { closeCaducidad, closeElemento } from './elementos/caducidad/close-elemento.ts';
import { compareElementos, computeImpacto } from './elementos/compute-impacto.ts';
import { createElemento } from './elementos/create-elemento.ts';
import { createVersion } from './elementos/create-version.ts';
import { getElemento, getVersionRow } from './elementos/get-elemento.ts';
import { bindLenguaje, bindSeguimiento } from './elementos/lenguaje.bindings.ts';
import { toQuienElabora } from './elementos/quien-elabora.ts';
import { searchElementos } from './elementos/search-elementos.queries.ts';
import { tablaElementos } from './elementos/tabla-elementos.ts';
import { updateElemento } from './elementos/update-elemento.ts';
import { updateEstadoElemento } from './elementos/update-estado-elemento.ts';
import { updateNumero } from './elementos/update-numero.ts';
import type { SuscriptorElementoIncorporado } from './port.ts';

export interface ElementosDeDatoDependencies {
  readonly database: Kysely<DatabaseSchema>;
  /** Who hears, in the same transaction, that a version came into force. */
  readonly alIncorporar: readonly SuscriptorElementoIncorporado[];
}

export function createElementosDeDatoModule({
  database,
  alIncorporar,
}: ElementosDeDatoDependencies): ServerModule {
  return {
    context: 'elementos-de-dato',
    endpoints: [
      ...bindLenguaje(database),
      ...bindElementos(database, alIncorporar),
      ...bindSeguimiento(database),
    ],
  };
}

/** The life of the elements on the server (AREA-06). */
function bindElementos(
  database: Kysely<DatabaseSchema>,
  alIncorporar: readonly SuscriptorElementoIncorporado[],
): BoundEndpoint[] {
  return [
    bindEndpoint(getPermisosElementosEndpoint, (_request, context) => ({
      crear: canCreateElemento(toQuienElabora(context)),
      incorporar: canIncorporar(toQuienElabora(context)),
    })),
    bindEndpoint(searchElementosEndpoint, ({ body }, context) =>
      searchElementos(database, body, body, toQuienElabora(context)),
    ),
    bindEndpoint(downloadElementosEndpoint, ({ body: { formato, ...pedido } }, context) => {
      const { esMinisterio, entidadId } = toQuienElabora(context);
      const peticion = { ...pedido, esMinisterio, entidadId };
      return downloadTabla(database, context, { tabla: tablaElementos, peticion, formato });
    }),
    bindEndpoint(compareElementosEndpoint, ({ query }, context) =>
      compareElementos(database, query, toQuienElabora(context)),
    ),
    bindEndpoint(getElementoEndpoint, ({ params }, context) =>
      getElemento(database, params.versionId, toQuienElabora(context)),
    ),
    bindEndpoint(getImpactoEndpoint, async ({ params, query }, context) => {
      const lector = toQuienElabora(context);
      const row = await getVersionRow(database, params.versionId, lector);
      return computeImpacto(database, row, { ...query, lector });
    }),
    bindEndpoint(createElementoEndpoint, ({ body }, context) => createElemento(database, body, context)),
    bindEndpoint(updateElementoEndpoint, ({ params, body }, context) =>
      updateElemento(database, { ...body, ...params }, context),
    ),
    bindEndpoint(createVersionEndpoint, ({ body }, context) => createVersion(database, body, context)),
    bindEndpoint(submitElementoEndpoint, ({ params }, context) =>
      updateEstadoElemento(database, 'enviar', params, context),
    ),
    bindEndpoint(rejectRevisionEndpoint, ({ params, body }, context) =>
      updateEstadoElemento(database, 'devolver', { ...params, ...body }, context),
    ),
    bindEndpoint(approveRevisionEndpoint, ({ params }, context) =>
      updateEstadoElemento(database, 'avalar', params, context),
    ),
    bindEndpoint(approveConceptualizacionEndpoint, ({ params }, context) =>
      updateEstadoElemento(database, 'aprobar', params, context),
    ),
    bindEndpoint(rejectConceptualizacionEndpoint, ({ params, body }, context) =>
      updateEstadoElemento(database, 'observar', { ...params, ...body }, context),
    ),
    bindEndpoint(approveIncorporacionEndpoint, ({ params, body }, context) =>
      updateEstadoElemento(database, 'incorporar', { ...params, ...body }, context, alIncorporar),
    ),
    bindEndpoint(computeIncorporacionesEndpoint, ({ body }, context) =>
      computeIncorporaciones(database, body.versiones, context),
    ),
    bindEndpoint(approveIncorporacionesEndpoint, ({ body }, context) =>
      approveIncorporaciones(database, body.versiones, context, alIncorporar),
    ),
    bindEndpoint(closeElementoEndpoint, ({ params, body }, context) =>
      closeElemento(database, { ...params, ...body }, context),
    ),
    bindEndpoint(closeCaducidadEndpoint, ({ params }, context) =>
      closeCaducidad(database, params.versionId, context),
    ),
    bindEndpoint(updateNumeroEndpoint, ({ params, body }, context) =>
      updateNumero(database, { ...params, ...body }, context),
    ),
    bindEndpoint(closeBorradorEndpoint, ({ params }, context) =>
      updateEstadoElemento(database, 'descartar', params, context),
    ),
  ];
}
