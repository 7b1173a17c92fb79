import { useVersionedChange } from '@marco/web-kit/versioned-change';
import type { AcuerdoDeConsumo, FinalidadDeAcuerdo, updateAcuerdoEndpoint } from '../../contract/index.ts';
import { toAcuerdoKey } from '../use-acuerdo.ts';

/** A purpose as it is written: the server gives it its id. */
export type FinalidadEscrita = Omit<FinalidadDeAcuerdo, 'id' | 'volumenConcedido'>;

/** What of a request is written; what is absent stays as it is. */
export interface CambiosEscritos {
  readonly finalidades?: readonly FinalidadEscrita[];
  readonly sistema?: string;
  readonly subsistema?: string;
  readonly responsable?: AcuerdoDeConsumo['responsable'];
  readonly convenio?: {
    readonly numero: string;
    readonly fecha: string | null;
    readonly archivoId: string | null;
  };
  readonly precedenteId?: number | null;
}

const toEscrita = (finalidad: FinalidadEscrita) => ({
  titulo: finalidad.titulo,
  descripcion: finalidad.descripcion,
  norma: finalidad.norma,
  base: finalidad.base,
  volumenDiario: finalidad.volumenDiario,
  personasConAcceso: finalidad.personasConAcceso,
  retencionDias: finalidad.retencionDias,
  campos: finalidad.campos,
});

/** What two versions of a request are compared by. */
const presentPartes = ({ finalidades, sistema, responsable }: AcuerdoDeConsumo) => ({
  Finalidades: finalidades.map(({ titulo }) => titulo).join(', '),
  Sistema: sistema,
  Responsable: [responsable.nombre, responsable.cargo, responsable.correo].join(', '),
});

/** Writes parts of a request over the version on show; where somebody else did meanwhile, both versions show. */
export function useSaveAcuerdo(acuerdo: AcuerdoDeConsumo) {
  const { id, version } = acuerdo;
  const { send, isSaving } = useVersionedChange<AcuerdoDeConsumo>({
    show: (queries, saved) => queries.setQueryData(toAcuerdoKey(id), saved),
    refresh: ['acuerdos', 'listar'],
    refreshRefused: toAcuerdoKey(id),
    onKept: (queries, actual) => queries.setQueryData(toAcuerdoKey(id), actual),
  });

  /** @param explain tells a failure at the fields of a form; it opens otherwise */
  async function save(
    { finalidades, ...cambios }: CambiosEscritos,
    done: string,
    explain?: (error: unknown) => void | Promise<void>,
  ): Promise<boolean> {
    const mine = presentPartes(acuerdo);
    const outcome = await send({
      version,
      send: (api, options) =>
        api.call<typeof updateAcuerdoEndpoint>(
          { method: 'PUT', path: '/acuerdos/{id}' },
          {
            params: { id: String(id) },
            body: {
              ...cambios,
              ...(finalidades === undefined ? {} : { finalidades: finalidades.map(toEscrita) }),
            },
          },
          options,
        ),
      compare: (actual) => {
        const current = presentPartes(actual);
        return (Object.keys(mine) as (keyof typeof mine)[]).map((label) => ({
          label,
          mine: mine[label],
          current: current[label],
        }));
      },
      sendsSame: true,
      done,
      explain,
    });
    return outcome.kind === 'saved';
  }

  return { save, isSaving };
}
