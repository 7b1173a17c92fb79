import { toDayAndTime } from '@marco/country/local-time';
import type { Reunion, ReunionReciente, ReunionRow } from '../../contract/index.ts';
import { presentParticipantes } from '../../rules/actas/participantes-publicos.ts';
import type { listInvitados } from './gestion-reunion.queries.ts';
import type {
  findRealizada,
  listArchivos,
  listConsultores,
  listRealizadas,
  listRecientes,
} from './reuniones.queries.ts';

type Rows<Query extends (...parameters: never[]) => Promise<unknown>> = Awaited<ReturnType<Query>>;

export function presentReunionRow({ inicia_en, ...row }: Rows<typeof listRealizadas>[number]): ReunionRow {
  return { ...row, fecha: inicia_en.toISOString() };
}

export function presentReciente({ inicia_en, ...row }: Rows<typeof listRecientes>[number]): ReunionReciente {
  return { ...row, fecha: inicia_en.toISOString() };
}

export function presentReunion(
  row: NonNullable<Rows<typeof findRealizada>>,
  consultores: Rows<typeof listConsultores>,
  invitados: Rows<typeof listInvitados>,
  archivos: Rows<typeof listArchivos>,
): Reunion {
  return {
    tematica: row.tematica,
    avance: row.avance,
    fechaCreacion: row.inicia_en.toISOString(),
    hora: toDayAndTime(row.inicia_en).time,
    consultorPrincipal: { nombreUsuario: row.consultorPrincipal },
    usersParticipantes: consultores,
    participante: presentParticipantes(row.participante, invitados),
    archivos,
  };
}
