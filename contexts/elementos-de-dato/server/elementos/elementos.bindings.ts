import { downloadTabla } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  approveConceptualizacion,
  approveIncorporacion,
  approveRevision,
  closeBorrador,
  closeCaducidad,
  closeElemento,
  compareElementos,
  createElemento,
  createVersion,
  downloadElementos,
  getElemento,
  getImpacto,
  getPermisosElementos,
  rejectConceptualizacion,
  rejectRevision,
  searchElementos,
  submitElemento,
  updateElemento,
  updateNumero,
} from '../../contract/index.ts';
import { canCreateElemento } from '../../rules/ciclo/can-act-on-elemento.ts';
import type { SuscriptorElementoIncorporado } from '../port.ts';
import {
  closeCaducidad as runCloseCaducidad,
  closeElemento as runCloseElemento,
} from './caducidad/close-elemento.ts';
import { computeImpacto, compareElementos as runCompare } from './compute-impacto.ts';
import { createElemento as runCreateElemento } from './create-elemento.ts';
import { createVersion as runCreateVersion } from './create-version.ts';
import { getVersionRow, getElemento as readElemento } from './get-elemento.ts';
import { toQuienElabora } from './quien-elabora.ts';
import { searchElementos as runSearch } from './search-elementos.queries.ts';
import { tablaElementos } from './tabla-elementos.ts';
import { updateElemento as runUpdateElemento } from './update-elemento.ts';
import { updateEstadoElemento } from './update-estado-elemento.ts';
import { updateNumero as runUpdateNumero } from './update-numero.ts';

/** The life of the elements on the server (AREA-06). */
export function bindElementos(
  database: Kysely<DatabaseSchema>,
  alIncorporar: readonly SuscriptorElementoIncorporado[],
): BoundEndpoint[] {
  return [
    bindEndpoint(getPermisosElementos, (_request, context) => ({
      crear: canCreateElemento(toQuienElabora(context)),
    })),
    bindEndpoint(searchElementos, ({ body }, context) =>
      runSearch(database, body, body, toQuienElabora(context)),
    ),
    bindEndpoint(downloadElementos, ({ body: { formato, ...pedido } }, context) => {
      const { esMinisterio, entidadId } = toQuienElabora(context);
      const peticion = { ...pedido, esMinisterio, entidadId };
      return downloadTabla(database, context, { tabla: tablaElementos, peticion, formato });
    }),
    bindEndpoint(compareElementos, ({ query }, context) =>
      runCompare(database, query, toQuienElabora(context)),
    ),
    bindEndpoint(getElemento, ({ params }, context) =>
      readElemento(database, params.versionId, toQuienElabora(context)),
    ),
    bindEndpoint(getImpacto, async ({ params, query }, context) => {
      const lector = toQuienElabora(context);
      const row = await getVersionRow(database, params.versionId, lector);
      return computeImpacto(database, row, { ...query, lector });
    }),
    bindEndpoint(createElemento, ({ body }, context) => runCreateElemento(database, body, context)),
    bindEndpoint(updateElemento, ({ params, body }, context) =>
      runUpdateElemento(database, { ...body, ...params }, context),
    ),
    bindEndpoint(createVersion, ({ body }, context) => runCreateVersion(database, body, context)),
    bindEndpoint(submitElemento, ({ params }, context) =>
      updateEstadoElemento(database, 'enviar', params, context),
    ),
    bindEndpoint(rejectRevision, ({ params, body }, context) =>
      updateEstadoElemento(database, 'devolver', { ...params, ...body }, context),
    ),
    bindEndpoint(approveRevision, ({ params }, context) =>
      updateEstadoElemento(database, 'avalar', params, context),
    ),
    bindEndpoint(approveConceptualizacion, ({ params }, context) =>
      updateEstadoElemento(database, 'aprobar', params, context),
    ),
    bindEndpoint(rejectConceptualizacion, ({ params, body }, context) =>
      updateEstadoElemento(database, 'observar', { ...params, ...body }, context),
    ),
    bindEndpoint(approveIncorporacion, ({ params, body }, context) =>
      updateEstadoElemento(database, 'incorporar', { ...params, ...body }, context, alIncorporar),
    ),
    bindEndpoint(closeElemento, ({ params, body }, context) =>
      runCloseElemento(database, { ...params, ...body }, context),
    ),
    bindEndpoint(closeCaducidad, ({ params }, context) =>
      runCloseCaducidad(database, params.versionId, context),
    ),
    bindEndpoint(updateNumero, ({ params, body }, context) =>
      runUpdateNumero(database, { ...params, ...body }, context),
    ),
    bindEndpoint(closeBorrador, ({ params }, context) =>
      updateEstadoElemento(database, 'descartar', params, context),
    ),
  ];
}
