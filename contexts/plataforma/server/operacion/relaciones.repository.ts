import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { Ambiente } from '../../contract/terms.ts';
import type { ServicioDePlataforma, SubsistemaXroad } from '../../rules/operacion/identificador.ts';
import type { RegistroOperacion } from '../../rules/operacion/registro.ts';

type Running = Transaction<DatabaseSchema>;
type Encuentro = Pick<RegistroOperacion, 'servicio' | 'cliente'>;

/** Ids by what they stand for, and how many were not there before. */
interface Hallados {
  readonly ids: ReadonlyMap<string, number>;
  readonly nuevos: number;
}

/** What names a subsystem, a service and an encounter among those of one environment. */
const toClave = (partes: readonly (string | number)[]) => JSON.stringify(partes);
const ofSubsistema = ({ instancia, clase, miembro, subsistema }: SubsistemaXroad) => [
  instancia,
  clase,
  miembro,
  subsistema,
];
export const toClaveEncuentro = ({ servicio, cliente }: Encuentro): string =>
  toClave([...ofSubsistema(servicio), servicio.codigo, servicio.numero, ...ofSubsistema(cliente)]);

/** Those of a list that differ, by their key. */
function distinct<Part>(parts: readonly Part[], toKey: (part: Part) => string): Map<string, Part> {
  return new Map(parts.map((part) => [toKey(part), part]));
}

/**
 * The relation of each encounter, by `toClaveEncuentro`; services, clients and relations that were not known are written
 * down first.
 */
export async function addRelaciones(
  trx: Running,
  ambiente: Ambiente,
  encuentros: ReadonlyMap<string, Encuentro>,
): Promise<Hallados> {
  const all = [...encuentros.values()];
  if (all.length === 0) return { ids: new Map(), nuevos: 0 };
  const subsistemas = await addSubsistemas(
    trx,
    ambiente,
    all.flatMap(({ servicio, cliente }) => [servicio, cliente]),
  );
  const toSubsistema = (uno: SubsistemaXroad) => subsistemas.ids.get(toClave(ofSubsistema(uno))) ?? 0;
  const servicios = await addServicios(
    trx,
    all.map(({ servicio }) => ({ subsistemaId: toSubsistema(servicio), servicio })),
  );
  const pares = all.map(({ servicio, cliente }) => {
    const clave = toClave([toSubsistema(servicio), servicio.codigo, servicio.numero]);
    return [servicios.ids.get(clave) ?? 0, toSubsistema(cliente)] as const;
  });
  const relaciones = await addPares(trx, pares);
  const ids = [...encuentros.keys()].map(
    (clave, at) => [clave, relaciones.get(toClave(pares[at] ?? [])) ?? 0] as const,
  );
  return { ids: new Map(ids), nuevos: subsistemas.nuevos + servicios.nuevos };
}

async function addSubsistemas(
  trx: Running,
  ambiente: Ambiente,
  subsistemas: readonly SubsistemaXroad[],
): Promise<Hallados> {
  const all = [...distinct(subsistemas, (uno) => toClave(ofSubsistema(uno))).values()].map(ofSubsistema);
  const [instancias, clases, miembros, codigos] = [0, 1, 2, 3].map((at) =>
    all.map((partes) => partes[at] ?? ''),
  );
  const pedidos = sql`unnest(${instancias}::text[], ${clases}::text[], ${miembros}::text[], ${codigos}::text[])
    as p (instancia, clase, miembro, codigo)`;
  const added = await sql`insert into plataforma_subsistemas (ambiente, instancia, clase, miembro, codigo)
    select ${ambiente}, p.* from ${pedidos} where not exists (select from plataforma_subsistemas s
      where s.ambiente = ${ambiente} and s.instancia = p.instancia and s.clase = p.clase and s.miembro = p.miembro
        and s.codigo = p.codigo)
    on conflict do nothing returning id`.execute(trx);
  const { rows } = await sql<{
    id: number;
    instancia: string;
    clase: string;
    miembro: string;
    codigo: string;
  }>`
    select s.id, s.instancia, s.clase, s.miembro, s.codigo from ${pedidos}
    join plataforma_subsistemas s on s.ambiente = ${ambiente} and s.instancia = p.instancia and s.clase = p.clase
      and s.miembro = p.miembro and s.codigo = p.codigo`.execute(trx);
  const ids = rows.map(
    ({ id, instancia, clase, miembro, codigo }) =>
      [toClave([instancia, clase, miembro, codigo]), id] as const,
  );
  return { ids: new Map(ids), nuevos: added.rows.length };
}

async function addServicios(
  trx: Running,
  servicios: readonly { readonly subsistemaId: number; readonly servicio: ServicioDePlataforma }[],
): Promise<Hallados> {
  const all = [
    ...distinct(servicios, ({ subsistemaId, servicio: { codigo, numero } }) =>
      toClave([subsistemaId, codigo, numero]),
    ).values(),
  ];
  const pedidos = sql`unnest(${all.map(({ subsistemaId }) => subsistemaId)}::int[],
    ${all.map(({ servicio }) => servicio.codigo)}::text[], ${all.map(({ servicio }) => servicio.numero)}::text[])
    as p (subsistema_id, codigo, numero)`;
  const isKnown = sql`s.subsistema_id = p.subsistema_id and s.codigo = p.codigo and s.numero = p.numero`;
  const added = await sql`insert into plataforma_servicios (subsistema_id, codigo, numero)
    select p.* from ${pedidos} where not exists (select from plataforma_servicios s where ${isKnown})
    on conflict do nothing returning id`.execute(trx);
  const { rows } = await sql<{ id: number; subsistema_id: number; codigo: string; numero: string }>`
    select s.id, s.subsistema_id, s.codigo, s.numero from ${pedidos} join plataforma_servicios s on ${isKnown}`.execute(
    trx,
  );
  const ids = rows.map(
    ({ id, subsistema_id, codigo, numero }) => [toClave([subsistema_id, codigo, numero]), id] as const,
  );
  return { ids: new Map(ids), nuevos: added.rows.length };
}

async function addPares(
  trx: Running,
  pares: readonly (readonly [servicioId: number, clienteId: number])[],
): Promise<ReadonlyMap<string, number>> {
  const pedidos = sql`unnest(${pares.map(([servicioId]) => servicioId)}::int[],
    ${pares.map(([, clienteId]) => clienteId)}::int[]) as p (servicio_id, cliente_id)`;
  const isKnown = sql`r.servicio_id = p.servicio_id and r.cliente_id = p.cliente_id`;
  await sql`insert into plataforma_relaciones (servicio_id, cliente_id)
    select p.* from ${pedidos} where not exists (select from plataforma_relaciones r where ${isKnown})
    on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ id: number; servicio_id: number; cliente_id: number }>`
    select r.id, r.servicio_id, r.cliente_id from ${pedidos} join plataforma_relaciones r on ${isKnown}`.execute(
    trx,
  );
  return new Map(rows.map(({ id, servicio_id, cliente_id }) => [toClave([servicio_id, cliente_id]), id]));
}
