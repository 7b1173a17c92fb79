import { downloadTabla } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { listDetalles } from '@marco/oid/port';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  createDefinicionEndpoint,
  createEventoEndpoint,
  createIndividuoEndpoint,
  createReglaEndpoint,
  deleteFichaEndpoint,
  downloadFichasEndpoint,
  findOpcionesOntologiaEndpoint,
  getFichaEndpoint,
  listFichasEndpoint,
  updateDefinicionEndpoint,
  updateEstadoFichaEndpoint,
  updateEventoEndpoint,
  updateIndividuoEndpoint,
  updateReglaEndpoint,
} from '../../contract/index.ts';
import { canCreateFicha, canDownloadOntologia } from '../../rules/ciclo-ficha.ts';
import { findFichaGuardada } from './fichas.queries.ts';
import * as write from './fichas.repository.ts';
import { createFicha, updateFicha } from './keep-ficha.ts';
import { searchFichas } from './list-fichas.queries.ts';
import { searchOpciones } from './opciones.queries.ts';
import { getFichaPresentada, toQuienMantiene } from './present-ficha.ts';
import { TABLAS_FICHAS } from './tablas-fichas.ts';
import { deleteFicha, updateEstadoFicha } from './update-estado-ficha.ts';
import {
  requireValoresCoherentes,
  verifyDefinicion,
  verifyEvento,
  verifyExpresionRegla,
  verifyIndividuo,
  verifyReferenciasRegla,
} from './verify-ficha.ts';

type Database = Kysely<DatabaseSchema>;

/** The fichas of the four words: list, one of them, its changes and its end. */
export function bindFichas(database: Database): BoundEndpoint[] {
  return [
    bindEndpoint(listFichasEndpoint, async ({ params, query }, context) => {
      const quien = toQuienMantiene(context);
      const { filas, total, estados } = await searchFichas(database, params.palabra, query);
      const detalles = await listDetalles(
        database,
        filas.map(({ oid }) => oid),
      );
      return {
        fichas: filas.map((fila) => ({ ...fila, oidDetails: [...(detalles.get(fila.oid) ?? [])] })),
        total,
        estados,
        permisos: { crear: canCreateFicha(quien), descargar: canDownloadOntologia(quien) },
      };
    }),
    bindEndpoint(downloadFichasEndpoint, ({ params, body: { formato, ...peticion } }, context) =>
      downloadTabla(database, context, { tabla: TABLAS_FICHAS[params.palabra], peticion, formato }),
    ),
    bindEndpoint(getFichaEndpoint, ({ params }, context) =>
      getFichaPresentada(database, params.palabra, params.id, toQuienMantiene(context)),
    ),
    bindEndpoint(updateEstadoFichaEndpoint, ({ params, body }, context) =>
      updateEstadoFicha(database, params, body.estado, context),
    ),
    bindEndpoint(deleteFichaEndpoint, ({ params }, context) => deleteFicha(database, params, context)),
    bindEndpoint(findOpcionesOntologiaEndpoint, ({ body }) => searchOpciones(database, body)),
    ...bindEscrituras(database),
  ];
}

function bindEscrituras(database: Database): BoundEndpoint[] {
  return [
    bindEndpoint(createDefinicionEndpoint, ({ body }, context) =>
      createFicha(database, body, context, {
        palabra: 'definicion',
        verify: (trx, datos) => verifyDefinicion(trx, datos.tipo, datos, null),
        add: (trx, origen, datos) => write.addDefinicion(trx, origen, datos.tipo, datos),
      }),
    ),
    bindEndpoint(updateDefinicionEndpoint, ({ params: { id }, body }, context) =>
      updateFicha(database, id, body, context, {
        palabra: 'definicion',
        verify: async (trx, datos) => {
          const stored = await findFichaGuardada(trx, 'definicion', id);
          if (stored?.palabra === 'definicion') await verifyDefinicion(trx, stored.tipo, datos, id);
        },
        write: async (trx, datos) => {
          await write.updateDefinicion(trx, id, datos);
          await requireValoresCoherentes(trx);
        },
      }),
    ),
    bindEndpoint(createIndividuoEndpoint, ({ body }, context) =>
      createFicha(database, body, context, {
        palabra: 'individuo',
        verify: verifyIndividuo,
        add: write.addIndividuo,
      }),
    ),
    bindEndpoint(updateIndividuoEndpoint, ({ params: { id }, body }, context) =>
      updateFicha(database, id, body, context, {
        palabra: 'individuo',
        verify: verifyIndividuo,
        write: async (trx, datos) => {
          await write.updateIndividuo(trx, id, datos);
          // Others point to it by what its class is.
          await requireValoresCoherentes(trx);
        },
      }),
    ),
    bindEndpoint(createEventoEndpoint, ({ body }, context) =>
      createFicha(database, body, context, { palabra: 'evento', verify: verifyEvento, add: write.addEvento }),
    ),
    bindEndpoint(updateEventoEndpoint, ({ params: { id }, body }, context) =>
      updateFicha(database, id, body, context, {
        palabra: 'evento',
        verify: verifyEvento,
        write: (trx, datos) => write.updateEvento(trx, id, datos),
      }),
    ),
    bindEndpoint(createReglaEndpoint, async ({ body }, context) => {
      await verifyExpresionRegla(database, body, context);
      return createFicha(database, body, context, {
        palabra: 'regla',
        verify: verifyReferenciasRegla,
        add: write.addRegla,
      });
    }),
    bindEndpoint(updateReglaEndpoint, async ({ params: { id }, body }, context) => {
      await verifyExpresionRegla(database, body, context);
      return updateFicha(database, id, body, context, {
        palabra: 'regla',
        verify: verifyReferenciasRegla,
        write: (trx, datos) => write.updateRegla(trx, id, datos),
      });
    }),
  ];
}
