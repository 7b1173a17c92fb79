import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { getNamed, type KnownEntidad, listByCorto, presentDomain } from './directory.ts';
import type { PlannedMesa } from './plan-mesas.ts';
import type { PlannedReunion } from './plan-reuniones.ts';

/** A meeting of the demo with the id it got. */
export interface InsertedReunion {
  readonly id: number;
  readonly mesa: PlannedMesa;
  readonly reunion: PlannedReunion;
}

/** The agenda of every meeting: pending matters first, unforeseen ones last. */
function listPuntos({ tematica }: PlannedReunion): string[] {
  return ['Revisión de compromisos', tematica, 'Proposiciones y varios'];
}

/** Agenda, participants and decisions of the meetings; the participants of held meetings are marked as present. */
export async function insertDesarrollos(
  trx: Transaction<DatabaseSchema>,
  reuniones: readonly InsertedReunion[],
  entidades: ReadonlyMap<string, number>,
): Promise<void> {
  await trx
    .insertInto('reuniones_puntos')
    .values(
      reuniones.flatMap(({ id, reunion }) =>
        listPuntos(reunion).map((titulo, lugar) => ({ reunion_id: id, orden: lugar + 1, titulo })),
      ),
    )
    .execute();
  await trx
    .insertInto('reuniones_participantes')
    .values(reuniones.flatMap((inserted) => presentParticipantes(inserted, entidades)))
    .execute();
  await trx
    .insertInto('reuniones_decisiones')
    .values(
      reuniones
        .filter(({ reunion }) => reunion.estado === 'realizada')
        .flatMap(({ id, reunion }) =>
          reunion.decisiones.map((texto, lugar) => ({ reunion_id: id, orden: lugar + 1, texto })),
        ),
    )
    .execute();
}

function presentParticipantes(
  { id, mesa, reunion }: InsertedReunion,
  entidades: ReadonlyMap<string, number>,
) {
  const known = listByCorto(mesa);
  const rows = reunion.asistentes.map(({ nombre, entidad }) => {
    const of = getNamed(known, entidad);
    return {
      reunion_id: id,
      entidad_id: getNamed(entidades, of.clave),
      nombre,
      correo: presentCorreo(nombre, of),
      asistio: reunion.estado === 'realizada' ? true : null,
    };
  });
  // Two people of one name have one address.
  return [...new Map(rows.map((row) => [row.correo, row])).values()];
}

/** An invented mailbox: `maria.ruiz@dian.ejemplo.gov.co`. */
function presentCorreo(nombre: string, entidad: KnownEntidad): string {
  const own = nombre
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(' ', '.');
  return `${own}@${presentDomain(entidad)}`;
}
