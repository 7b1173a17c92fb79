import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, FileAnswer, refuse, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { downloadOntologiaEndpoint, ontologiaErrors } from '../../contract/index.ts';
import { findFichaGuardada } from '../fichas/fichas.queries.ts';
import { findEspacioNombres } from '../turtle/espacio-nombres.ts';
import { streamOntologia } from './stream-ontologia.ts';

/** The ontology as RDF. */
export function bindExportacion(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(downloadOntologiaEndpoint, async ({ query: { formato, clase: id } }, context) => {
      const clase = id === undefined ? null : await getClase(database, id);
      const espacio = await findEspacioNombres(database);
      const file = await streamOntologia(database, { formato, espacio, clase });
      await writeAudit(database, context, {
        action: 'exportar-ontologia',
        objectType: 'definicion',
        objectId: clase?.id ?? null,
        result: 'exito',
        detail: { formato },
      });
      return new FileAnswer(file);
    }),
  ];
}

async function getClase(database: Kysely<DatabaseSchema>, id: number) {
  const ficha = await findFichaGuardada(database, 'definicion', id);
  if (ficha?.palabra !== 'definicion' || ficha.tipo !== 'clase')
    throw refuse(ontologiaErrors, 'ONTOLOGIA_NO_ENCONTRADA');
  return ficha;
}
