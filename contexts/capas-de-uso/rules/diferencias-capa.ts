type Valores = Readonly<Record<string, unknown>>;

/** The fields that differ, as they were and as they are: what the audit trail keeps of a change. */
export function listDiferencias<Datos extends Valores>(
  antes: Datos,
  despues: Datos,
): { antes: Valores; despues: Valores } {
  const campos = Object.keys(despues).filter(
    (campo) => JSON.stringify(antes[campo]) !== JSON.stringify(despues[campo]),
  );
  const pick = (datos: Datos): Valores => Object.fromEntries(campos.map((campo) => [campo, datos[campo]]));
  return { antes: pick(antes), despues: pick(despues) };
}
