import { expect, it } from 'vitest';
import { findLimiteDeMensajes } from './limite-mensajes.ts';

const peticion = { operacion: 'consultar', papel: 'peticion' };
const times = (cuantos: number, mensaje: { operacion: string; papel: string }) =>
  Array.from({ length: cuantos }, () => mensaje);
/** Of other operations and parts. */
const otros = (cuantos: number) =>
  Array.from({ length: cuantos }, (_, at) => ({
    operacion: `otra${at % 20}`,
    papel: at % 2 === 0 ? 'peticion' : 'respuesta',
  }));

it.each([
  ['none', [], undefined],
  ['one less than takes one operation and part', times(19, peticion), undefined],
  ['as many as takes one operation and part', times(20, peticion), 'MENSAJES_EXCEDIDOS'],
  ['as many of its answer', times(20, { ...peticion, papel: 'respuesta' }), undefined],
  ['one less than takes the request', otros(199), undefined],
  ['as many as takes the request', otros(200), 'MENSAJES_DE_SOLICITUD_EXCEDIDOS'],
  ['both', [...times(20, peticion), ...otros(180)], 'MENSAJES_EXCEDIDOS'],
])('[AREA-05] a further message beside %s', (_que, mensajes, limite) => {
  expect(findLimiteDeMensajes(mensajes, peticion)).toBe(limite);
});
