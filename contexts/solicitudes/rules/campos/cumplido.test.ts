import { describe, expect, it } from 'vitest';
import { ACCIONES_CAMPO } from '../../contract/terms.ts';
import { isCumplido } from './cumplido.ts';

/** What each action needs of the element (the expected table): in force, in force since the filing, expired. */
const ESPERADO = {
  reutilizar: (vigente: boolean) => vigente,
  definir: (vigente: boolean) => vigente,
  modificar: (_vigente: boolean, desde: boolean) => desde,
  caducar: (vigente: boolean, _desde: boolean, caduco: boolean) => caduco && !vigente,
} as const;
const AMBOS = [true, false] as const;

describe('whether a row is done', () => {
  it.each(
    ACCIONES_CAMPO.flatMap((accion) =>
      AMBOS.flatMap((vigente) =>
        AMBOS.flatMap((desde) => AMBOS.map((caduco) => [accion, vigente, desde, caduco] as const)),
      ),
    ),
  )('[AREA-05] %s, in force %s, since the filing %s, expired %s', (accion, vigente, desde, caduco) => {
    const elemento = { estaVigente: vigente, rigeDesdeRadicada: desde, caduco };
    expect(isCumplido(accion, elemento)).toBe(ESPERADO[accion](vigente, desde, caduco));
  });
});
