import type { CampoEsperado } from './esperado.ts';

/** Rules of a field that a message exercises: its type, whether it has to come, and each of its bounds. */
export function listReglasDeCampo({ obligatorio, valores }: CampoEsperado): string[] {
  const limites = {
    obligatorio: obligatorio || null,
    lista: valores.lista,
    patron: valores.patron,
    longitud: valores.longitudMinima ?? valores.longitudMaxima,
    rango: valores.minimo ?? valores.maximo,
    digitos: valores.totalDigitos ?? valores.decimales,
  };
  return ['tipo', ...Object.entries(limites).flatMap(([regla, limite]) => (limite === null ? [] : [regla]))];
}

/** A rule of a field at its place in the message of the servicio: `/movimiento/horas rango`. */
export const toReglaDicha = (camino: string, regla: string) => `${camino} ${regla}`;
