import { openTestDatabase } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let handle: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  handle = await openTestDatabase();
});
afterAll(() => handle.close());

async function read<Row>(query: string): Promise<Row[]> {
  return (await sql.raw<Row>(query).execute(handle.kysely)).rows;
}

async function count(from: string): Promise<number> {
  return (await read<{ total: number }>(`select count(*) as total from ${from}`))[0]?.total ?? 0;
}

describe('the registry of the demonstration', () => {
  it.each([
    ['elements', 'elementos_de_dato', 150],
    ['elements in force', "elementos_versiones where estado = 'incorporado'", 140],
    ['thematic domains in use', '(select distinct dominio_id from elementos_de_dato) as usados', 8],
    ['versions of the past', "elementos_versiones where estado = 'historico'", 20],
    ['composites', "elementos_de_dato where tipo = 'compuesto'", 25],
    ['lists', "elementos_de_dato where clase = 'lista'", 30],
    ['standards', 'estandares', 15],
    ['systems with their entity', 'sistemas where entidad_id is not null', 8],
    ['layers', "capas_de_uso_versiones where estado = 'vigente'", 5],
    [
      'services that carry elements',
      '(select distinct servicio_id from servicios_elementos) as servicios',
      30,
    ],
  ])('has enough %s', async (_what, from, least) => {
    expect(await count(from)).toBeGreaterThanOrEqual(least);
  });

  it('has a version in every state of the lifecycle', async () => {
    const rows = await read<{ estado: string }>('select distinct estado from elementos_versiones order by 1');
    expect(rows.map(({ estado }) => estado)).toEqual([
      'aprobado',
      'borrador',
      'caducado',
      'descartado',
      'en-revision',
      'historico',
      'incorporado',
      'pendiente-entidad',
    ]);
  });

  it('holds every department and municipality of the catalogues', async () => {
    const rows = await read<{ identificador: string; valores: number }>(`
      select e.identificador, count(*) as valores from elementos_de_dato e
      join elementos_versiones v on v.elemento_id = e.id and v.estado = 'incorporado'
      join elementos_valores on elementos_valores.version_id = v.id
      where e.identificador in ('codDepartamento', 'codMunicipio') group by 1 order by 1`);
    expect(rows).toEqual([
      { identificador: 'codDepartamento', valores: 33 },
      { identificador: 'codMunicipio', valores: 1123 },
    ]);
  });

  it.each([
    [
      'a list without values',
      `elementos_versiones v join elementos_de_dato e on e.id = v.elemento_id
      where e.clase = 'lista' and not exists (select from elementos_valores where version_id = v.id)`,
    ],
    [
      'a composite without parts',
      `elementos_versiones v join elementos_de_dato e on e.id = v.elemento_id
      where e.tipo = 'compuesto' and not exists (select from elementos_componentes where version_id = v.id)`,
    ],
    [
      'a simple element without an example',
      `elementos_versiones v join elementos_de_dato e on e.id = v.elemento_id
      where e.tipo = 'simple' and cardinality(v.ejemplos) = 0`,
    ],
    [
      'an example of a list that is no value of it',
      `elementos_versiones v
      join elementos_de_dato e on e.id = v.elemento_id and e.clase = 'lista', unnest(v.ejemplos) as ejemplo
      where not exists (select from elementos_valores where version_id = v.id and codigo = ejemplo)`,
    ],
    [
      'an example that breaks its own bounds or pattern',
      `elementos_versiones v, unnest(v.ejemplos) as ejemplo
      where v.tipo_dato = 'cadena' and (length(ejemplo) < v.longitud_minima or length(ejemplo) > v.longitud_maxima
        or ejemplo !~ ('^(?:' || coalesce(v.patron, '.*') || ')$'))`,
    ],
    [
      'a part of a wider layer that stands in a narrower one',
      `elementos_componentes c
      join elementos_versiones v on v.id = c.version_id join elementos_de_dato e on e.id = v.elemento_id
      join capas_de_uso capa on capa.id = e.capa_id
      join elementos_versiones pv on pv.id = c.componente_version_id
      join elementos_de_dato pe on pe.id = pv.elemento_id join capas_de_uso pc on pc.id = pe.capa_id
      where capa.tipo = 'comun' and pc.tipo <> 'comun'`,
    ],
    [
      'two elements with the same definition',
      `(select definicion from elementos_versiones
      where estado = 'incorporado' group by 1 having count(*) > 1) as repetidas`,
    ],
    [
      'two versions of an element in force on the same day',
      `elementos_versiones a join elementos_versiones b
      on a.elemento_id = b.elemento_id and a.id < b.id and a.rige_desde < coalesce(b.rige_hasta, 'infinity')
      and b.rige_desde < coalesce(a.rige_hasta, 'infinity')`,
    ],
    [
      'an identifier that is not in the tree below its element',
      `elementos_versiones v
      join elementos_de_dato e on e.id = v.elemento_id join oid_nodos n on n.oid = v.oid
      where n.padre_oid <> e.oid or n.objeto_id <> v.id`,
    ],
    ['somebody who reviewed what they wrote', 'elementos_versiones where autor_id = revisor_id'],
  ])('has not %s', async (_what, from) => {
    expect(await count(from)).toBe(0);
  });
});
