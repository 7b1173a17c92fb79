import type { CambioDesarrollo, DiferenciaDesarrollo, GestionReunion } from '../contract/index.ts';

interface Saved {
  readonly escrita: GestionReunion;
  readonly diferencias: readonly DiferenciaDesarrollo[];
}

/** A field of a meeting: what it says, undefined where it is no more, and how the meeting is with another value. */
function openField(reunion: GestionReunion, campo: string) {
  const { avance, puntos, participantes } = reunion;
  const id = Number(campo.split(':')[1]);
  if (campo === 'avance')
    return { stored: avance, write: (valor: string) => ({ ...reunion, avance: valor }) };
  if (campo.startsWith('punto:')) {
    return {
      stored: puntos.find((punto) => punto.id === id)?.notas,
      write: (notas: string) => ({
        ...reunion,
        puntos: puntos.map((punto) => (punto.id === id ? { ...punto, notas } : punto)),
      }),
    };
  }
  const asistio = participantes.find((participante) => participante.id === id)?.asistio;
  const words = new Map<boolean | null, string>([
    [true, 'si'],
    [false, 'no'],
    [null, ''],
  ]);
  return {
    stored: asistio === undefined ? undefined : words.get(asistio),
    write: (valor: string) => ({
      ...reunion,
      participantes: participantes.map((participante) =>
        participante.id === id ? { ...participante, asistio: valor === 'si' } : participante,
      ),
    }),
  };
}

/**
 * A server that saves minutes, written again for the tests of the screen: a field is written if it still has the
 * value that the writer saw; it is returned if another person changed or removed it.
 */
export function saveMinutes(reunion: GestionReunion, cambios: readonly CambioDesarrollo[]): Saved {
  return cambios.reduce<Saved>(
    ({ escrita, diferencias }, { campo, base, valor }) => {
      const { stored, write } = openField(escrita, campo);
      if (stored === valor) return { escrita, diferencias };
      if (stored === base) return { escrita: write(valor), diferencias };
      return { escrita, diferencias: [...diferencias, { campo, guardado: stored ?? null }] };
    },
    { escrita: reunion, diferencias: [] },
  );
}
