import type { Solicitud } from '../../contract/index.ts';
import { PARTES_NIVEL_TRES, type ParteNivelTres } from '../../contract/terms.ts';
import { listMarcasSinResponder, listUltimasMarcas } from '../../rules/marcas/marcas.ts';
import type { EtapaDicha } from '../formulario/etapas-solicitud.tsx';
import { listRequisitosDeForma } from './requisitos-de-forma.ts';
import type { ValoresNivelTres } from './valores-nivel-tres.ts';

/** Steps of the form of level 3, in their order (domain niveles §4.3); the last one reads what the others write. */
export const ETAPAS_NIVEL_TRES = [
  { id: 'servicio', nombre: 'Servicio y certificados', siguiente: 'servicio y certificados' },
  { id: 'politico-legal', nombre: 'Político-legal', siguiente: 'político-legal' },
  { id: 'organizacional', nombre: 'Organizacional', siguiente: 'organizacional' },
  { id: 'tecnico', nombre: 'Técnico', siguiente: 'técnico' },
  { id: 'consumo', nombre: 'Consumo', siguiente: 'consumo' },
  { id: 'revision', nombre: 'Revisión', siguiente: 'revisión' },
] as const satisfies readonly { id: ParteNivelTres | 'revision'; nombre: string; siguiente: string }[];
export type EtapaNivelTres = (typeof ETAPAS_NIVEL_TRES)[number]['id'];

/** Step an address names; the first one where it names none. */
export function readEtapaNivelTres(text: string | null | undefined): EtapaNivelTres {
  return ETAPAS_NIVEL_TRES.find(({ id }) => id === text)?.id ?? 'servicio';
}

/** Step in which what a part of the request lacks is written. @param campo a part, or a place of one as 'tecnico.ans' */
export function toEtapa(campo: string): EtapaNivelTres {
  return PARTES_NIVEL_TRES.find((una) => una === campo.split('.')[0]) ?? 'servicio';
}

/** The steps as they stand while one of them shows: what each has of what it needs, and the marks that wait in it. */
export function listEtapasNivelTres(
  solicitud: Solicitud,
  valores: ValoresNivelTres,
  actual: EtapaNivelTres,
): readonly EtapaDicha<EtapaNivelTres>[] {
  const requisitos = listRequisitosDeForma(solicitud, valores);
  const observadas =
    solicitud.estado === 'devuelta'
      ? listMarcasSinResponder(listUltimasMarcas(solicitud.marcas, solicitud.pasos))
      : [];
  return ETAPAS_NIVEL_TRES.map(({ id, nombre }) => {
    const porResponder = observadas.filter(({ campo }) => campo === id).length;
    const suyos = id === 'revision' ? requisitos : requisitos.filter(({ parte }) => parte === id);
    const hechos = suyos.filter(({ cumplido }) => cumplido).length;
    const faltan = suyos.length - hechos;
    const isWhole = porResponder === 0 && faltan === 0 && id !== 'revision';
    const estado = isWhole ? ('completo' as const) : ('pendiente' as const);
    return {
      id,
      nombre,
      estado: id === actual ? ('en-curso' as const) : estado,
      detalle: presentDetalle({ id, porResponder, hechos, faltan, total: suyos.length }),
    };
  });
}

interface CuentaDeEtapa {
  readonly id: EtapaNivelTres;
  readonly porResponder: number;
  readonly hechos: number;
  readonly faltan: number;
  readonly total: number;
}

/** How much of a step is there; undefined where its state says it. */
function presentDetalle({ id, porResponder, hechos, faltan, total }: CuentaDeEtapa): string | undefined {
  if (porResponder > 0) return `${porResponder} por responder`;
  if (faltan === 0) return undefined;
  if (id === 'revision') return `${faltan} por completar`;
  return total > 1 ? `${hechos} de ${total}` : undefined;
}
