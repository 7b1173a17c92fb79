import { createMensaje, writeMensajeJson } from '@marco/esquemas/port';
import { clausuraArbitraria, createClausura, PERSONA } from '@marco/esquemas/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMAS_SIMULADAS, type FormaSimulada } from '../../../contract/situaciones.terms.ts';
import { writePeticionXml } from '../../../rules/guiones/peticion-en-xml.ts';
import { PETICION_VACIA, readJson, writeCanonica } from '../../../rules/guiones/peticion-leida.ts';
import { writeJson, writeXml } from '../../../rules/guiones/write-mensaje.ts';
import { getPoblacion } from '../../../rules/poblacion/poblacion.ts';
import { computeRespuesta, type PedidoSimulado } from '../../../rules/situaciones/compute-respuesta.ts';
import { readSituacion, SITUACION_HABITUAL } from '../../../rules/situaciones/situacion-pedida.ts';
import { SITUACION } from '../../../rules/situaciones/situaciones.ts';
import {
  listRotos,
  listSituaciones,
  presentRegla,
} from '../../../rules/situaciones/situaciones-de-operacion.ts';
import { createMaterial, getClausuraDe } from '../../../testing/guion-de-muestra.ts';
import { openMotores, REGLA_DEL_VALIDADOR } from '../../../testing/motores.ts';
import type { MaterialDeGuion } from '../material.ts';
import { buildGuion } from './build-guion.ts';
import { readArbolXml } from './read-xml-pedido.ts';

const MUESTRA = createMaterial(createClausura(PERSONA));

function createPedido(
  material: MaterialDeGuion,
  forma: FormaSimulada,
  caso = '',
  semilla = 'x',
): PedidoSimulado {
  const { guion } = buildGuion(material);
  const [operacion] = guion.operaciones;
  if (!operacion) throw new Error('The material has an operation.');
  const leida = readSituacion(caso, '');
  return {
    guion,
    operacion,
    poblacion: getPoblacion(),
    situacion: 'situacion' in leida ? leida.situacion : SITUACION_HABITUAL,
    peticion: PETICION_VACIA,
    semilla,
    forma,
    paso: 0,
    esObsoleta: false,
  };
}

/** The message of an answer as it is written. */
function write(pedido: PedidoSimulado, forma: FormaSimulada): string {
  const respuesta = computeRespuesta(pedido);
  if ('noDisponible' in respuesta) throw new Error(respuesta.noDisponible);
  const { cuerpo } = respuesta;
  if (cuerpo.clase !== 'mensaje') throw new Error(`It answers ${cuerpo.clase}.`);
  return forma === 'json' ? writeJson(cuerpo.mensaje) : writeXml(cuerpo.de, cuerpo.mensaje);
}

const sayMensaje = (pedido: PedidoSimulado) => {
  const respuesta = computeRespuesta(pedido);
  return !('noDisponible' in respuesta) && respuesta.cuerpo.clase === 'mensaje';
};

describe('[AREA-15] the script of a version', () => {
  it('answers every situation of a message with a right one, in both forms', () => {
    const { clausura, raizId } = getClausuraDe(MUESTRA, 'respuesta');
    using motores = openMotores(clausura, raizId);
    for (const forma of FORMAS_SIMULADAS) {
      const base = createPedido(MUESTRA, forma);
      for (const codigo of listSituaciones(base.operacion, forma)) {
        if (SITUACION[codigo].respuesta.clase !== 'mensaje') continue;
        const pedido = createPedido(MUESTRA, forma, codigo);
        if (!sayMensaje(pedido)) continue;
        const texto = write(pedido, forma);
        expect([codigo, forma, motores.admits(forma, texto), texto]).toEqual([codigo, forma, true, texto]);
      }
    }
  });

  it('breaks exactly the rule that is asked for', () => {
    const { clausura, raizId } = getClausuraDe(MUESTRA, 'respuesta');
    using motores = openMotores(clausura, raizId);
    const base = createPedido(MUESTRA, 'xml');
    const todos = listRotos(base.operacion, 'xml');
    expect(new Set(todos.map(({ regla }) => regla)).size).toBeGreaterThan(5);
    for (const roto of todos) {
      const caso = `respuesta-invalida:${presentRegla(roto, todos)}`;
      const texto = write(createPedido(MUESTRA, 'xml', caso), 'xml');
      const reglas = motores.listReglasXml(texto);
      expect([caso, reglas.length, motores.admits('xml', texto)]).toEqual([caso, 1, false]);
      expect(REGLA_DEL_VALIDADOR[roto.regla]).toContain(reglas[0]);
      if (roto.soloXml) continue;
      const json = write(createPedido(MUESTRA, 'json', caso), 'json');
      expect([caso, motores.admits('json', json)]).toEqual([caso, false]);
    }
  });

  it('the same petition has the same bytes, and another one other people', () => {
    const textos = ['a', 'b', 'c', 'd'].map((semilla) => [
      write(createPedido(MUESTRA, 'json', '', semilla), 'json'),
      write(createPedido(MUESTRA, 'json', '', semilla), 'json'),
    ]);
    for (const [uno, otro] of textos) expect(uno).toBe(otro);
  });

  it('has a petition of JSON written in XML that says the same, and none of what it has no place for', () => {
    let written = 0;
    fc.assert(
      fc.property(clausuraArbitraria, (clausura) => {
        const material = createMaterial(clausura);
        const { guion } = buildGuion(material);
        const [operacion] = guion.operaciones;
        const deMensaje = getClausuraDe(material, 'peticion');
        const valida = createMensaje(deMensaje.clausura, deMensaje.raizId);
        if (!operacion?.peticion || !valida) return;
        const json = writeMensajeJson(deMensaje.clausura, valida);
        const xml = writePeticionXml(guion, operacion, json, '');
        using motores = openMotores(deMensaje.clausura, deMensaje.raizId);
        expect([json, xml, xml !== undefined && motores.admits('xml', xml)]).toEqual([json, xml, true]);
        // XML has no sign for a group of nothing, and says in an attribute what an abstract one is.
        if (!/"\$tipo"|\{\s*\}/.test(json))
          expect(writeCanonica(readArbolXml(xml ?? '') ?? PETICION_VACIA)).toBe(
            writeCanonica(readJson(JSON.parse(json))),
          );
        for (const ajena of ['', '7', '[]', '{"ajeno":1}'])
          expect(writePeticionXml(guion, operacion, ajena, '')).toBeUndefined();
        written += 1;
      }),
      { numRuns: 60 },
    );
    expect(written).toBeGreaterThan(20);
  });

  it('of any closure of the language gives right answers of every measure, and broken ones', {
    timeout: 180_000,
  }, () => {
    let rotas = 0;
    fc.assert(
      fc.property(clausuraArbitraria, fc.string({ maxLength: 8 }), (clausura, semilla) => {
        const material = createMaterial(clausura);
        const base = createPedido(material, 'json', '', semilla);
        const { respuesta } = base.operacion;
        if (respuesta === null) return;
        const deMensaje = getClausuraDe(material, 'respuesta');
        using motores = openMotores(deMensaje.clausura, deMensaje.raizId);
        for (const codigo of [
          'valida',
          'valida-minima',
          'valida-completa',
          'valida-limites',
          'muchos',
        ] as const) {
          const pedido = createPedido(material, 'json', codigo, semilla);
          const [json, xml] = [write(pedido, 'json'), write(pedido, 'xml')];
          expect([codigo, motores.admits('json', json), json]).toEqual([codigo, true, json]);
          expect([codigo, motores.admits('xml', xml), xml]).toEqual([codigo, true, xml]);
        }
        const todos = listRotos(base.operacion, 'xml');
        const roto = todos[semilla.length % Math.max(1, todos.length)];
        if (!roto) return;
        const caso = `respuesta-invalida:${presentRegla(roto, todos)}`;
        const xml = write(createPedido(material, 'xml', caso, semilla), 'xml');
        expect([caso, motores.admits('xml', xml)]).toEqual([caso, false]);
        rotas += 1;
      }),
      { numRuns: 60 },
    );
    expect(rotas).toBeGreaterThan(20);
  });
});
