import type { DatabaseSchema } from '@marco/database';
import { computeVeredictos, simulateAhorros } from '@marco/tramites/port';
import type { Kysely } from 'kysely';
import { listLugares, type Tablas, toParteDeLugar, toTime } from './tablas.ts';

const SUPRIMIBLES = ['suprimible-ya', 'suprimible-con-acuerdo', 'suprimible-al-publicar'];

/**
 * IND-31 and IND-32, trámite by trámite. Verdicts and simulations are those of the trámites, which have tests of their own; what is read
 * again here is which papers count, as what, and how the savings of several are a range.
 */
export async function readPapeles(
  database: Kysely<DatabaseSchema>,
  tablas: Tablas,
  hasta: Date,
): Promise<ReadonlyMap<string, string>> {
  const papeles = new Map<string, number>();
  const ahorros = new Map<string, (readonly number[])[]>();
  const activos = tablas.tramites.filter(
    (t) => t['activo'] === true && toTime(t['created_at']) < hasta.getTime(),
  );
  for (const [entidadId, suyos] of Map.groupBy(activos, (t) => t['entidad_id'])) {
    const { sector, orden, departamento } = listLugares(tablas, entidadId);
    const mapa = await computeVeredictos(
      database,
      suyos.map(({ id }) => Number(id)),
    );
    for (const r of tablas.tramites_requisitos) {
      if (r['tipo'] !== 'documento' || !suyos.some(({ id }) => id === r['tramite_id'])) continue;
      const isAceptado = tablas.tramites_requisitos_elementos.some(
        (x) => x['requisito_id'] === r['id'] && x['decision'] === 'aceptado',
      );
      if (r['activo'] !== true && !isAceptado) continue;
      const veredicto = mapa.veredictos.get(Number(r['id']));
      const isSuprimible = SUPRIMIBLES.includes(veredicto?.veredicto ?? '');
      const pedido = !isSuprimible
        ? 'se-pide'
        : veredicto?.esPosible
          ? 'posible'
          : String(veredicto?.veredicto);
      const tipo = `tipo=${r['activo'] === true ? pedido : 'suprimido'}`;
      for (const lugar of ['', sector, orden, departamento]) {
        const parte = lugar === '' ? tipo : toParteDeLugar(lugar, tipo);
        if (parte !== undefined) papeles.set(`IND-31|${parte}`, (papeles.get(`IND-31|${parte}`) ?? 0) + 1);
      }
    }
    const simulado = (await simulateAhorros(database, mapa, hasta)).get(Number(entidadId));
    for (const [tipo, simulaciones] of [
      ['tipo=potencial', simulado?.potencial],
      ['tipo=logrado', simulado?.logrado],
    ] as const)
      for (const lugar of ['', sector, `entidad=${String(entidadId)}`]) {
        const parte = lugar === '' ? tipo : toParteDeLugar(lugar, tipo);
        if (parte === undefined || simulaciones == null) continue;
        ahorros.set(parte, [...(ahorros.get(parte) ?? []), simulaciones]);
      }
  }
  const cifras = new Map([...papeles].map(([clave, cuantos]) => [clave, String(cuantos)] as const));
  for (const [parte, varios] of ahorros) {
    const sumas = (varios[0] ?? []).map((_, at) => varios.reduce((suma, uno) => suma + (uno[at] ?? 0), 0));
    const ordenadas = sumas.sort((one, other) => one - other);
    const [p10, p50, p90] = [199, 999, 1799].map((lugar) => ordenadas[lugar]);
    cifras.set(`IND-32|${parte}`, `${p10} ${p50} ${p90} de ${varios.length}`);
  }
  return cifras;
}
