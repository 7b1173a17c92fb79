/** The values of an object in an answer, with those of the objects around it; the innermost value counts. */
export type Around = Readonly<Record<string, unknown>>;

/** The call that an unavailable control would make. */
export interface Call {
  readonly operation: string;
  /** What its body and its address say, of the record the control belongs to; the rest is a sample. */
  readonly say?: (around: Around) => object;
  /** The records it is about, where it is not every one. */
  readonly of?: (around: Around) => boolean;
}

/** An answer that carries decisions, and the call behind the control of each. */
export interface Source {
  /** SQL of the records that are read, one of each state: what the address or the body names. */
  readonly records?: string;
  readonly calls: Readonly<Record<string, Call | readonly Call[]>>;
}

/** Sources by the operation that reads them. */
export type Sources = Readonly<Record<string, Source>>;

/** A call, of what the record says. */
export const call = (operation: string, say?: Call['say']): Call =>
  say ? { operation, say } : { operation };

/**
 * The sources of lists an administrator keeps (`listAllSector`), and the answers alike (`listByTypeSector`). Who has
 * the permission may change every row, so a call is refused by it alone.
 *
 * @param names names of the lists, as their operations end
 */
export function listsKept(names: readonly string[]): {
  readonly sources: Sources;
  readonly alike: Readonly<Record<string, string>>;
} {
  const toSource = (name: string): Source => ({
    calls: {
      'permisos.crear': call(`create${name}`),
      'permisos.editar': call(`update${name}`),
      'permisos.eliminar': call(`delete${name}`),
    },
  });
  return {
    sources: Object.fromEntries(names.map((name) => [`listAll${name}`, toSource(name)])),
    alike: Object.fromEntries(names.map((name) => [`listByType${name}`, `listAll${name}`])),
  };
}
