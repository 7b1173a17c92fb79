import { type BuscadorDeObjeto, type ObjetosIdentificados, SIN_PUBLICAR, toPrivada } from '@marco/oid/port';
import { toCapa } from '../contract/capas-de-uso.paths.ts';

const findCapa: BuscadorDeObjeto = async (database, oid, lector) => {
  const row = await database
    .selectFrom('capas_de_uso as c')
    .innerJoin('capas_de_uso_versiones as v', 'v.capa_id', 'c.id')
    .select(['c.id', 'c.activa', 'v.nombre', 'v.estado'])
    .where('c.oid', '=', oid)
    .where('v.estado', '<>', 'historica')
    .orderBy('v.estado', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const estado = row.estado === 'vigente' ? 'Vigente' : SIN_PUBLICAR;
  return {
    nombre: row.nombre,
    estado: row.activa ? estado : 'Inactiva',
    publicado: row.estado === 'vigente',
    direccion: toPrivada(toCapa(row.id), lector, 'capas-de-uso'),
  };
};

/** What an identifier of a layer stands for. */
export const objetosCapas: ObjetosIdentificados = { 'capa-de-uso': findCapa };
