import { type BuscadorDeObjeto, type ObjetosIdentificados, SIN_PUBLICAR, toPrivada } from '@marco/oid/port';
import { sql } from 'kysely';
import { toFicha } from '../../contract/ontologia.paths.ts';

/** The four words of the ontology: where each is stored and what names it. */
const FICHAS = {
  definicion: ['ontologia_definiciones', 'termino'],
  evento: ['ontologia_eventos', 'nombre'],
  individuo: ['ontologia_individuos', 'nombre'],
  regla: ['ontologia_reglas', 'nombre'],
} as const;

const ESTADOS_FICHA: Readonly<Record<string, string>> = { vigente: 'Vigente', inactivo: 'Inactivo' };

function createFindFicha(palabra: keyof typeof FICHAS): BuscadorDeObjeto {
  const [tabla, nombre] = FICHAS[palabra];
  return async (database, oid, lector) => {
    const { rows } = await sql<{ id: number; nombre: string; estado: string }>`
      select id, ${sql.ref(nombre)} as nombre, estado from ${sql.table(tabla)} where oid = ${oid}`.execute(
      database,
    );
    const [row] = rows;
    return (
      row && {
        nombre: row.nombre,
        estado: ESTADOS_FICHA[row.estado] ?? SIN_PUBLICAR,
        publicado: ESTADOS_FICHA[row.estado] !== undefined,
        direccion: toPrivada(toFicha(palabra, row.id), lector, 'ontologia'),
      }
    );
  };
}

/** What an identifier of a ficha stands for. */
export const objetosFichas: ObjetosIdentificados = {
  definicion: createFindFicha('definicion'),
  evento: createFindFicha('evento'),
  individuo: createFindFicha('individuo'),
  regla: createFindFicha('regla'),
};
