import type { TipoHallazgo } from '../contract/terms.ts';

/** A finding of the verification. */
export interface HallazgoNombrado {
  readonly tipo: TipoHallazgo;
  readonly lote: number;
  readonly idEvento: number | null;
}

/** Says a finding to a person: what, which event and in which seal. */
export function explainHallazgo({ tipo, lote, idEvento }: HallazgoNombrado): string {
  const evento = `evento ${idEvento ?? ''}`;
  const textos: Readonly<Record<TipoHallazgo, string>> = {
    'evento-modificado': `El ${evento} fue modificado después de sellarse (sello ${lote}).`,
    'evento-eliminado': `El ${evento} fue eliminado después de sellarse (sello ${lote}).`,
    'evento-agregado': `El ${evento} fue agregado entre eventos ya sellados (sello ${lote}).`,
    'sello-modificado': `El sello ${lote} o las huellas que protege fueron modificados.`,
    'sello-ausente': `Falta el sello ${lote}.`,
    'sello-desenlazado': `El sello ${lote} no continúa el anterior: alguno de los dos fue rehecho.`,
    'sello-sin-firma': `El sello ${lote} no está firmado.`,
    'sello-falso': `La firma del sello ${lote} no es válida: alguien lo rehízo sin la llave.`,
    'sello-de-otra-llave': `El sello ${lote} está firmado con una llave que no es de esta instalación.`,
    'ancla-ausente': `Falta el sello ${lote}, que se conserva fuera de la base de datos.`,
    'ancla-distinta': `El sello ${lote} no es el que se conserva fuera de la base de datos: fue rehecho.`,
  };
  return textos[tipo];
}
