import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  closeComentario,
  createComentario,
  createElementoEnCapa,
  listAssociation,
  listCapasDeElementos,
  listComentarios,
  listHistorialElemento,
  listIdentificadores,
  listNombres,
  listValoresElemento,
  searchParecidos,
  submitValores,
  updateAssociation,
  updateIdentificadores,
  updateNombres,
  updateValores,
  verifyValores,
} from '../../contract/index.ts';
import {
  listCapasDeElementos as readCapas,
  createElementoEnCapa as runEnCapa,
} from './create-elemento-en-capa.ts';
import { getElemento } from './get-elemento.ts';
import {
  listComentarios as readComentarios,
  closeComentario as runCloseComentario,
  createComentario as runComentario,
} from './keep-comentarios.ts';
import { listHistorial } from './list-historial.ts';
import { listNombresParecidos, searchParecidos as runParecidos } from './parecidos.queries.ts';
import { toQuienElabora } from './quien-elabora.ts';
import { updateElemento } from './update-elemento.ts';
import {
  listConIdentificador,
  updateIdentificadores as runIdentificadores,
} from './update-identificadores.ts';
import {
  listPaginaValores,
  submitValores as runSubmitValores,
  updateValores as runUpdateValores,
  verifyValores as runVerifyValores,
} from './update-valores.ts';

/** The specified words about elements (AREA-06): identificadores, nombres, capa-uso, association. */
export function bindLenguaje(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(listIdentificadores, ({ query }, context) =>
      listConIdentificador(database, query, toQuienElabora(context).esMinisterio),
    ),
    bindEndpoint(updateIdentificadores, ({ body }, context) => runIdentificadores(database, body, context)),
    bindEndpoint(listNombres, ({ query }, context) =>
      listNombresParecidos(database, {
        texto: query.texto,
        soloVigentes: query.soloVigentes || !toQuienElabora(context).esMinisterio,
      }),
    ),
    bindEndpoint(updateNombres, async ({ body }, context) => {
      const { nombres, version } = await updateElemento(database, body, context);
      return { nombres, version };
    }),
    bindEndpoint(listCapasDeElementos, ({ query }, context) =>
      readCapas(database, toQuienElabora(context), query.masAmpliasQue),
    ),
    bindEndpoint(createElementoEnCapa, ({ body }, context) => runEnCapa(database, body, context)),
    bindEndpoint(listAssociation, async ({ query }, context) => {
      const { relaciones, relacionesDerivadas } = await getElemento(
        database,
        query.versionId,
        toQuienElabora(context),
      );
      return { relaciones, relacionesDerivadas };
    }),
    bindEndpoint(updateAssociation, async ({ body }, context) => {
      const { relaciones, relacionesDerivadas, version } = await updateElemento(database, body, context);
      return { relaciones, relacionesDerivadas, version };
    }),
  ];
}

/** What is said of a version while people work on it: values, comments, history, elements that say the same. */
export function bindSeguimiento(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(listValoresElemento, ({ params, query }, context) =>
      listPaginaValores(database, { ...params, ...query }, toQuienElabora(context)),
    ),
    bindEndpoint(updateValores, ({ params, body }, context) =>
      runUpdateValores(database, { ...params, ...body }, context),
    ),
    bindEndpoint(verifyValores, ({ params, body }, context) =>
      runVerifyValores(database, { ...params, ...body }, context),
    ),
    bindEndpoint(submitValores, ({ params, body }, context) =>
      runSubmitValores(database, { ...params, ...body }, context),
    ),
    bindEndpoint(listHistorialElemento, ({ params, query }, context) =>
      listHistorial(database, params.versionId, query.pagina, toQuienElabora(context)),
    ),
    bindEndpoint(listComentarios, ({ params }, context) =>
      readComentarios(database, params.versionId, context),
    ),
    bindEndpoint(createComentario, ({ params, body }, context) =>
      runComentario(database, { ...params, ...body }, context),
    ),
    bindEndpoint(closeComentario, ({ params }, context) =>
      runCloseComentario(database, params.comentarioId, context),
    ),
    bindEndpoint(searchParecidos, ({ body }, context) =>
      toQuienElabora(context).esMinisterio ? runParecidos(database, body) : [],
    ),
  ];
}
