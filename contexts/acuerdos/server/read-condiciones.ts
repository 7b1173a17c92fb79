import type { DatabaseSchema } from '@marco/database';
import { TIPOS_ENTIDAD, type TipoEntidad } from '@marco/entidades/terms';
import type { Kysely } from 'kysely';
import type { CondicionAcuerdo, GruposCondicion } from '../rules/condiciones.ts';
import { type CondicionGuardada, listNombrados, type PoliticaRow } from './politica.queries.ts';

type Database = Kysely<DatabaseSchema>;
type Grupos = PoliticaRow['grupos'];

const listIds = (grupos: Grupos, clase: CondicionGuardada['clase']): number[] => [
  ...new Set(
    grupos.flat().flatMap((condicion) => (condicion.clase === clase ? condicion.valores.map(Number) : [])),
  ),
];

const isTipo = (valor: string): valor is TipoEntidad => Object.hasOwn(TIPOS_ENTIDAD, valor);

/** The groups of a policy with the names people read. */
export async function readGrupos(database: Database, grupos: Grupos): Promise<GruposCondicion> {
  const [ordenes, sectores, entidades] = await Promise.all([
    listNombrados(database, 'ordenes', listIds(grupos, 'orden')),
    listNombrados(database, 'sectores', listIds(grupos, 'sector')),
    listNombrados(database, 'entidades', listIds(grupos, 'entidad')),
  ]);
  const nombres = {
    orden: new Map(ordenes.map(({ id, nombre }) => [String(id), nombre])),
    sector: new Map(sectores.map(({ id, nombre }) => [String(id), nombre])),
    entidad: new Map(entidades.map(({ id, nombre }) => [String(id), nombre])),
  };
  const present = ({ clase, valores }: CondicionGuardada): CondicionAcuerdo => {
    if (clase === 'convenio') return { clase, valores, nombres: [] };
    if (clase === 'tipo')
      return {
        clase,
        valores,
        nombres: valores.map((valor) => (isTipo(valor) ? TIPOS_ENTIDAD[valor] : valor)),
      };
    const suyos = nombres[clase];
    return { clase, valores, nombres: valores.map((valor) => suyos.get(valor) ?? valor) };
  };
  return grupos.map((grupo) => grupo.map(present));
}
