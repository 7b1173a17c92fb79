import { addDays, addWorkingDays } from '@marco/country/working-days';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import type { AcuerdoPlaneado, PasoDeDesacuerdoPlaneado } from './plan-acuerdos.ts';

type Running = Transaction<DatabaseSchema>;
type Accion = PasoDeDesacuerdoPlaneado['accion'];

/** Working days the ministry has to decide. */
const DIAS_PARA_DECIDIR = 15;

const HASTA: Readonly<Record<Accion, string>> = {
  reclamar: 'reclamado',
  contestar: 'respondido',
  'pedir-mediacion': 'en-mediacion',
  decidir: 'decidido',
};

interface Lados {
  readonly consumidora: { readonly usuarioId: number };
  readonly proveedora: { readonly usuarioId: number };
  readonly hoy: string;
}

/** Somebody of the ministry who decides disagreements. */
async function findQuienDecide(trx: Running): Promise<number> {
  const { rows } = await sql<{ id: number }>`select min(m.usuario_id) as id from membresias m
    join roles r on r.id = m.rol_id and r.codigo = 'coordinador-mintic' where m.estado = 'activa'`.execute(
    trx,
  );
  const [row] = rows;
  if (!row) throw new Error('Nobody decides disagreements.');
  return row.id;
}

/** The disagreement of a refused acuerdo, step by step; with its precedent where it was decided. */
export async function insertDesacuerdo(
  trx: Running,
  acuerdoId: number,
  { desacuerdo = [], precedente }: AcuerdoPlaneado,
  { consumidora, proveedora, hoy }: Lados,
): Promise<void> {
  const toMomento = (hace: number) => new Date(`${addDays(hoy, -hace)}T16:00:00Z`);
  const findTexto = (accion: Accion) => desacuerdo.find((paso) => paso.accion === accion)?.texto ?? '';
  const [primero, ultimo] = [desacuerdo[0], desacuerdo.at(-1)];
  if (!primero || !ultimo) throw new Error('A disagreement is begun by a claim.');
  const decidido = ultimo.accion === 'decidir';
  const { id } = await trx
    .insertInto('desacuerdos')
    .values({
      acuerdo_id: acuerdoId,
      asunto: 'rechazo',
      estado: HASTA[ultimo.accion],
      estado_desde: toMomento(ultimo.hace),
      fecha_vencimiento: decidido ? null : addWorkingDays(addDays(hoy, -ultimo.hace), DIAS_PARA_DECIDIR),
      reclamo: findTexto('reclamar'),
      respuesta: findTexto('contestar'),
      sentido: decidido ? 'parcial' : null,
      decision: findTexto('decidir'),
      created_at: toMomento(primero.hace),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const quienes = { consumidora, proveedora, ministerio: { usuarioId: await findQuienDecide(trx) } };
  const pasos = desacuerdo.map(({ accion, de, hace, texto }, place) => {
    const antes = desacuerdo[place - 1];
    return {
      desacuerdo_id: id,
      accion,
      desde: antes ? HASTA[antes.accion] : null,
      hasta: HASTA[accion],
      texto,
      usuario_id: quienes[de].usuarioId,
      created_at: toMomento(hace),
    };
  });
  await trx.insertInto('desacuerdos_pasos').values(pasos).execute();
  if (precedente)
    await trx
      .insertInto('precedentes')
      .values({
        desacuerdo_id: id,
        titulo: precedente.titulo,
        texto: precedente.texto,
        asunto: 'rechazo',
        sentido: 'parcial',
        publicado_en: toMomento(ultimo.hace),
      })
      .execute();
}
