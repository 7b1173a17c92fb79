import type { Catalogo } from '@marco/archivos/port';
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
export const CATALOGOS_FICHAS: Readonly<Record<Palabra, Catalogo<PeticionFichas>>> = {
  definicion: buildCatalogo('definicion'),
  individuo: buildCatalogo('individuo'),
  evento: buildCatalogo('evento'),
  regla: buildCatalogo('regla'),
};

export const catalogosOntologia: readonly Catalogo<PeticionFichas>[] = LISTA_PALABRAS.map(
  (palabra) => CATALOGOS_FICHAS[palabra],
);

function buildCatalogo(palabra: Palabra): Catalogo<PeticionFichas> {
  const clase = CLASE_FICHA[palabra];
  const tipos = TIPOS_POR_PALABRA[palabra];
  const hasTipo = palabra !== 'individuo';
  return {
    codigo: `ontologia-${palabra}`,
    titulo: `Ontología: ${PALABRAS[palabra].plural.toLowerCase()}`,
    archivo: `ontologia-${PALABRAS[palabra].plural.toLowerCase()}`,
    tipoObjeto: palabra,
    permiso: { recurso: RECURSO_ONTOLOGIA, accion: 'consultar' },
    columnas: [
      { title: 'Nombre', kind: 'text', width: 40 },
      { title: 'Código', kind: 'text', width: 32 },
      ...(hasTipo ? [{ title: COLUMNAS_FICHAS.tipo, kind: 'text', width: 20 } as const] : []),
      { title: RESUMEN_FICHA[palabra], kind: 'text', width: 80 },
      ...(clase === null ? [] : [{ title: clase, kind: 'text', width: 30 } as const]),
      { title: COLUMNAS_FICHAS.oid, kind: 'text', width: 28 },
      { title: COLUMNAS_FICHAS.estado, kind: 'text', width: 12 },
    ],
    listIds: (database, peticion) => listFichaIds(database, palabra, peticion),
    readFilas: async (database, ids) => {
      const rows = await listFilasFicha(database, palabra, ids);
      return new Map(
        rows.map((row) => [
          row.id,
          [
            ...[row.nombre, row.codigo],
            ...(hasTipo ? [tipos[row.tipo ?? ''] ?? null] : []),
            row.resumen,
            ...(clase === null ? [] : [row.clase?.nombre ?? null]),
            ...[row.oid, ESTADOS_FICHA[row.estado]],
          ],
        ]),
      );
    },
    describeFiltros: ({ texto, ...filtros }) => ({ ...filtros, ...(texto ? { conTexto: true } : {}) }),
  };
}
