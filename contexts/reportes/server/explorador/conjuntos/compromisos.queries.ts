import { toColombianDay } from '@marco/country/working-days';
import { buildCompromisosVisibles } from '@marco/mesas/port';
import { RECURSO_MESAS } from '@marco/mesas/terms';
import { type SqlBool, sql } from 'kysely';
import { CONJUNTO_COMPROMISOS } from '../../../rules/explorador/conjuntos/compromisos.ts';
import { buildDia } from '../../informes/informe.queries.ts';
import { buildMesDeDia, CLAVES_DE_ENTIDAD, countWhere } from '../claves.queries.ts';
import { defineFuente } from '../fuente-de-conjunto.ts';
import { isMinisterio } from '../lector-de-explorador.ts';

const hoy = () => sql`${toColombianDay(new Date())}::date`;

/** The compromisos of the board of the reader: the ministry all, an entidad its own, a person theirs too. */
export const fuenteCompromisos = defineFuente(CONJUNTO_COMPROMISOS, {
  recurso: RECURSO_MESAS,
  buildDesde: (database, { lector }) => {
    const { usuarioId: idUsuario, entidadId: idEntidad } = lector;
    const quien = { esMinisterio: isMinisterio(lector), idUsuario, idEntidad };
    const visibles = buildCompromisosVisibles(database, quien, { vista: 'todos' }, []).select('c.id');
    return sql`compromisos c join mesas m on m.id = c.mesa_id join entidades e on e.id = c.entidad_id
      where c.id in (${visibles})`;
  },
  buildPeriodo: ({ desde, hasta }) => sql<SqlBool>`c.fecha_vencimiento between ${desde ?? '-infinity'}::date
    and ${hasta ?? 'infinity'}::date`,
  claves: {
    ...CLAVES_DE_ENTIDAD,
    estado: sql`c.estado`,
    mesa: sql`c.mesa_id`,
    mesVencimiento: buildMesDeDia(sql`c.fecha_vencimiento`),
  },
  medidas: {
    compromisos: sql`count(*)`,
    vencidos: countWhere(sql`c.estado = 'abierto' and m.activa and c.fecha_vencimiento < ${hoy()}`),
    aTiempo: countWhere(sql`c.estado = 'cumplido' and ${buildDia(sql`c.cerrado_en`)} <= c.fecha_vencimiento`),
  },
});
