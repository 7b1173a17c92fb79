import { integerId, pageNumber } from '@marco/contract-kit';
import { z } from 'zod';
import { filtroMesasSchema } from './search-mesas.endpoint.ts';
import { FACETAS, MAXIMO_TEXTO_BUSQUEDA, ORDENES_PROFUNDA, PROCEDENCIAS } from './terms.ts';

/** What the deep search is asked: a text, the six filters of the home and what the facets add. */
export const busquedaProfundaSchema = filtroMesasSchema.extend({
  texto: z
    .string()
    .trim()
    .max(MAXIMO_TEXTO_BUSQUEDA, { error: `Escriba máximo ${MAXIMO_TEXTO_BUSQUEDA} caracteres.` })
    .nullish(),
  sectorLider: integerId('sector').nullish(),
  anioUltimaReunion: z.number().int().min(1900).max(9999).nullish(),
  fuente: z.enum(PROCEDENCIAS).nullish(),
  orden: z.enum(ORDENES_PROFUNDA).default('relevancia'),
  pagina: pageNumber.default(1),
  tamano: z.number().int().min(1).max(50).default(10),
});
/** A deep search whatever its page: everything it finds. */
export const busquedaCompletaSchema = busquedaProfundaSchema.omit({ pagina: true, tamano: true });
export type BusquedaProfunda = z.output<typeof busquedaProfundaSchema>;

/** A `Trozo`. */
const trozoSchema = z.object({ texto: z.string(), marcado: z.boolean() });

/** Where the text was found, with the words around it. */
export const coincidenciaSchema = z.object({
  fuente: z.enum(PROCEDENCIAS),
  fragmento: z.array(trozoSchema),
  /** Theme of the meeting it was found in; null outside a meeting, and where the fragment is the theme itself. */
  tematica: z.string().nullable(),
  idReunion: z.number().int().nullable(),
  fecha: z.iso.datetime().nullable(),
});
export type Coincidencia = z.infer<typeof coincidenciaSchema>;

export const mesaEncontradaSchema = z.object({
  id: z.number().int(),
  estadoMesa: z.boolean(),
  nombreMesa: z.string(),
  /** The whole name, with what was searched marked. */
  titulo: z.array(trozoSchema),
  razonSocial: z.string(),
  nombreCompleto: z.string(),
  cantidadServicios: z.number().int(),
  cantidadReuniones: z.number().int(),
  ultimaReunion: z.iso.datetime().nullable(),
  /** The best ones; `cantidadHallazgos` tells how many there are, the name aside. */
  hallazgos: z.array(coincidenciaSchema),
  cantidadHallazgos: z.number().int(),
});
export type MesaEncontrada = z.infer<typeof mesaEncontradaSchema>;

/** A value of a facet with how many mesas would be found if it was chosen with the rest of the search. */
export const valorFacetaSchema = z.object({
  valor: z.string(),
  nombre: z.string(),
  cantidad: z.number().int(),
});
export type ValorFaceta = z.infer<typeof valorFacetaSchema>;

export const facetasSchema = z.record(z.enum(FACETAS), z.array(valorFacetaSchema));
export type Facetas = z.infer<typeof facetasSchema>;
