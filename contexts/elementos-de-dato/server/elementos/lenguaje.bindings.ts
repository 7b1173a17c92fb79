import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  closeComentarioEndpoint,
  createComentarioEndpoint,
  createElementoEnCapaEndpoint,
  listAssociationEndpoint,
  listCapasDeElementosEndpoint,
  listComentariosEndpoint,
  listHistorialElementoEndpoint,
  listIdentificadoresEndpoint,
  listNombresEndpoint,
  listValoresElementoEndpoint,
  searchParecidosEndpoint,
  submitValoresEndpoint,
  updateAssociationEndpoint,
  updateIdentificadoresEndpoint,
  updateNombresEndpoint,
  updateSeguimientoElementoEndpoint,
  updateValoresEndpoint,
  verifyValoresEndpoint,
} from '../../contract/index.ts';
import { createElementoEnCapa, listCapasDeElementos } from './create-elemento-en-capa.ts';
import { getElemento } from './get-elemento.ts';
import { closeComentario, createComentario, listComentarios } from './keep-comentarios.ts';
import { listHistorial } from './list-historial.ts';
import { listNombresParecidos, searchParecidos } from './parecidos.queries.ts';
import { toQuienElabora } from './quien-elabora.ts';
import { updateElemento } from './update-elemento.ts';
import { listConIdentificador, updateIdentificadores } from './update-identificadores.ts';
import { updateSeguimientoElemento } from './update-seguimiento.ts';
import { listPaginaValores, submitValores, updateValores, verifyValores } from './update-valores.ts';

/** The specified words about elements (AREA-06): identificadores, nombres, capa-uso, association. */
export function bindLenguaje(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(listIdentificadoresEndpoint, ({ query }, context) =>
      listConIdentificador(database, query, toQuienElabora(context).esMinisterio),
    ),
    bindEndpoint(updateIdentificadoresEndpoint, ({ body }, context) =>
      updateIdentificadores(database, body, context),
    ),
    bindEndpoint(listNombresEndpoint, ({ query }, context) =>
      listNombresParecidos(database, {
        texto: query.texto,
        soloVigentes: query.soloVigentes || !toQuienElabora(context).esMinisterio,
      }),
    ),
    bindEndpoint(updateNombresEndpoint, async ({ body }, context) => {
      const { nombres, version } = await updateElemento(database, body, context);
      return { nombres, version };
    }),
    bindEndpoint(listCapasDeElementosEndpoint, ({ query }, context) =>
      listCapasDeElementos(database, toQuienElabora(context), query.masAmpliasQue),
    ),
    bindEndpoint(createElementoEnCapaEndpoint, ({ body }, context) =>
      createElementoEnCapa(database, body, context),
    ),
    bindEndpoint(listAssociationEndpoint, async ({ query }, context) => {
      const { relaciones, relacionesDerivadas } = await getElemento(
        database,
        query.versionId,
        toQuienElabora(context),
      );
      return { relaciones, relacionesDerivadas };
    }),
    bindEndpoint(updateAssociationEndpoint, async ({ body }, context) => {
      const { relaciones, relacionesDerivadas, version } = await updateElemento(database, body, context);
      return { relaciones, relacionesDerivadas, version };
    }),
  ];
}

/** What is said of a version while people work on it: values, comments, history, elements that say the same. */
export function bindSeguimiento(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(listValoresElementoEndpoint, ({ params, query }, context) =>
      listPaginaValores(database, { ...params, ...query }, toQuienElabora(context)),
    ),
    bindEndpoint(updateValoresEndpoint, ({ params, body }, context) =>
      updateValores(database, { ...params, ...body }, context),
    ),
    bindEndpoint(verifyValoresEndpoint, ({ params, body }, context) =>
      verifyValores(database, { ...params, ...body }, context),
    ),
    bindEndpoint(submitValoresEndpoint, ({ params, body }, context) =>
      submitValores(database, { ...params, ...body }, context),
    ),
    bindEndpoint(listHistorialElementoEndpoint, ({ params, query }, context) =>
      listHistorial(database, params.versionId, query.pagina, toQuienElabora(context)),
    ),
    bindEndpoint(listComentariosEndpoint, ({ params }, context) =>
      listComentarios(database, params.versionId, context),
    ),
    bindEndpoint(createComentarioEndpoint, ({ params, body }, context) =>
      createComentario(database, { ...params, ...body }, context),
    ),
    bindEndpoint(closeComentarioEndpoint, ({ params }, context) =>
      closeComentario(database, params.comentarioId, context),
    ),
    bindEndpoint(updateSeguimientoElementoEndpoint, ({ params, body }, context) =>
      updateSeguimientoElemento(database, { ...params, ...body }, context),
    ),
    bindEndpoint(searchParecidosEndpoint, ({ body }, context) =>
      toQuienElabora(context).esMinisterio ? searchParecidos(database, body) : [],
    ),
  ];
}
