import { type Caller, refuse, SharedPlaces } from '@marco/server-kit';
import { validadorErrors } from '../../contract/validador.errors.ts';

/** Batches this process checks at once, of people with a session and as many of strangers; each fills its memory. */
const LOTES_A_LA_VEZ = 4;

type Places = ConstructorParameters<typeof SharedPlaces>[0];

/** The batches that are received and checked now: one of each caller over all processes. */
export class TurnosLotes {
  readonly #recibidos: SharedPlaces;
  readonly #revisados = { conSesion: 0, sinSesion: 0 };

  constructor(database: Places) {
    this.#recibidos = new SharedPlaces(database, { kind: 'lote', most: 1 });
  }

  /**
   * Runs what receives a batch and begins to check it, once for each caller; the turn ends with `end`, or when it fails.
   *
   * @throws LOTE_EN_CURSO, and what `run` throws
   */
  async take<Answer>(caller: Caller, run: (end: () => Promise<void>) => Promise<Answer>): Promise<Answer> {
    const place = await this.#recibidos.take(caller);
    if (!place) throw refuse(validadorErrors, 'LOTE_EN_CURSO');
    try {
      return await run(() => place.leave());
    } catch (error) {
      await place.leave();
      throw error;
    }
  }

  /**
   * Takes a place of this process for a batch that arrived.
   *
   * @returns how to leave it
   * @throws VALIDADOR_OCUPADO
   */
  begin({ hasSession }: Caller): () => void {
    const clase = hasSession ? 'conSesion' : 'sinSesion';
    if (this.#revisados[clase] >= LOTES_A_LA_VEZ) throw refuse(validadorErrors, 'VALIDADOR_OCUPADO');
    this.#revisados[clase] += 1;
    return () => {
      this.#revisados[clase] -= 1;
    };
  }
}
