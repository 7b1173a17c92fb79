/** A row of a parameter as it is stored. */
type FilaGuardada = Readonly<Record<string, unknown>>;

/** What an administrator writes where a row is shown. */
const SE_PUBLICA = 'sí';

/**
 * The rows of a list of the parametrizer that are published, in their order, with the texts that are asked for; one that is not there is ''.
 */
export function listFilasPublicas<const Campo extends string>(
  filas: readonly FilaGuardada[],
  campos: readonly Campo[],
): Record<Campo, string>[] {
  return filas
    .filter(({ publico }) => publico === SE_PUBLICA)
    .map(
      (fila) =>
        Object.fromEntries(campos.map((campo) => [campo, toText(fila[campo])])) as Record<Campo, string>,
    );
}

function toText(valor: unknown): string {
  return typeof valor === 'string' ? valor : '';
}
