import type { CertificadoPorExpedir, PersonaDeCertificado } from '@marco/certificados/port';
import type { DatabaseSchema } from '@marco/database';
import { buildCamposDeMensajes } from '@marco/servicios/port';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** Of whoever has no post written in their membership. */
const SIN_CARGO = 'Funcionario';

/** What a certificate says of the entidad and the servicio of a certified request, as they are now. */
export function findCertificada(database: Database, solicitudId: number) {
  return (
    database
      .selectFrom('solicitudes as s')
      .innerJoin('entidades as e', 'e.id', 's.entidad_id')
      .innerJoin('servicios as sv', 'sv.id', 's.servicio_id')
      .leftJoin('oid_nodos as o', (join) =>
        join.onRef('o.objeto_id', '=', 'sv.id').on('o.tipo', '=', 'servicio').on('o.estado', '=', 'activo'),
      )
      .select([
        's.id',
        's.nivel',
        's.radicado',
        's.servicio_id',
        's.entidad_id',
        'sv.nombre as servicio',
        'o.oid',
      ])
      .leftJoin('solicitudes_nivel_dos as nd', 'nd.solicitud_id', 's.id')
      .leftJoin('solicitudes_nivel_tres as nt', 'nt.solicitud_id', 's.id')
      // Level 1 made the version; levels 2 and 3 were asked for one. Each is found by an index, and what was found by its key.
      .leftJoin('servicios_versiones as hecha', 'hecha.solicitud_id', 's.id')
      .leftJoin('servicios_versiones as ve', (join) =>
        join.on(sql<boolean>`ve.id = coalesce(nd.servicio_version_id, nt.servicio_version_id, hecha.id)`),
      )
      .select(sql<number | null>`coalesce(nd.servicio_version_id, nt.servicio_version_id)`.as('versionId'))
      .select('ve.solicitud_id as solicitudNivelUno')
      .select(['e.nombre', 'e.sigla', 'e.nit', 'e.digito_verificacion', 've.mayor', 've.menor'])
      .where('s.id', '=', solicitudId)
      .executeTakeFirst()
  );
}

/** The elements its fields became, each once, in the version in force; a field that ends an element leaves none. */
export async function listElementosCertificados(
  database: Database,
  solicitudId: number,
): Promise<CertificadoPorExpedir['elementos']> {
  const rows = await database
    .selectFrom('solicitudes_campos as c')
    .innerJoin('elementos_de_dato as e', 'e.id', 'c.elemento_id')
    .innerJoin('elementos_versiones as v', (join) =>
      join.onRef('v.elemento_id', '=', 'e.id').on('v.estado', '=', 'incorporado'),
    )
    .leftJoin('oid_nodos as o', (join) =>
      join.onRef('o.objeto_id', '=', 'e.id').on('o.tipo', '=', 'elemento').on('o.estado', '=', 'activo'),
    )
    .select(['e.identificador', 'v.nombre', 'o.oid', 'v.mayor', 'v.menor'])
    .distinct()
    .where('c.solicitud_id', '=', solicitudId)
    .where('c.accion', '<>', 'caducar')
    .orderBy('e.identificador')
    .execute();
  return rows.map(toElemento);
}

interface ElementoRow {
  readonly identificador: string;
  readonly nombre: string;
  readonly oid: string | null;
  readonly mayor: number;
  readonly menor: number;
}

const toElemento = ({ identificador, nombre, oid, mayor, menor }: ElementoRow) => ({
  identificador,
  nombre,
  oid,
  version: `${mayor}.${menor}`,
});

/** The elements in the messages of a version, each once, in the version that level 1 certified. */
export async function listElementosDeVersion(
  database: Database,
  versionId: number,
): Promise<CertificadoPorExpedir['elementos']> {
  const rows = await buildCamposDeMensajes(database, versionId)
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .leftJoin('oid_nodos as n', (join) =>
      join.onRef('n.objeto_id', '=', 'e.id').on('n.tipo', '=', 'elemento').on('n.estado', '=', 'activo'),
    )
    .select(['e.identificador', 'v.nombre', 'n.oid', 'v.mayor', 'v.menor'])
    .distinct()
    .orderBy('e.identificador')
    .orderBy('v.mayor')
    .orderBy('v.menor')
    .execute();
  return rows.map(toElemento);
}

/** How many fields there are, and what became of them. */
export async function countCampos(
  database: Database,
  solicitudId: number,
): Promise<CertificadoPorExpedir['campos']> {
  const row = await database
    .selectFrom('solicitudes_campos')
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where accion = 'reutilizar')`.as('reutilizados'),
      sql<number>`count(*) filter (where accion = 'definir')`.as('definidos'),
      sql<number>`count(*) filter (where accion = 'modificar')`.as('modificados'),
    ])
    .where('solicitud_id', '=', solicitudId)
    .executeTakeFirstOrThrow();
  const { total, reutilizados, definidos, modificados } = row;
  return {
    total: Number(total),
    reutilizados: Number(reutilizados),
    definidos: Number(definidos),
    modificados: Number(modificados),
  };
}

const PAPELES = {
  presentar: 'consultor',
  conceptuar: 'operador',
  reafirmar: 'aprobador',
  aprobar: 'aprobador',
  certificar: 'certificador',
} as const;

/** Who took the steps that count, the last of each: with the post and the entidad they have now. */
export async function listPersonas(database: Database, solicitudId: number): Promise<PersonaDeCertificado[]> {
  const rows = await database
    .selectFrom('solicitudes_pasos as p')
    .innerJoin('solicitudes as s', 's.id', 'p.solicitud_id')
    .innerJoin('usuarios as u', 'u.id', 'p.usuario_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('membresias as m')
          .innerJoin('entidades as e', 'e.id', 'm.entidad_id')
          .select(['m.cargo', 'e.nombre as entidad'])
          .whereRef('m.usuario_id', '=', 'u.id')
          .where('m.estado', '=', 'activa')
          // Who approves does so for the entidad of the request; the others for the ministry.
          .orderBy(sql`(m.entidad_id = s.entidad_id) = (p.accion in ('aprobar', 'reafirmar'))`, 'desc')
          .orderBy(sql`(e.ambito = 'operador') = (p.accion = 'conceptuar')`, 'desc')
          .orderBy(sql`e.ambito = 'ministerio'`, 'desc')
          .orderBy('m.id')
          .limit(1)
          .as('donde'),
      (join) => join.onTrue(),
    )
    .select(['p.accion', 'u.id', 'donde.cargo', 'donde.entidad', buildNombreCompleto('u').as('nombre')])
    .where('p.solicitud_id', '=', solicitudId)
    .where('p.accion', 'in', Object.keys(PAPELES))
    .orderBy('p.id')
    .execute();
  const papelOf = (accion: string) => Object.entries(PAPELES).find(([una]) => una === accion)?.[1];
  const last = new Map(rows.map((row) => [papelOf(row.accion), row]));
  return [...new Set(Object.values(PAPELES))].flatMap((papel) => {
    const row = last.get(papel);
    if (!row) return [];
    return [
      {
        papel,
        usuarioId: row.id,
        nombre: row.nombre,
        cargo: row.cargo ?? SIN_CARGO,
        entidad: row.entidad ?? '',
      },
    ];
  });
}

/**
 * Certified requests without a certificate; one that withdraws a servicio gets none, and one of level 2 needs the report
 * its certificate names, one of level 3 its answers: what is made of the demo data brings both.
 */
function buildSinCertificado(database: Database) {
  return database
    .selectFrom('solicitudes as s')
    .innerJoin('estados_solicitud as es', 'es.id', 's.estado_id')
    .leftJoin('certificados as c', 'c.solicitud_id', 's.id')
    .leftJoin('solicitudes_nivel_dos as n', 'n.solicitud_id', 's.id')
    .select('s.id')
    .leftJoin('solicitudes_nivel_tres as t', 't.solicitud_id', 's.id')
    .where((eb) => eb.or([eb('n.solicitud_id', 'is', null), eb('n.informe_aprobado_id', 'is not', null)]))
    .where((eb) => eb.or([eb('t.solicitud_id', 'is', null), sql<boolean>`t.respuestas <> '{}'`]))
    .where('es.codigo', '=', 'certificada')
    .where('s.tipo', '<>', 'retiro')
    .where('c.id', 'is', null);
}

/** All of them, the earliest first. */
export async function listSinCertificado(database: Database): Promise<number[]> {
  const rows = await buildSinCertificado(database).orderBy('s.cerrada_en').orderBy('s.id').execute();
  return rows.map(({ id }) => id);
}

/** Whether a request is one of them. */
export async function isSinCertificado(database: Database, solicitudId: number): Promise<boolean> {
  return (
    (await buildSinCertificado(database).where('s.id', '=', solicitudId).executeTakeFirst()) !== undefined
  );
}
