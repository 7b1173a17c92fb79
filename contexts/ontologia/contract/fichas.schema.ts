import { integerId } from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { z } from 'zod';
import {
  buildTexto,
  codigoSchema,
  fichaComun,
  idDefinicion,
  idElemento,
  nombreSchema,
  referenciaElementoSchema,
  referenciaSchema,
} from './ficha.schema.ts';
import {
  LENGUAJES_REGLA,
  type LenguajeRegla,
  LIMITES_FICHA,
  SEVERIDADES,
  type Severidad,
  TIPOS_DATO,
  TIPOS_DEFINICION,
  TIPOS_EVENTO,
  TIPOS_REGLA,
  type TipoDatoPropiedad,
  type TipoDefinicion,
  type TipoEvento,
  type TipoRegla,
} from './terms.ts';

function keysOf<Key extends string>(labels: Readonly<Record<Key, string>>): [Key, ...Key[]] {
  return Object.keys(labels) as [Key, ...Key[]];
}

const texto = buildTexto(LIMITES_FICHA.texto);
const elementos = z
  .array(idElemento)
  .max(LIMITES_FICHA.elementos, { error: `Elija máximo ${LIMITES_FICHA.elementos} elementos.` });

const definicionBase = {
  nombre: nombreSchema,
  definicion: buildTexto(LIMITES_FICHA.definicion).min(1, { error: explainRequired('Definición') }),
  fuente: buildTexto(LIMITES_FICHA.fuente),
  idClaseSuperior: idDefinicion,
  idDominio: idDefinicion,
  idRango: idDefinicion,
  rangoTipoDato: z.enum(keysOf<TipoDatoPropiedad>(TIPOS_DATO)).nullable(),
  idElemento: idElemento.nullable(),
  sinonimos: z
    .array(buildTexto(LIMITES_FICHA.sinonimo).min(1, { error: 'Un sinónimo está vacío.' }))
    .max(LIMITES_FICHA.sinonimos, { error: `Escriba máximo ${LIMITES_FICHA.sinonimos} sinónimos.` }),
} as const;
/** What may change of a definition: its code and its kind never do. */
export const cambioDefinicionSchema = z.object(definicionBase);
export const datosDefinicionSchema = z.object({
  codigo: codigoSchema,
  tipo: z.enum(keysOf<TipoDefinicion>(TIPOS_DEFINICION)),
  ...definicionBase,
});
export type CambioDefinicion = z.infer<typeof cambioDefinicionSchema>;
export type DatosDefinicion = z.infer<typeof datosDefinicionSchema>;

const valorSchema = z.object({
  idPropiedad: integerId('definicion'),
  valor: buildTexto(LIMITES_FICHA.valor).min(1, { error: 'Un valor está vacío.' }).nullable(),
  idIndividuo: integerId('individuo').nullable(),
});
const individuoBase = {
  nombre: nombreSchema,
  idClase: integerId('definicion'),
  notacion: buildTexto(LIMITES_FICHA.notacion),
  vigenteDesde: z.iso.date({ error: 'Escriba la fecha como 2026-11-21.' }).nullable(),
  vigenteHasta: z.iso.date({ error: 'Escriba la fecha como 2026-11-21.' }).nullable(),
  valores: z
    .array(valorSchema)
    .max(LIMITES_FICHA.valores, { error: `Escriba máximo ${LIMITES_FICHA.valores} valores.` }),
} as const;
export const cambioIndividuoSchema = z.object(individuoBase);
export const datosIndividuoSchema = z.object({ codigo: codigoSchema, ...individuoBase });
export type CambioIndividuo = z.infer<typeof cambioIndividuoSchema>;
export type DatosIndividuo = z.infer<typeof datosIndividuoSchema>;

const eventoBase = {
  nombre: nombreSchema,
  tipo: z.enum(keysOf<TipoEvento>(TIPOS_EVENTO)),
  descripcion: texto.min(1, { error: explainRequired('Descripción') }),
  disparador: texto,
  precondiciones: texto,
  resultados: texto,
  participantes: z
    .array(
      z.object({
        idClase: integerId('definicion'),
        rol: buildTexto(LIMITES_FICHA.rol).min(1, { error: explainRequired('Rol') }),
      }),
    )
    .max(LIMITES_FICHA.participantes, {
      error: `Agregue máximo ${LIMITES_FICHA.participantes} participantes.`,
    }),
  elementos,
} as const;
export const cambioEventoSchema = z.object(eventoBase);
export const datosEventoSchema = z.object({ codigo: codigoSchema, ...eventoBase });
export type CambioEvento = z.infer<typeof cambioEventoSchema>;
export type DatosEvento = z.infer<typeof datosEventoSchema>;

const reglaBase = {
  nombre: nombreSchema,
  tipo: z.enum(keysOf<TipoRegla>(TIPOS_REGLA)),
  enunciado: texto.min(1, { error: explainRequired('Enunciado') }),
  lenguaje: z.enum(keysOf<LenguajeRegla>(LENGUAJES_REGLA)),
  expresion: buildTexto(LIMITES_FICHA.expresion),
  severidad: z.enum(keysOf<Severidad>(SEVERIDADES)),
  mensaje: buildTexto(LIMITES_FICHA.mensaje),
  idClase: idDefinicion,
  elementos,
} as const;
export const cambioReglaSchema = z.object(reglaBase);
export const datosReglaSchema = z.object({ codigo: codigoSchema, ...reglaBase });
export type CambioRegla = z.infer<typeof cambioReglaSchema>;
export type DatosRegla = z.infer<typeof datosReglaSchema>;

const ref = referenciaSchema.nullable();

export const fichaSchema = z.discriminatedUnion('palabra', [
  datosDefinicionSchema.extend({
    ...fichaComun,
    palabra: z.literal('definicion'),
    claseSuperior: ref,
    dominio: ref,
    rango: ref,
    elemento: referenciaElementoSchema.nullable(),
  }),
  datosIndividuoSchema.extend({
    ...fichaComun,
    palabra: z.literal('individuo'),
    clase: referenciaSchema,
    valores: z.array(valorSchema.extend({ propiedad: referenciaSchema, individuo: ref })),
  }),
  datosEventoSchema.extend({
    ...fichaComun,
    palabra: z.literal('evento'),
    participantes: z.array(
      z.object({ idClase: integerId('definicion'), rol: z.string(), clase: referenciaSchema }),
    ),
    elementosCambiados: z.array(referenciaElementoSchema),
  }),
  datosReglaSchema.extend({
    ...fichaComun,
    palabra: z.literal('regla'),
    clase: ref,
    elementosRevisados: z.array(referenciaElementoSchema),
  }),
]);
export type Ficha = z.infer<typeof fichaSchema>;
export type FichaDe<P extends Ficha['palabra']> = Extract<Ficha, { palabra: P }>;
