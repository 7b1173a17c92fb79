import { ESTADOS_PUBLICOS } from '@marco/elementos-de-dato/terms';
import {
  type CampoInforme,
  FILTROS_INFORME,
  hasFiltro,
  type ValorDeFiltro,
  type VistaInforme,
} from '../../contract/filtros-informe.terms.ts';
import { PALABRAS_INFORME, type PalabraInforme } from '../../contract/informes.terms.ts';

/** Who reads a report: everybody, the staff of an entidad, the ministry or the operator of the platform. */
export type LadoDeInformes = 'publico' | 'entidad' | 'ministerio' | 'operador';

type Reservas = Readonly<Partial<Record<CampoInforme, readonly LadoDeInformes[]>>>;

/** Sides that may use a filter, where not all may: what it would tell is not in their rows (domain reportes §1 rule 7, §9). */
const RESERVADOS: Readonly<Partial<Record<PalabraInforme, Reservas>>> = {
  solicitudServicioByFilter: { consultorId: ['ministerio'] },
  xroad: {
    consumidorId: ['entidad', 'ministerio', 'operador'],
    ambiente: ['entidad', 'ministerio', 'operador'],
  },
  validador: { conEntidad: ['ministerio'] },
  schema: { entidadId: ['entidad', 'ministerio', 'operador'] },
};

const isReservado = (palabra: PalabraInforme, campo: CampoInforme, lado: LadoDeInformes): boolean =>
  RESERVADOS[palabra]?.[campo]?.includes(lado) === false;

/** Vistas of an entidad that asks, or of what only those who take part are told. */
const VISTAS_RESERVADAS: readonly ValorDeFiltro[] = ['consumidores', 'anomalias'] satisfies VistaInforme[];

/** The filters that are refused to a side, in every report. */
export function listReservados(
  lado: LadoDeInformes,
): readonly { readonly palabra: PalabraInforme; readonly campo: CampoInforme }[] {
  return PALABRAS_INFORME.flatMap((palabra) =>
    (Object.keys(FILTROS_INFORME[palabra]) as CampoInforme[])
      .filter((campo) => isReservado(palabra, campo, lado))
      .map((campo) => ({ palabra, campo })),
  );
}

/**
 * Whether a filter is refused: one of another side, or a state of elements that somebody without their list never reads,
 * where no row would say that there is none.
 */
export function hasReservado(
  palabra: PalabraInforme,
  filtro: Readonly<Partial<Record<CampoInforme, ValorDeFiltro | undefined>>>,
  { lado, conElementos }: { readonly lado: LadoDeInformes; readonly conElementos: boolean },
): boolean {
  const { estado, vista } = filtro;
  if (lado === 'publico' && vista != null && VISTAS_RESERVADAS.includes(vista)) return true;
  if (palabra === 'elementoDatoByFilter' && !conElementos && estado != null)
    return !ESTADOS_PUBLICOS.some((publico) => publico === estado);
  return (Object.keys(filtro) as CampoInforme[]).some(
    (campo) => filtro[campo] != null && hasFiltro(palabra, campo) && isReservado(palabra, campo, lado),
  );
}
