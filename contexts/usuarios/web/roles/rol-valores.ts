import type { Action } from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import type { Permiso, SubDeMenu } from '../../contract/index.ts';

/** What is wrong with a text that must be written, as the server says it. */
export function findErrorTexto(label: string, text: string, maximo: number): string | undefined {
  const { length } = text.trim();
  if (length === 0) return explainRequired(label);
  return length > maximo ? `Escriba máximo ${maximo} caracteres.` : undefined;
}

/** Permissions as keys, to tell them apart quickly. */
export type Permitidos = ReadonlySet<string>;

export function toClave(subfuncionalidadId: number, accion: Action): string {
  return `${subfuncionalidadId}:${accion}`;
}

export function toPermitidos(permisos: readonly Permiso[]): Permitidos {
  return new Set(permisos.map(({ subfuncionalidadId, accion }) => toClave(subfuncionalidadId, accion)));
}

export function toPermisos(permitidos: Permitidos): Permiso[] {
  return [...permitidos].map((clave) => {
    const [id = '', accion] = clave.split(':');
    return { subfuncionalidadId: Number(id), accion: accion as Action };
  });
}

/** Those of these keys a part of the menu has: a draft may be older than the menu. */
export function keepKnown(claves: readonly string[], subs: readonly SubDeMenu[]): Permitidos {
  const known = new Set(subs.flatMap(({ id, acciones }) => acciones.map((accion) => toClave(id, accion))));
  return new Set(claves.filter((clave) => known.has(clave)));
}

/** The permissions after a press on one: every other action needs the one to look, so it comes and goes with them. */
export function computePermitidos(
  permitidos: Permitidos,
  { id, acciones }: SubDeMenu,
  accion: Action,
): Permitidos {
  const next = new Set(permitidos);
  if (next.delete(toClave(id, accion))) {
    if (accion === 'consultar') for (const other of acciones) next.delete(toClave(id, other));
    return next;
  }
  return next.add(toClave(id, accion)).add(toClave(id, 'consultar'));
}

/** What a change gives and takes, in words: 'Usuarios: aprobar'. */
export function listDiferencias(antes: Permitidos, ahora: Permitidos, subs: readonly SubDeMenu[]) {
  const describe = (from: Permitidos, without: Permitidos) =>
    subs.flatMap(({ id, nombre, acciones }) =>
      acciones
        .filter((accion) => from.has(toClave(id, accion)) && !without.has(toClave(id, accion)))
        .map((accion) => `${nombre}: ${accion}`),
    );
  return { agregados: describe(ahora, antes), retirados: describe(antes, ahora) };
}
