import type { ReunionVerificada } from './reuniones.repository.ts';

/** What the audit trail keeps of a meeting: how many take part of which entidad, not their names and addresses. */
export function toAuditoria(reunion: ReunionVerificada) {
  return {
    tematica: reunion.tematica,
    inicio: reunion.inicio.toISOString(),
    duracionMinutos: reunion.duracionMinutos,
    lugar: reunion.lugar,
    enlace: reunion.enlace,
    consultorPrincipal: reunion.consultorPrincipal,
    consultores: [...reunion.consultores].toSorted((one, other) => one - other),
    puntos: reunion.puntos.map(({ titulo }) => titulo),
    entidades: reunion.participantes.map(({ idEntidad }) => idEntidad).toSorted((one, other) => one - other),
  };
}

type Auditoria = ReturnType<typeof toAuditoria>;

/** The fields that differ from one version to the next. */
export function compareAuditoria(antes: Auditoria, despues: Auditoria) {
  const campos = (Object.keys(despues) as (keyof Auditoria)[]).filter(
    (campo) => JSON.stringify(antes[campo]) !== JSON.stringify(despues[campo]),
  );
  const pick = (state: Auditoria) => Object.fromEntries(campos.map((campo) => [campo, state[campo]]));
  return { antes: pick(antes), despues: pick(despues) };
}

/** Characters of a text of the minutes that the trail keeps: it tells what changed, the meeting keeps the text. */
const EXTRACTO = 200;

/** The beginning of a text. */
export function toExtracto(texto: string): string {
  return texto.length <= EXTRACTO ? texto : `${texto.slice(0, EXTRACTO).toWellFormed()}…`;
}
