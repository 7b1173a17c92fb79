import type { GestionReunion, ReunionesDeMesa } from '../../contract/index.ts';
import { DURACION_REUNION } from '../../contract/terms.ts';
import {
  type ErroresReunion,
  findErroresReunion,
  type ReunionPorVerificar,
} from '../../rules/reuniones/datos-reunion.ts';

interface Fila {
  /** Names the row on the screen while it has no id. */
  readonly clave: string;
  readonly id: number | null;
}

export interface PuntoEscrito extends Fila {
  readonly titulo: string;
  readonly idCompromiso: number | null;
}

export interface ParticipanteEscrito extends Fila {
  readonly idEntidad: string;
  readonly nombre: string;
  readonly correo: string;
}

/** The values of the form of a meeting: texts, empty if there is no value. */
export interface ValoresReunion {
  readonly tematica: string;
  readonly fecha: string;
  readonly hora: string;
  readonly duracionMinutos: string;
  readonly lugar: string;
  readonly enlace: string;
  readonly consultorPrincipal: string;
  readonly consultores: readonly number[];
  readonly puntos: readonly PuntoEscrito[];
  readonly participantes: readonly ParticipanteEscrito[];
}

/** A row of its own name. */
export function createClave(): string {
  return crypto.randomUUID();
}

/** The form of a new meeting: led by the consultant of the mesa, its agenda starts with what is overdue. */
export function toValoresNuevos({ consultorPrincipal, vencidos }: ReunionesDeMesa): ValoresReunion {
  return {
    tematica: '',
    fecha: '',
    hora: '',
    lugar: '',
    enlace: '',
    duracionMinutos: String(DURACION_REUNION.habitual),
    consultorPrincipal: String(consultorPrincipal),
    consultores: [],
    puntos: vencidos.map((vencido) => ({ clave: createClave(), id: null, ...vencido })),
    participantes: [],
  };
}

/** The form that shows a stored meeting. */
export function toValores(reunion: GestionReunion): ValoresReunion {
  const { tematica, fecha, hora, lugar, enlace } = reunion;
  return {
    tematica,
    fecha,
    hora,
    lugar,
    enlace,
    duracionMinutos: String(reunion.duracionMinutos),
    consultorPrincipal: String(reunion.consultorPrincipal.id),
    consultores: reunion.consultores.map(({ id }) => id),
    puntos: reunion.puntos.map(({ id, titulo, idCompromiso }) => ({
      id,
      titulo,
      idCompromiso,
      clave: `punto-${id}`,
    })),
    participantes: reunion.participantes.map(({ id, idEntidad, nombre, correo }) => ({
      id,
      nombre,
      correo,
      idEntidad: String(idEntidad),
      clave: `participante-${id}`,
    })),
  };
}

/** The body of a creation or change. */
export function toBody(valores: ValoresReunion): ReunionPorVerificar {
  const { duracionMinutos: duracion, consultorPrincipal, puntos, participantes } = valores;
  return {
    tematica: valores.tematica.trim(),
    fecha: valores.fecha,
    hora: valores.hora,
    duracionMinutos: /^\d{1,4}$/.test(duracion.trim()) ? Number(duracion) : null,
    lugar: valores.lugar.trim(),
    enlace: valores.enlace.trim(),
    consultorPrincipal: consultorPrincipal === '' ? null : Number(consultorPrincipal),
    consultores: valores.consultores,
    puntos: puntos.map(({ id, titulo, idCompromiso }) => ({ id, titulo: titulo.trim(), idCompromiso })),
    participantes: participantes.map(({ id, idEntidad, nombre, correo }) => ({
      id,
      idEntidad: idEntidad === '' ? null : Number(idEntidad),
      nombre: nombre.trim(),
      correo: correo.trim(),
    })),
  };
}

/** Whether two forms say the same. */
export function isIgual(uno: ValoresReunion, otro: ValoresReunion): boolean {
  return JSON.stringify(toBody(uno)) === JSON.stringify(toBody(otro));
}

/** What is wrong with a meeting as it is written, by the rules the server refuses with (MESA-11). */
export function findErrores(valores: ValoresReunion): ErroresReunion {
  return findErroresReunion(toBody(valores));
}

/** The values of a form after `sent` was stored as `saved`: the stored values with the changes made meanwhile. */
export function computeEscritos(
  now: ValoresReunion,
  sent: ValoresReunion,
  saved: ValoresReunion,
): ValoresReunion {
  const changed = Object.entries(now).filter(
    ([campo, valor]) => valor !== sent[campo as keyof ValoresReunion],
  );
  const escritos: ValoresReunion = { ...saved, ...Object.fromEntries(changed) };
  return {
    ...escritos,
    puntos: withStoredIds(escritos.puntos, sent.puntos, saved.puntos),
    participantes: withStoredIds(escritos.participantes, sent.participantes, saved.participantes),
  };
}

/** A row that was stored meanwhile gets its id; without it the next save would create another row. */
function withStoredIds<Row extends Fila>(
  now: readonly Row[],
  sent: readonly Row[],
  saved: readonly Row[],
): readonly Row[] {
  const unclaimed = saved.filter(({ id }) => !sent.some((row) => row.id === id));
  const ids = new Map<string, number | null>();
  for (const row of sent) {
    if (saved.some(({ id }) => id === row.id)) continue;
    const place = unclaimed.findIndex((stored) => toContenido(stored) === toContenido(row));
    if (place >= 0) ids.set(row.clave, unclaimed.splice(place, 1)[0]?.id ?? null);
  }
  return now.map((row) => ({ ...row, id: ids.get(row.clave) ?? row.id }));
}

/** The content of a row as the server stores it, without its place. */
function toContenido({ clave: _, id: __, ...contenido }: Fila): string {
  return JSON.stringify(
    Object.entries(contenido)
      .map(([campo, valor]) => [campo, String(valor).trim().toLowerCase()])
      .sort(),
  );
}
