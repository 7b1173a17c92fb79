import type { DatabaseSchema } from '@marco/database';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { CosaDeCatalogo } from '../../contract/catalogo.terms.ts';
import type { Ambiente } from '../../contract/terms.ts';
import type { CosaLeida } from '../../rules/catalogo/read-catalogo.ts';

type Running = Transaction<DatabaseSchema>;
type Write = (trx: Running, ambiente: Ambiente, cosas: readonly CosaLeida[]) => Promise<void>;

/** Parts and data of things as columns: `p (p1, p2, …, d1, …)`. */
function toRows(
  cosas: readonly CosaLeida[],
  partes: number,
  datos: readonly string[] = [],
): RawBuilder<unknown> {
  const columns = [
    ...Array.from({ length: partes }, (_, at) => cosas.map((cosa) => cosa.partes[at] ?? '')),
    ...datos.map((dato) => cosas.map((cosa) => cosa.datos[dato] ?? null)),
  ];
  const names = [
    ...Array.from({ length: partes }, (_, at) => `p${at + 1}`),
    ...datos.map((_, at) => `d${at + 1}`),
  ];
  return sql`unnest(${sql.join(columns.map((column) => sql`${column}::text[]`))})
    as p (${sql.join(names.map((name) => sql.ref(name)))})`;
}

const DE_MIEMBRO = sql`m.instancia = p.p1 and m.clase = p.p2 and m.miembro = p.p3`;
const DE_SERVICIO = sql`${DE_MIEMBRO} and m.codigo = p.p4 and s.codigo = p.p5 and s.numero = p.p6`;
const DE_CLIENTE = sql`c.instancia = p.p7 and c.clase = p.p8 and c.miembro = p.p9 and c.codigo = p.p10`;

/** Members and subsystems, which are one table. */
function addSubsistemas(codigo: RawBuilder<unknown>, partes: number): Write {
  return async (trx, ambiente, cosas) => {
    await sql`insert into plataforma_subsistemas (ambiente, instancia, clase, miembro, codigo, nombre, en_catalogo)
      select ${ambiente}, p.p1, p.p2, p.p3, ${codigo}, p.d1, true from ${toRows(cosas, partes, ['nombre'])}
      on conflict (ambiente, instancia, clase, miembro, codigo) do update
        set nombre = excluded.nombre, en_catalogo = true, no_visto_desde = null`.execute(trx);
  };
}

/** Writes what a file brings: new, changed or back again. */
const ADD: Readonly<Record<CosaDeCatalogo, Write>> = {
  miembro: addSubsistemas(sql`''`, 3),
  subsistema: addSubsistemas(sql`p.p4`, 4),
  servicio: async (trx, ambiente, cosas) => {
    await sql`insert into plataforma_servicios (subsistema_id, codigo, numero, tipo, en_catalogo)
      select m.id, p.p5, p.p6, p.d1, true from ${toRows(cosas, 6, ['tipo'])}
      join plataforma_subsistemas m on m.ambiente = ${ambiente} and ${DE_MIEMBRO} and m.codigo = p.p4
      on conflict (subsistema_id, codigo, numero) do update
        set tipo = excluded.tipo, en_catalogo = true, no_visto_desde = null`.execute(trx);
  },
  permiso: async (trx, ambiente, cosas) => {
    const rows = toRows(cosas, 10);
    // A client of another instance is in no file of this one.
    await sql`insert into plataforma_subsistemas (ambiente, instancia, clase, miembro, codigo)
      select distinct ${ambiente}, p.p7, p.p8, p.p9, p.p10 from ${rows} on conflict do nothing`.execute(trx);
    await sql`insert into plataforma_permisos (servicio_id, cliente_id)
      select s.id, c.id from ${rows}
      join plataforma_subsistemas m on m.ambiente = ${ambiente} and ${DE_MIEMBRO} and m.codigo = p.p4
      join plataforma_servicios s on s.subsistema_id = m.id and s.codigo = p.p5 and s.numero = p.p6
      join plataforma_subsistemas c on c.ambiente = ${ambiente} and ${DE_CLIENTE}
      on conflict (servicio_id, cliente_id) do update set no_visto_desde = null, visto_desde = now()`.execute(
      trx,
    );
  },
  certificado: async (trx, ambiente, cosas) => {
    await sql`insert into plataforma_certificados (miembro_id, servidor, uso, serie, emisor, fecha_vencimiento)
      select m.id, p.p4, p.p5, p.p6, p.d1, p.d2::date from ${toRows(cosas, 6, ['emisor', 'vence'])}
      join plataforma_subsistemas m on m.ambiente = ${ambiente} and ${DE_MIEMBRO} and m.codigo = ''
      on conflict (miembro_id, servidor, uso, serie) do update
        set emisor = excluded.emisor, fecha_vencimiento = excluded.fecha_vencimiento, no_visto_desde = null`.execute(
      trx,
    );
  },
};

function closeSubsistemas(codigo: RawBuilder<unknown>, partes: number): Write {
  return async (trx, ambiente, cosas) => {
    await sql`update plataforma_subsistemas m set no_visto_desde = now() from ${toRows(cosas, partes)}
      where m.ambiente = ${ambiente} and ${DE_MIEMBRO} and m.codigo = ${codigo}`.execute(trx);
  };
}

/** Marks what a file brings no more. */
const CLOSE: Readonly<Record<CosaDeCatalogo, Write>> = {
  miembro: closeSubsistemas(sql`''`, 3),
  subsistema: closeSubsistemas(sql`p.p4`, 4),
  servicio: async (trx, ambiente, cosas) => {
    await sql`update plataforma_servicios s set no_visto_desde = now()
      from plataforma_subsistemas m, ${toRows(cosas, 6)}
      where m.id = s.subsistema_id and m.ambiente = ${ambiente} and ${DE_SERVICIO}`.execute(trx);
  },
  permiso: async (trx, ambiente, cosas) => {
    await sql`update plataforma_permisos o set no_visto_desde = now()
      from plataforma_servicios s, plataforma_subsistemas m, plataforma_subsistemas c, ${toRows(cosas, 10)}
      where s.id = o.servicio_id and m.id = s.subsistema_id and c.id = o.cliente_id and m.ambiente = ${ambiente}
        and ${DE_SERVICIO} and ${DE_CLIENTE}`.execute(trx);
  },
  certificado: async (trx, ambiente, cosas) => {
    await sql`update plataforma_certificados k set no_visto_desde = now()
      from plataforma_subsistemas m, ${toRows(cosas, 6)}
      where m.id = k.miembro_id and m.ambiente = ${ambiente} and ${DE_MIEMBRO} and m.codigo = ''
        and k.servidor = p.p4 and k.uso = p.p5 and k.serie = p.p6`.execute(trx);
  },
};

/** Writes things of one kind that a file brings, or marks those it brings no more. */
export async function setCosas(
  trx: Running,
  ambiente: Ambiente,
  {
    tipo,
    estan,
    cosas,
  }: { readonly tipo: CosaDeCatalogo; readonly estan: boolean; readonly cosas: readonly CosaLeida[] },
): Promise<void> {
  if (cosas.length > 0) await (estan ? ADD : CLOSE)[tipo](trx, ambiente, cosas);
}

/** One file of an environment at a time, from its review to its end. */
export async function keepTurnoDeCatalogo(trx: Running, ambiente: Ambiente): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`plataforma-catalogo ${ambiente}`}))`.execute(trx);
}
