import type { IndexEntry } from '@marco/web-kit/reading-page';
import type { FichaServicio } from '../../contract/index.ts';

/** Blocks of the page in the order of the tasks, by the part of their address after '#'. */
export const BLOQUES = {
  proposito: 'Qué hace y para qué',
  entrega: 'Qué entrega',
  pide: 'Qué pide',
  niveles: 'Nivel y certificados',
  conectarse: 'Cómo conectarse',
  contrato: 'Ejemplos y contrato',
  probar: 'Probar',
  cambios: 'Versiones y cambios',
  consumidores: 'Quién lo usa',
  salud: 'Compromisos del servicio',
  'base-legal': 'Base legal y datos personales',
  preguntas: 'Preguntas y avisos de error',
  contacto: 'Contacto',
  relacionados: 'Relacionados',
} as const;
export type IdBloque = keyof typeof BLOQUES;

/** The index of a page, with what can be counted in each block. */
export function listEntradas({ hechos, cambios, relacionados }: FichaServicio): readonly IndexEntry[] {
  const cantidades: Partial<Record<IdBloque, number>> = {
    entrega: hechos.entrega.total,
    pide: hechos.pide.total,
    cambios: cambios.contenido?.length ?? 0,
    consumidores: hechos.consumidores,
    relacionados: relacionados.mismosDatos.length + relacionados.mesas.length,
  };
  return (Object.keys(BLOQUES) as IdBloque[]).map((id) => ({
    id,
    title: BLOQUES[id],
    count: cantidades[id] ?? null,
  }));
}
