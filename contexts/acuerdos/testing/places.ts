import { dialogOf, type Places, screenAt, screenOf } from '@marco/test-kit/declarations';
import type { EstadoAcuerdo } from '../contract/terms.ts';

/** The entidad of the interoperability leader, and the leader. */
const ENTIDAD = `select m.entidad_id from membresias m join usuarios u on u.id = m.usuario_id
  where u.numero_identificacion = '1000000003'`;
const LIDER = `select id from usuarios where numero_identificacion = '1000000003'`;

/** A published version that the entidad of the leader offers, or another one does. */
const offeredBy = (esSuyo: boolean) => `servicios s join servicios_versiones v on v.servicio_id = s.id
  where v.estado = 'publicada' and s.activo and s.entidad_id ${esSuyo ? '' : 'not '}in (${ENTIDAD})`;

/** What an acuerdo that was approved has. */
const APROBADO: ReadonlySet<EstadoAcuerdo> = new Set(['activo', 'suspendido']);

/** Adds an acuerdo in a state, which the entidad of the leader asks for or is asked for; the demo of the journeys has none. */
function addAcuerdo(estado: EstadoAcuerdo, lado: 'consumidora' | 'proveedora'): string {
  const consumidora =
    lado === 'consumidora'
      ? `(${ENTIDAD} limit 1)`
      : `(select min(id) from entidades where id not in (${ENTIDAD}))`;
  const [numero, aprobado, hasta, clave] = APROBADO.has(estado)
    ? [`'LCI-AC-2000-' || left(md5(random()::text), 6)`, 'now()', `'2036-01-01'`, 'md5(random()::text)']
    : ['null', 'null', 'null', 'null'];
  return `insert into acuerdos (servicio_id, version_id, consumidora_id, proveedora_id, estado, suspendido_por, creado_por,
      numero, aprobado_en, vigente_desde, vigente_hasta, clave_simulador)
    select s.id, v.id, ${consumidora}, s.entidad_id, '${estado}', '${estado === 'suspendido' ? '{proveedora}' : '{}'}', (${LIDER}),
      ${numero}, ${aprobado}::timestamptz, ${aprobado}::date, ${hasta}::date, ${clave}
    from ${offeredBy(lado === 'proveedora')} order by s.id limit 1 returning id`;
}

const ofLider = (estado: EstadoAcuerdo, lado: 'consumidora' | 'proveedora') =>
  screenOf(`agreement, ${estado}, ${lado}`, '/app/acuerdos/{id}', addAcuerdo(estado, lado));

/** A refused one whose disagreement waits for a mesa. */
const EN_MEDIACION = `with a as (${addAcuerdo('rechazado', 'consumidora')}),
  d as (insert into desacuerdos (acuerdo_id, asunto, estado, reclamo, respuesta)
    select id, 'rechazo', 'en-mediacion', 'Los datos son los de la norma.', 'La norma nombra menos.' from a)
  select id from a`;

/** The acuerdos as an entity and the ministry read them, and the precedents, which anybody does. */
export const places: Places = {
  visitor: [
    screenAt('precedents', '/precedentes', 'Precedentes'),
    screenAt('no precedents', '/precedentes?texto=inexistente', 'Precedentes'),
  ],
  administrator: [
    screenAt('agreements', '/app/acuerdos', 'Acuerdos de consumo'),
    screenAt('no agreements', '/app/acuerdos?texto=inexistente', 'Acuerdos de consumo'),
    screenOf('agreement in mediation', '/app/acuerdos/{id}', EN_MEDIACION),
  ],
  leader: [
    dialogOf(ofLider('borrador', 'consumidora'), /^Agregar finalidad/),
    dialogOf(ofLider('enviado', 'proveedora'), /^Pedir aclaración/),
    ofLider('activo', 'consumidora'),
    ofLider('suspendido', 'proveedora'),
    screenOf(
      'terms of consumption',
      '/app/acuerdos/politicas/{id}',
      `select v.id from ${offeredBy(true)} order by v.id limit 1`,
    ),
    {
      ...screenAt('request for a servicio', '/app/acuerdos/nuevo?servicio={id}', 'Pedir un servicio'),
      record: `select s.id from ${offeredBy(false)} order by s.id limit 1`,
    },
  ],
};
