import { buildTabla, type ColumnaDeTabla, presentFiltros, type TablaExportable } from '@marco/archivos/port';
import type { PeticionFichas } from '../../contract/index.ts';
import {
  CLASE_FICHA,
  COLUMNAS_FICHAS,
  ESTADOS_FICHA,
  LISTA_PALABRAS,
  PALABRAS,
  type Palabra,
  RECURSO_ONTOLOGIA,
  RESUMEN_FICHA,
  TIPOS_POR_PALABRA,
} from '../../contract/terms.ts';
import { listFichaIds, listFilasFicha } from './list-fichas.queries.ts';

/** The list of each word of the ontology as a file, with the columns it has on the screen (TABLE-06, AREA-07). */
export const TABLAS_FICHAS: Readonly<Record<Palabra, TablaExportable<PeticionFichas>>> = {
  definicion: buildFichas('definicion'),
  individuo: buildFichas('individuo'),
  evento: buildFichas('evento'),
  regla: buildFichas('regla'),
};

export const tablasOntologia: readonly TablaExportable<PeticionFichas>[] = LISTA_PALABRAS.map(
  (palabra) => TABLAS_FICHAS[palabra],
);

function buildFichas(palabra: Palabra): TablaExportable<PeticionFichas> {
  const plural = PALABRAS[palabra].plural.toLowerCase();
  const tipos = TIPOS_POR_PALABRA[palabra];
  const tipo: Columna = [COLUMNAS_FICHAS.tipo, 'text', 20, (row) => tipos[row.tipo ?? ''] ?? null];
  const clase = CLASE_FICHA[palabra];
  return buildTabla({
    codigo: `ontologia-${palabra}`,
    titulo: `Ontología: ${plural}`,
    archivo: `ontologia-${plural}`,
    tipoObjeto: palabra,
    recurso: RECURSO_ONTOLOGIA,
    listIds: (database, peticion: PeticionFichas) => listFichaIds(database, palabra, peticion),
    listFilas: (database, ids) => listFilasFicha(database, palabra, ids),
    toId: ({ id }) => id,
    columnas: [
      ['Nombre', 'text', 40, (row) => row.nombre],
      ['Código', 'text', 32, (row) => row.codigo],
      ...(palabra === 'individuo' ? [] : [tipo]),
      [RESUMEN_FICHA[palabra], 'text', 80, (row) => row.resumen],
      ...(clase === null ? [] : [[clase, 'text', 30, (row) => row.clase?.nombre ?? null] satisfies Columna]),
      [COLUMNAS_FICHAS.oid, 'text', 28, (row) => row.oid],
      [COLUMNAS_FICHAS.estado, 'text', 12, (row) => ESTADOS_FICHA[row.estado]],
    ],
    describeFiltros: ({ texto, ...filtros }) => presentFiltros(filtros, texto),
  });
}

type Columna = ColumnaDeTabla<Awaited<ReturnType<typeof listFilasFicha>>[number]>;
