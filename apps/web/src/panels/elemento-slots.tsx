import type { ElementoSlots } from '@marco/elementos-de-dato/web';
import { OntologiaDeElemento } from '@marco/ontologia/widgets';
import { ServiciosDeElemento } from '@marco/servicios/widgets';

/** What the contexts after elementos-de-dato show in the page of an element. */
export const elementoSlots: ElementoSlots = {
  Servicios: ServiciosDeElemento,
  Ontologia: OntologiaDeElemento,
};
