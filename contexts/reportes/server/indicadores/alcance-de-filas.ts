import type { CallContext } from '@marco/server-kit';
import type { RawBuilder } from 'kysely';
import type { FilaIndicador } from '../../contract/index.ts';
import type { QuienLeeIndicadores } from './read-indicador.ts';

/** Whose records a reader may see one by one, as the lists of the records say. */
export interface AlcanceDeFilas {
  /** The ministry. */
  readonly todas: boolean;
  /** The operator of the platform: of the requests, those of level 3. */
  readonly operador: boolean;
  /** The entidad the reader works for. */
  readonly entidadId: number | null;
  readonly usuarioId: number | null;
  /** Whether the page of an entidad opens. */
  readonly abreEntidades: boolean;
  /** Whether the compromisos of the mesas are for the reader. */
  readonly leeMesas: boolean;
  /** Whether there is a session. */
  readonly conSesion: boolean;
}

/** Who reads an indicador, with which of its records they may see. Plain data: a file that is prepared later keeps it. */
export interface LectorDeFilas extends QuienLeeIndicadores {
  readonly alcance: AlcanceDeFilas;
}

/** Who asks, as the records behind a figure know them. */
export function toLectorDeFilas({ actor }: Pick<CallContext, 'actor'>): LectorDeFilas {
  const alcance = {
    todas: actor?.readsAllEntities ?? false,
    operador: actor?.operatesPlatform ?? false,
    entidadId: actor?.entityId ?? null,
    usuarioId: actor?.userId ?? null,
    abreEntidades: actor?.permissions.has('entidades:consultar') ?? false,
    leeMesas: actor?.permissions.has('mesas:consultar') ?? false,
    conSesion: actor !== null,
  };
  const lee = actor && { readsAllEntities: actor.readsAllEntities, operatesPlatform: actor.operatesPlatform };
  return { actor: lee, alcance };
}

/** A record by its name, with whether the reader may see it. */
export interface Nombrada extends Omit<FilaIndicador, 'objeto' | 'clase' | 'cifra'> {
  readonly visible: boolean;
}

/** Names records of one kind, and says whether the reader may see them. */
export type NombraFilas = (ids: readonly number[], alcance: AlcanceDeFilas) => RawBuilder<Nombrada>;
